import { expect, test } from 'vitest';
import {
  always,
  executeAt,
  experienceOf,
  ofType,
  recordUntil,
  START,
  TEST_SEED,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../../testing/index.ts';

/** Tests that each row of a loot table is rolled independently of the others (game-design 2.9). */

const ROWS = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const KILLS = 400;
/** Four standard deviations of the number of heads in `KILLS` tosses of a fair coin. */
const TOLERANCE = 4 * Math.sqrt(KILLS / 4);

const timeline = always(
  testWorld({
    items: ROWS.map((id) => testItem({ id })),
    enemies: [testEnemy({ id: 1, health: 1, attackPower: 0 })],
    lootTables: [{ id: 1, subTables: ROWS.map((itemId) => ({ itemId, amount: 1, probability: 0.5 })) }],
    regions: [testRegion({ id: 1, enemies: [1] })],
  }),
);

/** Beats `KILLS` enemies. Returns the item ids that each kill gave. */
function manyKills(): readonly ReadonlySet<number>[] {
  const state = testState({ health: 1_000, experience: experienceOf({ Health: 100 }) });
  executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  const moments = recordUntil(state, timeline, START + KILLS * 7_000);
  return ofType(moments, 'OnInventoryChange').map(
    ({ changes }) => new Set(changes.map(({ itemId }) => itemId)),
  );
}

test('each row drops at about its probability, and in about half of the drops of any other row', () => {
  const kills = manyKills();
  const share = (condition: (found: ReadonlySet<number>) => boolean) => kills.filter(condition).length;
  for (const row of ROWS) {
    expect(Math.abs(share((found) => found.has(row)) - KILLS / 2)).toBeLessThan(TOLERANCE);
    for (const other of ROWS.filter((id) => id > row)) {
      const alike = share((found) => found.has(row) === found.has(other));
      expect(Math.abs(alike - KILLS / 2)).toBeLessThan(TOLERANCE);
    }
  }
});
