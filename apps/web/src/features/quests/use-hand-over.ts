import { countersToTurnIn, type PlayerCommand, type Shown, turnInObstacles } from '@slumberfell/engine';
import { type Frame, REFUSALS } from '@slumberfell/protocol';
import { useRef } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { celebrateChapter } from '../celebrations/celebration-store.ts';
import { useFrameChanges } from '../character/frame-events.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';
import { cameSentence } from './came.ts';
import { closedChapterIn } from './closed-chapter.ts';
import { friendSentences } from './friend-words.ts';
import type { QuestFacts } from './use-quests.ts';

/** What a player hands over; the counters come from the chronicle. */
export type Handed = Extract<PlayerCommand, { readonly name: 'turn-in' }>['input'];

type Obstacle = ReturnType<typeof turnInObstacles>[number];

/** Why something cannot be handed over now; empty when it can be. */
export function obstaclesTo(
  handed: Handed,
  shown: Shown,
  { world, countersOf }: QuestFacts,
): readonly Obstacle[] {
  const counters = countersOf(countersToTurnIn(handed, shown, world));
  return turnInObstacles(shown, { ...handed, counters }, world, serverNow());
}

/** The first reason as a sentence; null for none. */
export function refusalOf(obstacles: readonly Obstacle[]): string | null {
  const [first] = obstacles;
  return first === undefined ? null : REFUSALS[first];
}

interface UseHandOver {
  /**
   * Hands over one after the other, says in one notice what came and in one for each villager what the
   * friendship has become, and celebrates a closed chapter.
   */
  readonly handOver: (...handed: readonly Handed[]) => Promise<void>;
  readonly pending: boolean;
}

export function useHandOver({ world }: QuestFacts): UseHandOver {
  const { run, pending } = useCommands();
  const came = useRef<Frame['events'][number][] | null>(null);
  const friends = useRef<readonly string[]>([]);
  useFrameChanges(({ frame, before, after }) => {
    const isOfQuest = frame.events.some(
      (event) =>
        event.type === 'OnChapterClosed' || (event.type === 'OnErrandChange' && event.change === 'fulfilled'),
    );
    if (!isOfQuest || came.current === null) return;
    came.current.push(...frame.events);
    const said = friendSentences(before.shown.friendship, after.shown.friendship, world);
    friends.current = [...friends.current, ...said];
  });
  const handOver = async (...handed: readonly Handed[]): Promise<void> => {
    came.current = [];
    friends.current = [];
    await run(...handed.map((input) => ({ name: 'turn-in' as const, input })));
    const events = came.current;
    came.current = null;
    const sentence = cameSentence(events, world);
    if (sentence !== null) notify(sentence);
    for (const friendship of friends.current) notify(friendship);
    const closed = closedChapterIn(events, world);
    if (closed === null) return;
    celebrateChapter(closed);
    // What is celebrated, and the next chapter, begin at the top.
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return { handOver, pending };
}
