import {
  EXPERIENCE_LOSS_PER_LEVEL,
  FREE_LEVELS_BELOW,
  FULL_EXPERIENCE,
  LEAST_EXPERIENCE_FACTOR,
} from '@slumberfell/engine';

/** Levels between two rows of the table. */
const STRIDE = 5;

/**
 * For the rows of a table: how many levels an enemy is below the combat level. The first is 0. The next is
 * the last with full experience; from there on every `STRIDE` levels, until the experience is the least.
 */
export function experienceLandmarks(): number[] {
  const lossyLevels = (FULL_EXPERIENCE - LEAST_EXPERIENCE_FACTOR) / EXPERIENCE_LOSS_PER_LEVEL;
  const steps = Math.floor(lossyLevels / STRIDE);
  return [0, ...Array.from({ length: steps + 1 }, (_, step) => FREE_LEVELS_BELOW + step * STRIDE)];
}
