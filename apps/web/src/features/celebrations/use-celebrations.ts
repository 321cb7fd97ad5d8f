import { useEffect, useEffectEvent, useRef } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { forgetCelebrated, isCelebrated } from '../character/celebrated.ts';
import { useFrameChanges } from '../character/frame-events.ts';
import { useCharacter, useCharacterState } from '../character/use-character.ts';
import { celebrateWaiting, forgetCelebrations } from './celebration-store.ts';
import { mayCelebrate } from './may-celebrate.ts';

/** ms after a frame at which the page asks, so that the firsts of a moment need one call. */
const AFTER_FRAME = 1_200;
/** ms after the page has fetched the character: what the player sees first comes first. */
const AFTER_OPENING = 2_500;
/** ms to the next attempt after a call without an answer. */
const AFTER_FAILURE = 60_000;

/**
 * Celebrates what the character has reached for the first time: when the page has fetched it and the report
 * of the night is put away, and when a frame may have brought something. A page in the background waits until
 * the player looks at it.
 */
export function useCelebrations(): void {
  const world = useWorld();
  const characterId = useCharacter(({ id }) => id);
  const layouts = useCharacterState((state) => state.layouts);
  const hasReport = useCharacterState(({ idleReport }) => idleReport !== null);
  /** When the page is to ask, by `Date.now()`; null when it is not. */
  const due = useRef<number | null>(null);
  /** Keys for which the server was asked: they are celebrated, or were no first. */
  const asked = useRef(new Set<number>());
  const isAsking = useRef(false);

  const plan = (delay: number) => {
    const at = Date.now() + delay;
    due.current = Math.max(at, due.current ?? 0);
  };
  useFrameChanges((change) => {
    const fresh = mayCelebrate(change, world).filter((key) => !asked.current.has(key));
    for (const key of fresh) asked.current.add(key);
    if (fresh.length > 0 && !isCelebrated(change.frame.to)) plan(AFTER_FRAME);
  });
  const look = useEffectEvent(async () => {
    const isDue = due.current !== null && due.current <= Date.now();
    if (!isDue || isAsking.current || hasReport || document.visibilityState === 'hidden') return;
    due.current = null;
    isAsking.current = true;
    const isAnswered = await celebrateWaiting().catch(() => false);
    isAsking.current = false;
    if (!isAnswered) plan(AFTER_FAILURE);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each layout may bring something without frames.
  useEffect(() => plan(AFTER_OPENING), [layouts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another character has other firsts.
  useEffect(() => {
    const timer = setInterval(() => void look(), 500);
    return () => {
      clearInterval(timer);
      asked.current.clear();
      forgetCelebrations();
      forgetCelebrated();
    };
  }, [characterId]);
}
