import { describe, expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import {
  CELLAR,
  DUNGEON_SETS,
  inDungeon,
  KING,
  LATCHKEY,
  littleDungeon,
  RAT,
} from '../../testing/dungeon-world.ts';
import { testWorld } from '../../testing/fixture.ts';
import { ofType, recordUntil, START, settle, testDungeon, testEnemy, testItem } from '../../testing/index.ts';
import type { StaticData } from '../../world/static-data.ts';
import { EquipmentType } from '../../world/static-data.ts';
import type { Timeline } from '../../world/world.ts';

/**
 * Tests how a change of content affects runs of a dungeon. A run keeps the content with which it began
 * (game-design 2.16b).
 */

const [RING, NEW_KEY] = [21, 22];
const ring = (attackPower: number) => testItem({ id: RING, equipmentType: EquipmentType.Ring, attackPower });
const before = littleDungeon({ items: [...DUNGEON_SETS.items, ring(1)] }, 'old');

/**
 * A timeline with the content of `before`, in which a content with `sets` and a stronger ring becomes live
 * `after` ms after START.
 */
const changed = (after: number, sets: Partial<StaticData>): Timeline => [
  ...before,
  {
    at: START + after,
    world: testWorld({ ...DUNGEON_SETS, items: [...DUNGEON_SETS.items, ring(50)], ...sets }, 'new'),
  },
];

/** Content in which the dungeon has only the king, and the king gives more experience. */
const lonelyKing: Partial<StaticData> = {
  enemies: [testEnemy({ id: KING, health: 1, attackPower: 0, mainStatExperience: 99 })],
  dungeons: [testDungeon({ id: CELLAR, keyItemId: LATCHKEY, sequences: [{ enemyId: KING, amount: 1 }] })],
};

describe('new content', () => {
  test('does not change the current run: enemies, their order and their experience', () => {
    const timeline = changed(3_000, lonelyKing);
    const state = inDungeon(2, timeline);
    const moments = recordUntil(state, timeline, START + 15_000);
    const starts = ofType(moments, 'OnCombatStart');
    expect(starts.map(({ enemyId, content }) => [enemyId, content])).toEqual([
      [RAT, 'old'],
      [RAT, 'old'],
      [KING, 'old'],
    ]);
    const taught = ofType(moments, 'GrantedCombatExperience').map(({ experience }) => experience);
    expect(taught).toEqual([10, 10, 30]);
  });

  test('counts from the next run', () => {
    const timeline = changed(3_000, lonelyKing);
    const state = inDungeon(3, timeline);
    settle(state, timeline, START + 19_999);
    const moments = recordUntil(state, timeline, START + 30_000);
    const starts = ofType(moments, 'OnCombatStart');
    expect(starts.map(({ at, enemyId, content }) => [at - START, enemyId, content])).toEqual([
      [20_000, KING, 'new'],
      [28_000, KING, 'new'],
    ]);
    const taught = ofType(moments, 'GrantedCombatExperience').map(({ experience }) => experience);
    expect(taught).toEqual([99]);
  });

  test('that becomes live at the instant at which a run begins counts for that run', () => {
    const timeline = changed(20_000, lonelyKing);
    const state = inDungeon(2, timeline);
    settle(state, timeline, START + 20_000);
    expect(state.shown.action).toMatchObject({ content: 'new', enemyId: KING });
  });

  test('changes the values of worn pieces from the next run', () => {
    const timeline = changed(3_000, {});
    const state = inDungeon(2, timeline, { equipment: { ring: RING } });
    const starts = ofType(recordUntil(state, timeline, START + 20_000), 'OnCombatStart');
    expect(starts.map(({ fighter }) => fighter.attackPower)).toEqual([5, 5, 5, 54]);
  });

  test('with another key takes that key for the next run', () => {
    const items = [...DUNGEON_SETS.items, testItem({ id: NEW_KEY })];
    const dungeons = DUNGEON_SETS.dungeons.map((dungeon) => ({ ...dungeon, keyItemId: NEW_KEY }));
    const timeline = changed(3_000, { items, dungeons });
    const inventory = amountsOf({ [LATCHKEY]: 3, [NEW_KEY]: 1 });
    const state = inDungeon(3, timeline, { inventory });
    const moments = recordUntil(state, timeline, START + 60_000);
    expect(ofType(moments, 'OnInventoryChange').filter(({ reason }) => reason === 'key')).toMatchObject([
      { at: START + 20_000, changes: [{ itemId: NEW_KEY, amount: -1 }] },
    ]);
    expect(moments.at(-1)).toMatchObject({ at: START + 38_000, events: [{ reason: 'no-key' }] });
  });
});

describe('a dungeon that is retired', () => {
  const timeline = changed(3_000, { dungeons: [] });

  test('continues until the end of the current run, with its loot', () => {
    const state = inDungeon(2, timeline);
    const moments = recordUntil(state, timeline, START + 15_000);
    expect(ofType(moments, 'OnInventoryChange')).toMatchObject([{ reason: 'loot' }]);
    expect(state.shown.action).toMatchObject({ isRunOver: true, content: 'old' });
  });

  test('takes no key for another run: the session ends with this reason', () => {
    const state = inDungeon(2, timeline);
    settle(state, timeline, START + 15_000);
    const { inventory } = state.shown;
    expect(recordUntil(state, timeline, START + 60_000)).toEqual([
      { at: START + 20_000, events: [{ type: 'OnIdleSessionFinished', reason: 'retired', health: 97 }] },
    ]);
    expect(state.shown.inventory).toEqual(inventory);
  });

  test('in its last run ends the session as done', () => {
    const [finish] = ofType(
      recordUntil(inDungeon(1, timeline), timeline, START + 60_000),
      'OnIdleSessionFinished',
    );
    expect(finish).toMatchObject({ reason: 'done', at: START + 15_000 });
  });
});
