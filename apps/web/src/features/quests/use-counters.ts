import { type Counter, type CounterKey, countersOfSums, type World } from '@slumberfell/engine';
import type { ChronicleAnswer, Frame } from '@slumberfell/protocol';
import { useMemo, useRef, useState } from 'react';
import type { Failure } from '../../lib/api/call.ts';
import { useFrameChanges } from '../character/frame-events.ts';
import { useChronicle } from '../chronicle/use-chronicle.ts';

/** The least time in ms between two fetches while a fight runs. */
const PAUSE = 60_000;

/** The counters that terms ask for, as the chronicle had them when it was last fetched. */
export type CountersOf = (keys: readonly CounterKey[]) => readonly Counter[];

interface UseCounters {
  /** Null until the chronicle is fetched. */
  readonly countersOf: CountersOf | null;
  readonly failure: Failure | null;
  readonly refetch: () => void;
}

/**
 * The counters of the open character. They are fetched when the screen opens, when a session ends, when an
 * errand is accepted, whose kills count from then on, and after fights once in `PAUSE`.
 */
export function useCounters(world: World): UseCounters {
  const { data: outcome, refetch } = useChronicle();
  // A later fetch that fails does not take away what is known.
  const [known, setKnown] = useState<ChronicleAnswer | null>(null);
  if (outcome?.ok && outcome.answer !== known) setKnown(outcome.answer);
  const fetchedAt = useRef(0);
  useFrameChanges(({ frame }) => {
    const now = performance.now();
    const isDue = hasFight(frame) && now - fetchedAt.current >= PAUSE;
    if (!isDue && !isTurningPoint(frame)) return;
    fetchedAt.current = now;
    void refetch();
  });
  const countersOf = useMemo(() => known && countersIn(known, world), [known, world]);
  return {
    countersOf,
    failure: known === null && outcome && !outcome.ok ? outcome.failure : null,
    refetch: () => void refetch(),
  };
}

const hasFight = ({ events }: Frame): boolean => events.some(({ type }) => type === 'OnCombatTurn');

const isTurningPoint = ({ events }: Frame): boolean =>
  events.some(
    (event) =>
      event.type === 'OnIdleSessionFinished' ||
      (event.type === 'OnErrandChange' && event.change === 'accepted'),
  );

export function countersIn(
  { kills, runs }: Pick<ChronicleAnswer, 'kills' | 'runs'>,
  world: World,
): CountersOf {
  const byEnemy = new Map(kills.map((row) => [row.enemyId, row.kills]));
  const byDungeon = new Map(runs.map((row) => [row.dungeonId, row.runs]));
  return (keys) =>
    countersOfSums(
      keys,
      { kills: (id) => byEnemy.get(id) ?? 0, runs: (id) => byDungeon.get(id) ?? 0 },
      world,
    );
}
