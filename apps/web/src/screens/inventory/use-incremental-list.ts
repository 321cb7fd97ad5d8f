import { startTransition, useEffect, useState } from 'react';
import { reportDrawing, TYPING_PAUSE } from '../../ui/pictures/typing-pause.ts';
import { firstListStep, type ListSteps, NOTHING_YET, nextListStep } from './incremental-list.ts';

/**
 * Replaces the rendered list with `list` over several frames, beginning at the first rendered entry. On a
 * slow machine, rendering a hundred tiles in one frame would delay the next key press.
 * @param first index of the first rendered entry, as in `firstListStep`
 * @param end index after the last rendered entry, as in `firstListStep`
 * @returns the list to render now
 */
export function useIncrementalList<T>(list: readonly T[], first: number, end: number): readonly T[] {
  const [before, setSteps] = useState<ListSteps<T>>(NOTHING_YET);
  const steps = before.list === list ? before : firstListStep(list, before, first, end);
  if (steps !== before) setSteps(steps);
  useEffect(() => {
    reportDrawing(steps.drawsInTime);
    if (steps.drawn === list) return;
    const go = (at: number | null) => startTransition(() => setSteps(nextListStep(steps, end, at)));
    let rest: ReturnType<typeof setTimeout> | undefined;
    // The browser calls this just before it draws the current step, so that the next step is drawn in a later
    // frame.
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
