import { startTransition, useEffect, useState } from 'react';
import { REST, tellPace } from '../../ui/pictures/pace.ts';
import { firstStep, NOTHING_YET, nextStep, type Steps } from './steps.ts';

/**
 * A list that follows another some places in each frame, from the first one that is in the page on: to draw a hundred tiles anew
 * takes a slow machine so long that the next key waits for it.
 * @param first @param end the places that are in the page, as of `firstStep`
 */
export function useInSteps<T>(list: readonly T[], first: number, end: number): readonly T[] {
  const [before, setSteps] = useState<Steps<T>>(NOTHING_YET);
  const steps = before.list === list ? before : firstStep(list, before, first, end);
  if (steps !== before) setSteps(steps);
  useEffect(() => {
    tellPace(steps.keepsUp);
    if (steps.drawn === list) return;
    const go = (at: number | null) => startTransition(() => setSteps(nextStep(steps, end, at)));
    let rest: ReturnType<typeof setTimeout> | undefined;
    // In the frame that shows this step: what the next one takes comes after it.
    const frame = requestAnimationFrame((at) => {
      if (steps.isFirst && !steps.keepsUp) rest = setTimeout(go, REST, null);
      else go(at);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [list, steps, end]);
  return steps.drawn;
}
