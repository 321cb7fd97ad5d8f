import { describe, expect, test } from 'vitest';
import type { Moment } from '../../events/registry.ts';
import { amountOf, amountsOf } from '../../state/amounts.ts';
import { MAX_AMOUNT } from '../../state/experience.ts';
import {
  COMMON,
  DISENCHANTING_SETS,
  disenchant,
  disenchanter,
  disenchantingTimeline,
  ELITE,
  EPIC,
  ESSENCE,
  essenceCraft,
  LEGENDARY,
  RARE,
  UNCOMMON,
} from '../../testing/disenchanting-world.ts';
import { executeAt, ofType, recordUntil, START, settle, testItem } from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import { EquipmentType } from '../../world/static-data.ts';
import { targetOf } from './essence.ts';

/**
 * Tests of disenchanting pieces of equipment (game-design 2.12, 2.16b). In these tests one piece takes 3 s.
 */

const timeline = disenchantingTimeline();
const owning = (amounts: Readonly<Record<number, number>>) => ({ inventory: amountsOf(amounts) });
/** For each disenchanted piece: the seconds after START, and the item id of the piece. */
const undone = (moments: readonly Moment[]) =>
  ofType(moments, 'CraftingActionFinished').map(({ at, piece }) => [(at - START) / 1000, piece]);
const finishOf = (moments: readonly Moment[]) => ofType(moments, 'OnIdleSessionFinished')[0];
const DAY = START + 86_400_000;

describe('a piece', () => {
  test.each([
    ['Common', COMMON, 1],
    ['Uncommon', UNCOMMON, 1],
    ['Rare', RARE, 2],
    ['Elite', ELITE, 3],
    ['Epic', EPIC, 4],
    ['Legendary', LEGENDARY, 5],
  ])('of quality %s gives so many essences, and experience for each', (_quality, itemId, essences) => {
    const state = disenchanter(timeline, owning({ [itemId]: 1 }), disenchant([itemId, 1]));
    settle(state, timeline, START + 3_000);
    expect(state.shown.inventory).toEqual([ESSENCE, essences]);
    expect(state.shown.experience[SKILL.Runecarving - 1]).toBe(5 * essences);
  });

  test('is taken at the end of its action, at the instant at which its essence is added', () => {
    const state = disenchanter(timeline, owning({ [RARE]: 2 }), disenchant([RARE, 2]));
    settle(state, timeline, START + 2_999);
    expect(state.shown.inventory).toEqual([RARE, 2]);
    expect(recordUntil(state, timeline, START + 3_000)).toEqual([
      {
        at: START + 3_000,
        events: [
          {
            type: 'CraftingActionFinished',
            itemId: ESSENCE,
            skillId: SKILL.Runecarving,
            piece: RARE,
            experience: 10,
            done: 1,
            content: 'v1',
          },
          {
            type: 'OnInventoryChange',
            reason: 'disenchanted',
            changes: [
              { itemId: RARE, amount: -1 },
              { itemId: ESSENCE, amount: 2 },
            ],
          },
        ],
      },
    ]);
  });

  test('rolls the loot of its action once, for any number of essences', () => {
    const [CURIO, TABLE] = [77, 9];
    const found = disenchantingTimeline({
      items: [...DISENCHANTING_SETS.items, testItem({ id: CURIO })],
      crafteableItems: [{ ...essenceCraft, lootTableId: TABLE }],
      lootTables: [{ id: TABLE, subTables: [{ itemId: CURIO, amount: 1, probability: 1 }] }],
    });
    const state = disenchanter(found, owning({ [LEGENDARY]: 2 }), disenchant([LEGENDARY, 2]));
    settle(state, found, DAY);
    expect(state.shown.inventory).toEqual(amountsOf({ [ESSENCE]: 10, [CURIO]: 2 }));
  });

  test('is taken also when the essence has the largest amount', () => {
    const state = disenchanter(
      timeline,
      owning({ [ESSENCE]: MAX_AMOUNT - 2, [LEGENDARY]: 2 }),
      disenchant([LEGENDARY, 2]),
    );
    const changes = ofType(recordUntil(state, timeline, DAY), 'OnInventoryChange').map(
      (event) => event.changes,
    );
    expect(changes).toEqual([
      [
        { itemId: LEGENDARY, amount: -1 },
        { itemId: ESSENCE, amount: 2 },
      ],
      [{ itemId: LEGENDARY, amount: -1 }],
    ]);
  });
});

describe('the pieces', () => {
  test('are disenchanted in the order of the request, not of their ids', () => {
    const shown = owning({ [COMMON]: 2, [RARE]: 1, [EPIC]: 1 });
    const state = disenchanter(timeline, shown, disenchant([EPIC, 1], [COMMON, 2], [RARE, 1]));
    const moments = recordUntil(state, timeline, DAY);
    expect(undone(moments)).toEqual([
      [3, EPIC],
      [6, COMMON],
      [9, COMMON],
      [12, RARE],
    ]);
    expect(finishOf(moments)).toMatchObject({ reason: 'done', at: START + 12_000, health: null });
    expect(state.shown).toMatchObject({ action: null, inventory: [ESSENCE, 8] });
  });

  test('that were not requested stay', () => {
    const state = disenchanter(timeline, owning({ [COMMON]: 5 }), disenchant([COMMON, 2]));
    settle(state, timeline, DAY);
    expect(state.shown.inventory).toEqual(amountsOf({ [ESSENCE]: 2, [COMMON]: 3 }));
  });

  test('that were sold before their turn are skipped in no time', () => {
    const state = disenchanter(
      timeline,
      owning({ [COMMON]: 1, [RARE]: 1 }),
      disenchant([COMMON, 1], [RARE, 1]),
    );
    executeAt(state, timeline, START + 1_000, { name: 'sell', input: { itemId: COMMON, amount: 1 } });
    const moments = recordUntil(state, timeline, DAY);
    expect(undone(moments)).toEqual([[3, RARE]]);
    expect(finishOf(moments)).toMatchObject({ reason: 'done', at: START + 3_000 });
  });

  test('that are worn before their turn are skipped: worn pieces are not disenchanted', () => {
    const state = disenchanter(
      timeline,
      owning({ [COMMON]: 1, [RARE]: 1 }),
      disenchant([COMMON, 1], [RARE, 1]),
    );
    executeAt(state, timeline, START + 1_000, { name: 'equip', input: { itemId: COMMON } });
    expect(undone(recordUntil(state, timeline, DAY))).toEqual([[3, RARE]]);
    expect(state.shown.equipment).toEqual({ ring: COMMON });
  });

  test('that are owned again in time are disenchanted in their turn', () => {
    const state = disenchanter(
      timeline,
      owning({ [COMMON]: 1, [RARE]: 1 }),
      disenchant([COMMON, 1], [RARE, 1]),
    );
    executeAt(state, timeline, START + 1_000, { name: 'equip', input: { itemId: COMMON } });
    executeAt(state, timeline, START + 2_999, {
      name: 'unequip',
      input: { equipmentType: EquipmentType.Ring },
    });
    expect(undone(recordUntil(state, timeline, DAY))).toEqual([
      [3, COMMON],
      [6, RARE],
    ]);
  });

  test('that are owned again after their turn stay skipped', () => {
    const state = disenchanter(
      timeline,
      owning({ [COMMON]: 1, [RARE]: 2 }),
      disenchant([COMMON, 1], [RARE, 2]),
    );
    executeAt(state, timeline, START + 1_000, { name: 'equip', input: { itemId: COMMON } });
    executeAt(state, timeline, START + 4_000, {
      name: 'unequip',
      input: { equipmentType: EquipmentType.Ring },
    });
    const moments = recordUntil(state, timeline, DAY);
    expect(undone(moments)).toEqual([[6, RARE]]);
    expect(finishOf(moments)).toMatchObject({ reason: 'done', at: START + 6_000 });
    expect(amountOf(state.shown.inventory, COMMON)).toBe(1);
  });

  test('of which none is left end the session at the end of the action that lacks them', () => {
    const state = disenchanter(timeline, owning({ [COMMON]: 3 }), disenchant([COMMON, 3]));
    executeAt(state, timeline, START + 4_000, { name: 'sell', input: { itemId: COMMON, amount: 2 } });
    expect(state.shown.action).not.toBeNull();
    expect(recordUntil(state, timeline, DAY)).toEqual([
      { at: START + 6_000, events: [{ type: 'OnIdleSessionFinished', reason: 'components', health: null }] },
    ]);
  });
});

test('a stop loses the running action, and its piece stays', () => {
  const state = disenchanter(timeline, owning({ [RARE]: 3 }), disenchant([RARE, 3]));
  const events = executeAt(state, timeline, START + 5_999, { name: 'stop', input: {} });
  expect(events).toEqual([{ type: 'OnIdleSessionFinished', reason: 'stopped', health: null }]);
  expect(state.shown.inventory).toEqual(amountsOf({ [ESSENCE]: 2, [RARE]: 2 }));
});

test('the target of a session counts the disenchanted pieces and those whose turn may still come', () => {
  const state = disenchanter(
    timeline,
    owning({ [COMMON]: 2, [RARE]: 2 }),
    disenchant([COMMON, 2], [RARE, 2]),
  );
  const targetAt = (after: number): number => {
    settle(state, timeline, START + after);
    const { action } = state.shown;
    return action?.kind === 'disenchant' ? targetOf(action) : 0;
  };
  expect(targetAt(0)).toBe(4);
  executeAt(state, timeline, START + 4_000, { name: 'sell', input: { itemId: COMMON, amount: 1 } });
  expect(targetAt(4_000)).toBe(4);
  // The session skipped the second Common piece, because it was sold.
  expect(targetAt(6_000)).toBe(3);
});
