import { describe, expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import { testWorld } from '../../testing/fixture.ts';
import { ofType, START, settle, testDungeon, testEnemy, testItem, watch } from '../../testing/index.ts';
import {
  CELLAR,
  delving,
  KING,
  LATCHKEY,
  LITTLE_SETS,
  littleDungeon,
  RAT,
} from '../../testing/little-dungeon.ts';
import type { StaticData } from '../../world/static-data.ts';
import { EquipmentType } from '../../world/static-data.ts';
import type { Timeline } from '../../world/world.ts';

/**
 * What a change of content does to runs of a dungeon (game-design 2.16b: a run stays with what it began
 * with).
 */

const [RING, NEW_KEY] = [21, 22];
const ring = (attackPower: number) => testItem({ id: RING, equipmentType: EquipmentType.Ring, attackPower });
const before = littleDungeon({ items: [...LITTLE_SETS.items, ring(1)] }, 'old');

/** The first content, and another from so many milliseconds after START. */
const changed = (after: number, sets: Partial<StaticData>): Timeline => [
  ...before,
  {
    at: START + after,
    world: testWorld({ ...LITTLE_SETS, items: [...LITTLE_SETS.items, ring(50)], ...sets }, 'new'),
  },
];

/** Only the king is left in the dungeon, and he teaches more. */
const lonelyKing: Partial<StaticData> = {
  enemies: [testEnemy({ id: KING, health: 1, attackPower: 0, mainStatExperience: 99 })],
  dungeons: [testDungeon({ id: CELLAR, keyItemId: LATCHKEY, sequences: [{ enemyId: KING, amount: 1 }] })],
};

describe('new content', () => {
  test('leaves the run under way as it was begun: enemies, order and what they teach', () => {
    const timeline = changed(3_000, lonelyKing);
    const state = delving(2, timeline);
    const moments = watch(state, timeline, START + 15_000);
    const starts = ofType(moments, 'OnCombatStart');
    expect(starts.map(({ enemyId, content }) => [enemyId, content])).toEqual([
      [RAT, 'old'],
      [RAT, 'old'],
      [KING, 'old'],
    ]);
    const taught = ofType(moments, 'GrantedCombatExperience').map(({ experience }) => experience);
    expect(taught).toEqual([10, 10, 30]);
  });

  test('holds from the next run on', () => {
    const timeline = changed(3_000, lonelyKing);
    const state = delving(3, timeline);
    settle(state, timeline, START + 19_999);
    const moments = watch(state, timeline, START + 30_000);
    const starts = ofType(moments, 'OnCombatStart');
    expect(starts.map(({ at, enemyId, content }) => [at - START, enemyId, content])).toEqual([
      [20_000, KING, 'new'],
      [28_000, KING, 'new'],
    ]);
    const taught = ofType(moments, 'GrantedCombatExperience').map(({ experience }) => experience);
    expect(taught).toEqual([99]);
  });

  test('live at the very beginning of a run is what it is run with', () => {
    const timeline = changed(20_000, lonelyKing);
    const state = delving(2, timeline);
    settle(state, timeline, START + 20_000);
    expect(state.shown.action).toMatchObject({ content: 'new', enemyId: KING });
  });

  test('makes worn pieces worth what it says from the next run on', () => {
    const timeline = changed(3_000, {});
    const state = delving(2, timeline, { equipment: { ring: RING } });
    const starts = ofType(watch(state, timeline, START + 20_000), 'OnCombatStart');
    expect(starts.map(({ fighter }) => fighter.attackPower)).toEqual([5, 5, 5, 54]);
  });

  test('with another key takes that one for the next run', () => {
    const items = [...LITTLE_SETS.items, testItem({ id: NEW_KEY })];
    const dungeons = LITTLE_SETS.dungeons.map((dungeon) => ({ ...dungeon, keyItemId: NEW_KEY }));
    const timeline = changed(3_000, { items, dungeons });
    const inventory = amountsOf({ [LATCHKEY]: 3, [NEW_KEY]: 1 });
    const state = delving(3, timeline, { inventory });
    const moments = watch(state, timeline, START + 60_000);
    expect(ofType(moments, 'OnInventoryChange').filter(({ reason }) => reason === 'key')).toMatchObject([
      { at: START + 20_000, changes: [{ itemId: NEW_KEY, amount: -1 }] },
    ]);
    expect(moments.at(-1)).toMatchObject({ at: START + 38_000, events: [{ reason: 'no-key' }] });
  });
});

describe('a dungeon that is retired', () => {
  const timeline = changed(3_000, { dungeons: [] });

  test('is run to the end of the run under way, loot included', () => {
    const state = delving(2, timeline);
    const moments = watch(state, timeline, START + 15_000);
    expect(ofType(moments, 'OnInventoryChange')).toMatchObject([{ reason: 'loot' }]);
    expect(state.shown.action).toMatchObject({ isRunOver: true, content: 'old' });
  });

  test('takes no key for another run: the session ends and says so', () => {
    const state = delving(2, timeline);
    settle(state, timeline, START + 15_000);
    const { inventory } = state.shown;
    expect(watch(state, timeline, START + 60_000)).toEqual([
      { at: START + 20_000, events: [{ type: 'OnIdleSessionFinished', reason: 'retired', health: 97 }] },
    ]);
    expect(state.shown.inventory).toEqual(inventory);
  });

  test('in its last run ends as done', () => {
    const [finish] = ofType(watch(delving(1, timeline), timeline, START + 60_000), 'OnIdleSessionFinished');
    expect(finish).toMatchObject({ reason: 'done', at: START + 15_000 });
  });
});
