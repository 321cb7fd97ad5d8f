import {
  EXPERIENCE_LOSS_PER_LEVEL,
  FREE_LEVELS_BELOW,
  FULL_EXPERIENCE,
  LEAST_EXPERIENCE_FACTOR,
} from '@slumberfell/engine';

/** Levels between two rows of the table. */
const STRIDE = 5;

/**
 * The rows of a table: by how many levels an enemy is below the combat level. First 0, then the largest
 * difference with full experience, then every `STRIDE` levels more, until the experience is the least.
 */
export function experienceLandmarks(): number[] {
  const lossyLevels = (FULL_EXPERIENCE - LEAST_EXPERIENCE_FACTOR) / EXPERIENCE_LOSS_PER_LEVEL;
  const steps = Math.floor(lossyLevels / STRIDE);
  return [0, ...Array.from({ length: steps + 1 }, (_, step) => FREE_LEVELS_BELOW + step * STRIDE)];
}
