import { startTransition, useEffect, useState } from 'react';
import { reportDrawing, TYPING_PAUSE } from '../../ui/pictures/typing-pause.ts';
import { firstStep, type ListSteps, NOTHING_YET, nextStep } from './incremental-list.ts';

/**
 * Replaces one list with another over several frames, from the first rendered place on. Rendering a hundred
 * tiles at once takes a slow machine so long that the next key press waits for it.
 * @param first first rendered place, as in `firstStep`
 * @param end place after the last rendered one, as in `firstStep`
 */
export function useIncrementalList<T>(list: readonly T[], first: number, end: number): readonly T[] {
  const [before, setSteps] = useState<ListSteps<T>>(NOTHING_YET);
  const steps = before.list === list ? before : firstStep(list, before, first, end);
  if (steps !== before) setSteps(steps);
  useEffect(() => {
    reportDrawing(steps.drawsInTime);
    if (steps.drawn === list) return;
    const go = (at: number | null) => startTransition(() => setSteps(nextStep(steps, end, at)));
    let rest: ReturnType<typeof setTimeout> | undefined;
    // Runs in the frame that shows this step, so that the next step's work comes after that frame.
    const frame = requestAnimationFrame((at) => {
      if (steps.isFirst && !steps.drawsInTime) rest = setTimeout(go, TYPING_PAUSE, null);
      else go(at);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [list, steps, end]);
  return steps.drawn;
}
