import { countersOfSums } from '../quests/counters.ts';
import type { Counter, CounterKey } from '../world/counter.ts';
import type { World } from '../world/world.ts';
import { type Chronicle, chronicleSum } from './chronicle.ts';

/** The counters of a chronicle. */
export const countersOf = (
  keys: readonly CounterKey[],
  chronicle: Chronicle,
  world: World,
): readonly Counter[] =>
  countersOfSums(
    keys,
    {
      kills: (enemyId) => chronicleSum(chronicle, 'enemies', enemyId, 'kills'),
      runs: (dungeonId) => chronicleSum(chronicle, 'dungeons', dungeonId, 'runs'),
    },
    world,
  );
