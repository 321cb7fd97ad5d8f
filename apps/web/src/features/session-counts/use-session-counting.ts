import { useEffect } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useFrameChanges } from '../character/frame-events.ts';
import { characterStore } from '../character/store.ts';
import { countShown, noteEnd, storeCounts } from './session-counts-store.ts';

/** Counts what combat brings while the game is open, on every screen. */
export function useSessionCounting(): void {
  const world = useWorld();
  useEffect(() => {
    const count = () => {
      const { character } = characterStore.getState();
      if (character !== null) countShown(character.id, character.shown, world);
    };
    count();
    return characterStore.subscribe(count);
  }, [world]);
  // The store has the state after the frame already, so the end is counted.
  useFrameChanges(({ frame }) => {
    for (const event of frame.events) if (event.type === 'OnIdleSessionFinished') noteEnd(event.reason);
  });
  useEffect(() => {
    addEventListener('pagehide', storeCounts);
    return () => {
      removeEventListener('pagehide', storeCounts);
      storeCounts();
    };
  }, []);
}
