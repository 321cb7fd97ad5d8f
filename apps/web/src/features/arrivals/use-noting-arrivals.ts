import { useEffect } from 'react';
import { useFrameChanges } from '../character/frame-events.ts';
import { characterStore } from '../character/store.ts';
import { arrivedWith } from './arrivals.ts';
import { noteArrivals, storeArrivals } from './arrivals-store.ts';

/** The pause in ms between two writes of the arrivals. */
const PAUSE = 15_000;

/** Notes which kinds of items come while the game is open, on every screen. */
export function useNotingArrivals(): void {
  useFrameChanges(({ frame }) => {
    const { character } = characterStore.getState();
    if (character !== null) noteArrivals(character.id, arrivedWith(frame.events), frame.to);
  });
  useEffect(() => {
    const timer = setInterval(storeArrivals, PAUSE);
    addEventListener('pagehide', storeArrivals);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', storeArrivals);
      storeArrivals();
    };
  }, []);
}
