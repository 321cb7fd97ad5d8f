import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { advance } from '../settle/advance.ts';
import { amountOf, amountsOf } from '../state/amounts.ts';
import { KEEP_ALL } from '../state/kept.ts';
import {
  always,
  executeAt,
  refused,
  START,
  TEST_SEED,
  testCraft,
  testItem,
  testState,
  testWorld,
} from '../testing/index.ts';
import { EquipmentType } from '../world/static-data.ts';

/** Tests of kept amounts and of the mark of junk. */

const [RING, ESSENCE, GONE] = [1, 2, 99];
const timeline = always(
  testWorld({
    items: [
      testItem({ id: RING, equipmentType: EquipmentType.Ring, disenchantsInto: ESSENCE }),
      testItem({ id: ESSENCE }),
    ],
    crafteableItems: [testCraft({ itemId: ESSENCE })],
  }),
);
const keep = (itemId: number, amount: number): Command => ({ name: 'keep', input: { itemId, amount } });
const mark = (itemId: number, junk: boolean): Command => ({ name: 'mark-junk', input: { itemId, junk } });
const sell = (amount: number): Command => ({ name: 'sell', input: { itemId: RING, amount } });
const disenchant = (amount: number): Command => ({
  name: 'begin-disenchanting',
  input: { itemId: ESSENCE, items: [{ itemId: RING, amount }], key: TEST_SEED },
});
const rings = { inventory: amountsOf({ [RING]: 9 }) };

describe('a kept amount', () => {
  test('is not sold', () => {
    const state = testState(rings);
    executeAt(state, timeline, START, keep(RING, 4));
    expect(refused(state, timeline, START, sell(6))).toBe('item/kept');
    expect(refused(state, timeline, START, sell(10))).toBe('item/not-owned');
    executeAt(state, timeline, START, sell(5));
    expect(state.shown.inventory).toEqual(amountsOf({ [RING]: 4 }));
    executeAt(state, timeline, START, keep(RING, 0));
    expect(state.shown.kept).toEqual([]);
    executeAt(state, timeline, START, sell(4));
  });

  test('that is all of an item locks it', () => {
    const state = testState(rings);
    executeAt(state, timeline, START, keep(RING, KEEP_ALL));
    expect(refused(state, timeline, START, sell(1))).toBe('item/kept');
    expect(refused(state, timeline, START, disenchant(1))).toBe('item/kept');
  });

  test('does not keep a piece from being worn', () => {
    const state = testState({ ...rings, kept: amountsOf({ [RING]: KEEP_ALL }) });
    executeAt(state, timeline, START, { name: 'equip', input: { itemId: RING } });
    expect(state.shown.equipment.ring).toBe(RING);
  });

  test('is not disenchanted, also when it is kept while the session runs', () => {
    const state = testState({ ...rings, kept: amountsOf({ [RING]: 2 }) });
    expect(refused(state, timeline, START, disenchant(8))).toBe('item/kept');
    executeAt(state, timeline, START, disenchant(7));
    advance(state, timeline, START + 10_000);
    executeAt(state, timeline, START + 10_000, keep(RING, 5));
    advance(state, timeline, START + 3_600_000);
    expect(amountOf(state.shown.inventory, RING)).toBe(5);
    expect(state.shown.action).toBeNull();
  });

  test('is never below 0', () => {
    expect(refused(testState(rings), timeline, START, keep(RING, -1))).toBe('amount/invalid');
  });
});

describe('the mark of junk', () => {
  test('is set and removed', () => {
    const state = testState();
    executeAt(state, timeline, START, mark(ESSENCE, true));
    executeAt(state, timeline, START, mark(RING, true));
    executeAt(state, timeline, START, mark(RING, true));
    expect(state.shown.junk).toEqual([RING, ESSENCE]);
    executeAt(state, timeline, START, mark(RING, false));
    expect(state.shown.junk).toEqual([ESSENCE]);
  });
});

test('several items are marked at once, each once, or none', () => {
  const state = testState();
  const also = [{ itemId: RING }, { itemId: ESSENCE }];
  const events = executeAt(state, timeline, START, {
    name: 'keep',
    input: { itemId: RING, amount: 3, also },
  });
  expect(events).toEqual([{ type: 'OnKeepChange', itemIds: [RING, ESSENCE], amount: 3 }]);
  executeAt(state, timeline, START, { name: 'mark-junk', input: { itemId: ESSENCE, junk: true, also } });
  expect(state.shown).toMatchObject({ kept: [RING, 3, ESSENCE, 3], junk: [RING, ESSENCE] });
  const unknown = { itemId: RING, junk: true, also: [{ itemId: GONE }] };
  expect(refused(state, timeline, START, { name: 'mark-junk', input: unknown })).toBe('item/unknown');
});

test('marks of an item that the content no longer has can be removed and not set', () => {
  const state = testState({ junk: [GONE], kept: [GONE, 1] });
  expect(refused(state, timeline, START, keep(GONE, 2))).toBe('item/unknown');
  expect(refused(state, timeline, START, mark(GONE, true))).toBe('item/unknown');
  executeAt(state, timeline, START, keep(GONE, 0));
  executeAt(state, timeline, START, mark(GONE, false));
  expect(state.shown).toMatchObject({ junk: [], kept: [] });
});
