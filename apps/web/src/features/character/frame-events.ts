import type { Frame, Held } from '@slumberfell/protocol';
import { useEffect, useEffectEvent } from 'react';

/** What a frame changed: the frame, and what was held before and after it. */
export interface Happening {
  readonly frame: Frame;
  readonly before: Held;
  readonly after: Held;
}

type Listener = (happening: Happening) => void;

const listeners = new Set<Listener>();

/** Told of every frame right after it is folded in; layout data, which replaces everything, is none. */
function onHappening(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function happened(happening: Happening): void {
  for (const listener of listeners) listener(happening);
}

/** For what passes and is not kept: a number that pops, a shake, a notice. What is kept comes from `useCharacter`. */
export function useHappenings(listener: Listener): void {
  const told = useEffectEvent(listener);
  useEffect(() => onHappening((happening) => told(happening)), []);
}
