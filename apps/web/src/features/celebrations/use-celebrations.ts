import { useEffect } from 'react';
import { openedWorldOf } from '../../lib/static-data/load.ts';
import { forgetCelebrated, isCelebrated } from '../character/celebrated.ts';
import { onFrameChange } from '../character/frame-events.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { AskTimes } from './ask-times.ts';
import { celebrateWaiting, forgetCelebrations } from './celebration-store.ts';
import { mayCelebrate } from './may-celebrate.ts';

/** How often in ms the page looks whether it is time to ask. */
const LOOK = 500;

/**
 * Celebrates what the character has reached for the first time: when the page has fetched it and the report
 * of the night is put away, and when a frame may have brought something. A page in the background waits until
 * the player looks at it.
 */
export function useCelebrations(): void {
  const characterId = useCharacter(({ id }) => id);
  useEffect(() => followFirsts(characterId), [characterId]);
}

/** @returns ends it, and forgets what waits to be shown */
function followFirsts(characterId: number): () => void {
  const times = new AskTimes();
  let isAsking = false;
  const look = async () => {
    const { character, idleReport } = characterStore.getState();
    const isSeen = idleReport === null && document.visibilityState !== 'hidden';
    if (!times.isDue(Date.now()) || isAsking || !isSeen || character?.id !== characterId) return;
    times.asking();
    isAsking = true;
    const isAnswered = await celebrateWaiting().catch(() => false);
    isAsking = false;
    if (!isAnswered) times.failed(Date.now());
  };
  times.opened(Date.now());
  const stopLayouts = characterStore.subscribe(({ layouts }, before) => {
    if (layouts !== before.layouts) times.opened(Date.now());
  });
  const stopFrames = onFrameChange((change) => {
    const keys = mayCelebrate(change, openedWorldOf(undefined));
    times.brought(keys, isCelebrated(change.frame.to), Date.now());
  });
  const timer = setInterval(() => void look(), LOOK);
  return () => {
    clearInterval(timer);
    stopLayouts();
    stopFrames();
    forgetCelebrations();
    forgetCelebrated();
  };
}
