import type { Frame, Held } from '@slumberfell/protocol';
import { useEffect, useEffectEvent } from 'react';

/** A frame, and the state before and after it. */
export interface Happening {
  readonly frame: Frame;
  readonly before: Held;
  readonly after: Held;
}

type Listener = (happening: Happening) => void;

const listeners = new Set<Listener>();

/**
 * Calls the listener for each frame right after it was applied. Layout data is not a frame: it replaces the
 * whole state.
 */
function onHappening(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function happened(happening: Happening): void {
  for (const listener of listeners) listener(happening);
}

/**
 * For short effects of a frame that are not kept: a damage number, a shake, a notice. For the state use
 * `useCharacter`.
 */
export function useHappenings(listener: Listener): void {
  const told = useEffectEvent(listener);
  useEffect(() => onHappening((happening) => told(happening)), []);
}
