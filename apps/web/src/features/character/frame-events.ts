import type { ClientState, Frame } from '@slumberfell/protocol';
import { useEffect, useEffectEvent } from 'react';

/** A frame, and the state before and after it. */
export interface FrameChange {
  readonly frame: Frame;
  readonly before: ClientState;
  readonly after: ClientState;
}

type Listener = (change: FrameChange) => void;

const listeners = new Set<Listener>();

/**
 * Calls the listener for each frame right after it was applied. Layout data is not a frame: it replaces the
 * whole state.
 */
export function onFrameChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function publishFrameChange(change: FrameChange): void {
  for (const listener of listeners) listener(change);
}

/**
 * Calls the listener for each frame. Use it for short effects that the page does not keep: a damage number, a
 * shake, a notice. For the state use `useCharacter`.
 */
export function useFrameChanges(listener: Listener): void {
  const onChange = useEffectEvent(listener);
  useEffect(() => onFrameChange((change) => onChange(change)), []);
}
