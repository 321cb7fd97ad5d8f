import {
  EXPERIENCE_LOSS_PER_LEVEL,
  FREE_LEVELS_BELOW,
  FULL_EXPERIENCE,
  LEAST_EXPERIENCE_FACTOR,
} from '@slumberfell/engine';

/** Levels between two lines of the table. */
const STRIDE = 5;

/**
 * Levels below the combat level for the table: 0, then from the last level with full experience to the first
 * with the least.
 */
export function experienceLandmarks(): number[] {
  const lossyLevels = (FULL_EXPERIENCE - LEAST_EXPERIENCE_FACTOR) / EXPERIENCE_LOSS_PER_LEVEL;
  const steps = Math.floor(lossyLevels / STRIDE);
  return [0, ...Array.from({ length: steps + 1 }, (_, step) => FREE_LEVELS_BELOW + step * STRIDE)];
}
