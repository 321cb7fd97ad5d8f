import {
  EXPERIENCE_LOSS_PER_LEVEL,
  FREE_LEVELS_BELOW,
  FULL_EXPERIENCE,
  LEAST_EXPERIENCE_FACTOR,
} from '@slumberfell/engine';

/** Every so many levels a line is enough. */
const STRIDE = 5;

/** Levels below the combat level: 0, then from the last with all the experience to the first with the least. */
export function experienceLandmarks(): number[] {
  const lossyLevels = (FULL_EXPERIENCE - LEAST_EXPERIENCE_FACTOR) / EXPERIENCE_LOSS_PER_LEVEL;
  const steps = Math.floor(lossyLevels / STRIDE);
  return [0, ...Array.from({ length: steps + 1 }, (_, step) => FREE_LEVELS_BELOW + step * STRIDE)];
}
