import type { Command } from '../commands/registry.ts';
import { PULL_TIME_BETWEEN_RUNS, PULL_TIME_IN_RUN } from '../sessions/combat/dungeon-runs.ts';
import type { Shown, State } from '../state/state.ts';
import { ItemCategory, type StaticData } from '../world/static-data.ts';
import type { Timeline } from '../world/world.ts';
import {
  always,
  START,
  TEST_SEED,
  testDungeon,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from './fixture.ts';
import { executeAt } from './play.ts';

/**
 * A small dungeon for tests of its rules: two rats and their king. Every fight takes one turn and costs one
 * point of health. So after START the first run lasts from 0 s to 15 s, the second from 20 s to 33 s, the
 * third from 38 s to 51 s.
 */
export const RAT = 1;
export const KING = 2;
export const TAIL = 3;
export const CROWN = 4;
export const LATCHKEY = 5;
export const CELLAR = 9;

const rat = testEnemy({ id: RAT, health: 1, attackPower: 0 });
const king = testEnemy({ id: KING, health: 1, attackPower: 0, mainStatExperience: 30, healthExperience: 10 });

/** The static data of the dungeon and of everything that it refers to. */
export const DUNGEON_SETS = {
  items: [
    testItem({ id: TAIL }),
    testItem({ id: CROWN }),
    testItem({ id: LATCHKEY, category: ItemCategory.Key, value: 20 }),
  ],
  enemies: [rat, king],
  lootTables: [
    { id: RAT, subTables: [{ itemId: TAIL, amount: 1, probability: 1 }] },
    { id: KING, subTables: [{ itemId: CROWN, amount: 2, probability: 1 }] },
  ],
  regions: [testRegion({ id: 1, enemies: [RAT] }), testRegion({ id: 2 })],
  dungeons: [
    testDungeon({
      id: CELLAR,
      keyItemId: LATCHKEY,
      sequences: [
        { enemyId: RAT, amount: 2 },
        { enemyId: KING, amount: 1 },
      ],
    }),
  ],
} satisfies Partial<StaticData>;

/** A timeline with the dungeon. The given `sets` replace those of `DUNGEON_SETS`. */
export const littleDungeon = (sets: Partial<StaticData> = {}, version = 'v1'): Timeline =>
  always(testWorld({ ...DUNGEON_SETS, ...sets }, version));

export const enter = (runs: number, dungeonId = CELLAR): Command => ({
  name: 'begin-dungeon',
  input: { dungeonId, runs, key: TEST_SEED },
});

/**
 * A character with three keys who begins `runs` runs at START. Its last combat ended 3 s before START, so the
 * opening pull has its least length, 2 s.
 */
export function inDungeon(runs: number, timeline: Timeline, shown: Partial<Shown> = {}): State {
  const state = testState({
    inventory: [LATCHKEY, 3],
    healthAt: START - PULL_TIME_BETWEEN_RUNS + PULL_TIME_IN_RUN,
    ...shown,
  });
  executeAt(state, timeline, START, enter(runs));
  return state;
}
