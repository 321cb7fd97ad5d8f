import { MAX_AMOUNT } from '../state/experience.ts';
import { COUNTER_KINDS, type Counter, type CounterKey, type CounterKind } from '../world/counter.ts';
import type { Errand, Term } from '../world/quests.ts';
import type { World } from '../world/world.ts';

export const isCounted = (term: Term): term is Term & CounterKey =>
  (COUNTER_KINDS as readonly string[]).includes(term.kind);

/** The value of a counter; 0 when it is not among them. */
export const countOf = (counters: readonly Counter[], { kind, id }: CounterKey): number =>
  counters.find((counter) => counter.kind === kind && counter.id === id)?.count ?? 0;

/** The sum of the kills that an errand asks for. */
export const killsFor = ({ ids }: Errand, counters: readonly Counter[]): number =>
  ids.reduce((sum, id) => Math.min(MAX_AMOUNT, sum + countOf(counters, { kind: 'kill', id })), 0);

/** The values of some counters, where a caller has them. */
export type CountersOf = (keys: readonly CounterKey[]) => readonly Counter[];

/** What a chronicle has counted. */
export interface CountedSums {
  readonly kills: (enemyId: number) => number;
  readonly runs: (dungeonId: number) => number;
}

/** The counters that follow from what a chronicle has counted. */
export const countersOfSums = (
  keys: readonly CounterKey[],
  sums: CountedSums,
  world: World,
): readonly Counter[] => keys.map(({ kind, id }) => ({ kind, id, count: counted(kind, id, sums, world) }));

function counted(kind: CounterKind, id: number, { kills, runs }: CountedSums, world: World): number {
  if (kind === 'run') return runs(id);
  if (kind === 'kill') return kills(id);
  return world.sets.enemies.reduce(
    (sum, enemy) => (enemy.regionId === id ? Math.min(MAX_AMOUNT, sum + kills(enemy.id)) : sum),
    0,
  );
}
