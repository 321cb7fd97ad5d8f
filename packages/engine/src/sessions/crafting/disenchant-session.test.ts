import { describe, expect, test } from 'vitest';
import { BASE_IDLE_TIME } from '../../character/idle-time.ts';
import type { Command } from '../../commands/registry.ts';
import { amountsOf } from '../../state/amounts.ts';
import {
  COMMON,
  DISENCHANTING_SETS,
  disenchant,
  disenchanter,
  disenchantingTimeline,
  ESSENCE,
  essenceCraft,
  RARE,
} from '../../testing/disenchanting-world.ts';
import {
  executeAt,
  IDLE_TROPHY,
  ofType,
  recordUntil,
  START,
  settle,
  testWorld,
  withIdleTime,
} from '../../testing/index.ts';
import { ItemQuality, type StaticData } from '../../world/static-data.ts';
import type { Timeline } from '../../world/world.ts';

/** Tests of refreshes and changes of content during disenchanting (game-design 2.10, 2.12, 2.16b). */

const timeline = disenchantingTimeline();
const owning = (amounts: Readonly<Record<number, number>>) => ({ inventory: amountsOf(amounts) });
const refresh: Command = { name: 'refresh', input: {} };
const sell = (itemId: number, amount: number): Command => ({ name: 'sell', input: { itemId, amount } });
const DAY = START + 86_400_000;

describe('a refresh', () => {
  test('restores the pieces that are left, restarts the count, and keeps the progress of the action', () => {
    const state = disenchanter(
      timeline,
      owning({ [COMMON]: 3, [RARE]: 2 }),
      disenchant([COMMON, 3], [RARE, 2]),
    );
    const pieces = [
      { itemId: COMMON, amount: 1 },
      { itemId: RARE, amount: 2 },
    ];
    const limitAt = START + 7_000 + BASE_IDLE_TIME * 1000;
    expect(executeAt(state, timeline, START + 7_000, refresh)).toEqual([
      { type: 'SessionRefreshed', limitAt, target: null, pieces },
    ]);
    expect(state.shown.action).toMatchObject({
      startAt: START + 7_000,
      limitAt,
      actionAt: START + 6_000,
      done: 0,
      pieces,
      place: 0,
    });
    expect(recordUntil(state, timeline, DAY).map(({ at }) => at - START)).toEqual([9_000, 12_000, 15_000]);
  });

  test('restores no more than is still owned', () => {
    const state = disenchanter(
      timeline,
      owning({ [COMMON]: 5, [RARE]: 1 }),
      disenchant([COMMON, 5], [RARE, 1]),
    );
    executeAt(state, timeline, START + 1_000, sell(COMMON, 3));
    executeAt(state, timeline, START + 1_000, sell(RARE, 1));
    executeAt(state, timeline, START + 2_000, refresh);
    expect(state.shown.action).toMatchObject({ pieces: [{ itemId: COMMON, amount: 2 }] });
  });

  test('gives skipped pieces another turn when they are owned again', () => {
    const state = disenchanter(
      timeline,
      owning({ [COMMON]: 1, [RARE]: 2 }),
      disenchant([COMMON, 1], [RARE, 2]),
    );
    executeAt(state, timeline, START + 1_000, { name: 'equip', input: { itemId: COMMON } });
    executeAt(state, timeline, START + 4_000, { name: 'unequip', input: { equipmentType: 7 } });
    executeAt(state, timeline, START + 4_000, refresh);
    const finished = ofType(recordUntil(state, timeline, DAY), 'CraftingActionFinished');
    expect(finished.map(({ at, piece }) => [at - START, piece])).toEqual([
      [6_000, COMMON],
      [9_000, RARE],
    ]);
  });

  test('restores no more pieces than the idle time allows, in the order of the request', () => {
    const state = disenchanter(
      withIdleTime(timeline, 60),
      { ...owning({ [COMMON]: 2, [RARE]: 9 }), trophies: [IDLE_TROPHY, 1] },
      disenchant([COMMON, 2], [RARE, 9]),
    );
    executeAt(state, withIdleTime(timeline, 10), START + 1_000, refresh);
    expect(state.shown.action).toMatchObject({
      pieces: [
        { itemId: COMMON, amount: 2 },
        { itemId: RARE, amount: 2 },
      ],
    });
  });

  test('without pieces continues until the running action ends, which then finds none', () => {
    const state = disenchanter(timeline, owning({ [COMMON]: 1 }), disenchant([COMMON, 1]));
    executeAt(state, timeline, START + 1_000, sell(COMMON, 1));
    executeAt(state, timeline, START + 2_000, refresh);
    expect(recordUntil(state, timeline, DAY)).toMatchObject([
      { at: START + 3_000, events: [{ type: 'OnIdleSessionFinished', reason: 'components' }] },
    ]);
  });
});

describe('new content', () => {
  const rings = (change: (item: (typeof DISENCHANTING_SETS.items)[number]) => typeof item) =>
    DISENCHANTING_SETS.items.map((item) => (item.id === COMMON ? change(item) : item));
  const from = (after: number, sets: Partial<StaticData>): Timeline => [
    ...timeline,
    { at: START + after, world: testWorld({ ...DISENCHANTING_SETS, ...sets }, 'v2') },
  ];

  test('counts for the actions that begin under it', () => {
    const items = rings((item) => ({ ...item, quality: ItemQuality.Legendary }));
    const when = from(4_000, { items, crafteableItems: [{ ...essenceCraft, baseActionTime: 2 }] });
    const state = disenchanter(when, owning({ [COMMON]: 4 }), disenchant([COMMON, 4]));
    const changes = ofType(recordUntil(state, when, DAY), 'OnInventoryChange');
    expect(changes.map(({ at, changes: [, essence] }) => [at - START, essence?.amount])).toEqual([
      [3_000, 1],
      [6_000, 1],
      [8_000, 5],
      [10_000, 5],
    ]);
  });

  test('in which a piece becomes another essence skips the piece', () => {
    const items = rings(({ disenchantsInto: _essence, ...item }) => item);
    const when = from(1_000, { items });
    const state = disenchanter(when, owning({ [COMMON]: 9, [RARE]: 1 }), disenchant([COMMON, 9], [RARE, 1]));
    settle(state, when, DAY);
    expect(state.shown.inventory).toEqual(amountsOf({ [ESSENCE]: 3, [COMMON]: 8 }));
  });

  test('without this essence ends the session when the running action is finished', () => {
    const when = from(1_000, { crafteableItems: [] });
    const state = disenchanter(when, owning({ [COMMON]: 9 }), disenchant([COMMON, 9]));
    const moments = recordUntil(state, when, DAY);
    expect(moments.map(({ at }) => at - START)).toEqual([3_000]);
    expect(moments[0]?.events.at(-1)).toEqual({
      type: 'OnIdleSessionFinished',
      reason: 'retired',
      health: null,
    });
  });
});
