import {
  type CountedMoment,
  type CountersOf,
  countersOfSums,
  limitedSum,
  type World,
} from '@slumberfell/engine';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Failure } from '../../lib/api/call.ts';
import { useCharacter, useCharacterState } from '../character/use-character.ts';
import { type CountedSums, fetchCountedSums, useCountedMoments } from './counted-frames.ts';

/** The time in ms after which a failed fetch is repeated. */
const PAUSE = 30_000;

interface UseCounters {
  /** The counters that terms ask for, as of the newest frame. Null until the sums are fetched. */
  readonly countersOf: CountersOf | null;
  readonly failure: Failure | null;
  readonly refetch: () => void;
}

/**
 * The counters of the open character. The sums are fetched once for each layout, because a layout is what the
 * page fetches when it has missed frames; from then on frames are counted.
 * @param isWanted false fetches nothing; what was fetched before is there all the same
 */
export function useCounters(world: World, isWanted: boolean): UseCounters {
  const id = useCharacter((character) => character.id);
  const layouts = useCharacterState((state) => state.layouts);
  const moments = useCountedMoments();
  const { data: outcome, refetch } = useQuery({
    queryKey: ['counted-sums', id, layouts],
    queryFn: fetchCountedSums,
    enabled: isWanted,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (state.data?.ok === false ? PAUSE : false),
    placeholderData: keepPreviousData,
  });
  // A later fetch that fails does not take away what is known.
  const [sums, setSums] = useState<CountedSums | null>(null);
  if (outcome?.ok && outcome.answer !== sums) setSums(outcome.answer);
  const countersOf = useMemo(() => sums && countersIn(sums, moments, world), [sums, moments, world]);
  return {
    countersOf,
    failure: sums === null && outcome && !outcome.ok ? outcome.failure : null,
    refetch: () => void refetch(),
  };
}

/** The counters of what was fetched, and of the moments after it. */
export function countersIn(
  { until, kills, runs }: CountedSums,
  moments: readonly CountedMoment[],
  world: World,
): CountersOf {
  const byEnemy = new Map(kills.map((row) => [row.enemyId, row.kills]));
  const byDungeon = new Map(runs.map((row) => [row.dungeonId, row.runs]));
  for (const { at, enemyIds, dungeonIds } of moments) {
    if (at <= until) continue;
    for (const id of enemyIds) byEnemy.set(id, limitedSum(byEnemy.get(id) ?? 0, 1));
    for (const id of dungeonIds) byDungeon.set(id, limitedSum(byDungeon.get(id) ?? 0, 1));
  }
  return (keys) =>
    countersOfSums(
      keys,
      { kills: (id) => byEnemy.get(id) ?? 0, runs: (id) => byDungeon.get(id) ?? 0 },
      world,
    );
}
