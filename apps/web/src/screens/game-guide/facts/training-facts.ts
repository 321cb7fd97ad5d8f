import { lesson } from '@slumberfell/engine';
import { FREE_LESSON } from './rules-in-numbers.ts';

/** Every so many levels a line is enough. */
const STRIDE = 5;

/** Levels below, from where everything is taught to where it gets no less. */
export function lessonLandmarks(): number[] {
  const landmarks = [0];
  for (
    let levels = FREE_LESSON;
    lesson(levels, 0) < lesson(levels - 1, 0) || levels === FREE_LESSON;
    levels += STRIDE
  )
    landmarks.push(levels);
  return landmarks;
}
