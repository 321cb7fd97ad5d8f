import type { Counter, CounterKey, CounterKind } from '../quests/counters.ts';
import type { World } from '../world/world.ts';
import { type Chronicle, chronicleSum } from './chronicle.ts';
import { limitedSum } from './limited-sum.ts';

/** The counters of a chronicle. */
export const countersOf = (
  keys: readonly CounterKey[],
  chronicle: Chronicle,
  world: World,
): readonly Counter[] =>
  keys.map(({ kind, id }) => ({ kind, id, count: counted(kind, id, chronicle, world) }));

function counted(kind: CounterKind, id: number, chronicle: Chronicle, world: World): number {
  if (kind === 'run') return chronicleSum(chronicle, 'dungeons', id, 'runs');
  if (kind === 'kill') return chronicleSum(chronicle, 'enemies', id, 'kills');
  return world.sets.enemies.reduce(
    (sum, enemy) =>
      enemy.regionId === id ? limitedSum(sum, chronicleSum(chronicle, 'enemies', enemy.id, 'kills')) : sum,
    0,
  );
}
