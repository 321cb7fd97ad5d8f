import { expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import {
  always,
  executeAt,
  START,
  testDungeon,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { EnemyType } from '../world/static-data.ts';
import { combatRates, RATE_RUNS } from './combat-rates.ts';
import { experienceAnHour } from './experience-sums.ts';
import { perKill } from './per-kill.ts';

const [KEY, TOOTH, CROWN] = [1, 2, 3];
const [RAT, KING] = [11, 12];
const SEED = [4, 3, 2, 1] as const;

const world = testWorld({
  items: [KEY, TOOTH, CROWN].map((id) => testItem({ id, value: 5 })),
  enemies: [
    testEnemy({ id: RAT, attackPower: 0 }),
    testEnemy({ id: KING, attackPower: 0, type: EnemyType.Boss, regionId: 2 }),
  ],
  lootTables: [
    { id: RAT, subTables: [{ itemId: TOOTH, amount: 1, probability: 1 }] },
    { id: KING, subTables: [{ itemId: CROWN, amount: 1, probability: 1 }] },
  ],
  regions: [
    testRegion({ id: 1, enemies: [RAT] }),
    testRegion({ id: 2, enemies: [KING] }),
    testRegion({ id: 3 }),
  ],
  dungeons: [
    testDungeon({
      id: 9,
      keyItemId: KEY,
      regionId: 2,
      sequences: [
        { enemyId: RAT, amount: 2 },
        { enemyId: KING, amount: 1 },
      ],
    }),
  ],
});
const question = { shown: testState({ regionId: 1 }).shown, at: START, seed: SEED };

test('rates of targets are those of the character there, with keys', () => {
  const [region, dungeon, boss] = combatRates(
    [
      { kind: 'region', id: 1 },
      { kind: 'dungeon', id: 9 },
      { kind: 'enemy', id: KING },
    ],
    question,
    world,
  );
  expect(region?.items.map(({ itemId }) => itemId)).toEqual([TOOTH]);
  expect(region?.runs).toBe(RATE_RUNS);
  // Only the last enemies of a dungeon leave loot, and each run costs a key.
  expect(dungeon?.items.map(({ itemId }) => itemId)).toEqual([KEY, CROWN]);
  const [keys, crowns] = dungeon?.items ?? [];
  expect(crowns?.expected).toBeCloseTo(dungeon?.dungeonRuns.expected ?? 0);
  expect(-(keys?.expected ?? 0)).toBeGreaterThanOrEqual(crowns?.expected ?? 0);
  expect(dungeon?.kills.expected).toBeGreaterThan(2 * (crowns?.expected ?? 0));
  expect(boss?.items.map(({ itemId, expected }) => [itemId, expected])).toEqual([
    [CROWN, boss?.kills.expected],
  ]);
});

test('a kill brings the loot and the experience of one enemy, and nothing is known without a kill', () => {
  const [rats] = combatRates([{ kind: 'enemy', id: RAT }], question, world);
  if (!rats) throw new Error('No rat can be fought');
  const { experience = 0, gold, food } = perKill(rats) ?? {};
  expect([gold, food]).toEqual([5, 0]);
  expect(experience * rats.kills.perHour).toBeCloseTo(experienceAnHour(rats));
  expect(perKill({ ...rats, kills: { expected: 0, perHour: 0 } })).toBeNull();
});

test('what runs does not matter, and nothing can begin where no enemy is', () => {
  const state = testState({ regionId: 1, inventory: amountsOf({ [KEY]: 1 }) });
  const command = { name: 'begin-hunting', input: { regionId: 1, key: SEED } } as const;
  executeAt(state, always(world), START, command);
  const [running, nowhere] = combatRates(
    [
      { kind: 'region', id: 1 },
      { kind: 'region', id: 3 },
    ],
    { ...question, shown: state.shown },
    world,
  );
  const [resting] = combatRates([{ kind: 'region', id: 1 }], question, world);
  expect(running).toEqual(resting);
  expect(nowhere).toBeNull();
});
