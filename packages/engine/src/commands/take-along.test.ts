import { describe, expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import { isCombat } from '../state/state.ts';
import {
  always,
  executeAt,
  refused,
  START,
  settle,
  TEST_SEED,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import { ItemCategory } from '../world/static-data.ts';
import { Verb } from '../world/traits/trait.ts';
import type { Command, CommandInputs } from './registry.ts';

/** Tests of companions: the command, saved sets, and from when on their traits count (game-design 2.16d). */

const [CAT, LAMB, DOG] = [1, 2, 3];
const pet = (id: number, ...traits: [verb: Verb, a: number, b: number][]) =>
  testItem({ id, category: ItemCategory.Pet, ...(traits.length > 0 && { traits }) });
const timeline = always(
  testWorld({
    items: [pet(CAT, [Verb.Haste, 1_000, 0]), pet(LAMB, [Verb.Linger, 5, 0]), pet(DOG)],
    enemies: [testEnemy({ id: 7, health: 1 })],
    regions: [testRegion({ id: 1, enemies: [7] })],
  }),
);
const take = (itemId?: number): Command => ({
  name: 'take-along',
  input: itemId === undefined ? {} : { itemId },
});
const save = (input: Partial<CommandInputs['save-set']> = {}): Command => ({
  name: 'save-set',
  input: { slot: 1, name: 'Night', ...input },
});
const wear = (input: CommandInputs['wear']): Command => ({ name: 'wear', input });
const HUNT: Command = { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } };

describe('taking a pet along', () => {
  test('replaces the one before, and ends with no pet', () => {
    const state = testState({ pets: [CAT, DOG] });
    expect(executeAt(state, timeline, START, take(CAT))).toEqual([
      { type: 'OnCompanionChange', itemId: CAT },
    ]);
    expect(executeAt(state, timeline, START, take(DOG))).toEqual([
      { type: 'OnCompanionChange', itemId: DOG },
    ]);
    expect(state.shown).toMatchObject({ companion: DOG, pets: [CAT, DOG] });
    expect(executeAt(state, timeline, START, take())).toEqual([{ type: 'OnCompanionChange', itemId: null }]);
  });

  test('changes nothing when it goes along already', () => {
    const state = testState({ pets: [CAT], companion: CAT });
    expect(executeAt(state, timeline, START, take(CAT))).toEqual([]);
    expect(executeAt(testState(), timeline, START, take())).toEqual([]);
  });

  test('is refused for a pet that is not tamed, and for an unknown item', () => {
    const state = testState({ inventory: amountsOf({ [CAT]: 1 }), pets: [DOG] });
    expect(refused(state, timeline, START, take(CAT))).toBe('pet/not-tamed');
    expect(refused(state, timeline, START, take(99))).toBe('item/unknown');
  });

  test('counts from the next fight, with the pull after it', () => {
    const state = testState({ pets: [CAT] });
    executeAt(state, timeline, START, HUNT);
    executeAt(state, timeline, START + 1_000, take(CAT));
    const bearersAt = (after: number): readonly number[] => {
      settle(state, timeline, START + after);
      const { action } = state.shown;
      return isCombat(action) ? (action.bearers ?? []) : [];
    };
    expect(bearersAt(4_500)).toEqual([CAT]);
    executeAt(state, timeline, START + 4_500, take());
    expect(bearersAt(4_600)).toEqual([CAT]);
    settle(state, timeline, START + 8_000);
    expect(state.shown.action).toMatchObject({ phase: 'pull', pullTime: 3_000 });
  });

  test('lets a session linger, and ends that when it stays at home', () => {
    const state = testState({ pets: [LAMB], companion: LAMB });
    executeAt(state, timeline, START, HUNT);
    const { totalIdleTime } = state.shown;
    const lingers = totalIdleTime * 1000 * (5 / 60);
    expect(state.shown.action).toMatchObject({ lingers });
    expect(executeAt(state, timeline, START + 1_000, take())).toEqual([
      { type: 'OnCompanionChange', itemId: null },
      { type: 'OnLimitChange', limitAt: START + totalIdleTime * 1000, lingers: 0 },
    ]);
  });
});

describe('saved sets', () => {
  test('take along the pet that went along when they were saved, on request', () => {
    const state = testState({ pets: [CAT, DOG], companion: CAT });
    executeAt(state, timeline, START, save());
    expect(state.shown.sets[0]).not.toHaveProperty('companion');
    executeAt(state, timeline, START, save({ companion: true }));
    executeAt(state, timeline, START, take(DOG));
    expect(executeAt(state, timeline, START, wear({ slot: 1 }))).toEqual([
      { type: 'OnCompanionChange', itemId: CAT },
    ]);
  });

  test('that were saved without a pet leave none', () => {
    const state = testState({ pets: [CAT] });
    executeAt(state, timeline, START, save({ companion: true }));
    executeAt(state, timeline, START, take(CAT));
    executeAt(state, timeline, START, wear({ slot: 1 }));
    expect(state.shown.companion).toBeNull();
  });

  test('tell a pet that is not tamed', () => {
    const set = { slot: 1, name: 'Night', pieces: {}, companion: CAT };
    const state = testState({ sets: [set], companion: null });
    expect(executeAt(state, timeline, START, wear({ slot: 1 }))).toEqual([
      { type: 'OnPiecesNotWorn', pieces: [{ itemId: CAT, reason: 'pet/not-tamed' }] },
    ]);
  });
});

describe('a pet among the pieces to wear', () => {
  const pieces = (...ids: number[]) => wear({ pieces: ids.map((itemId) => ({ itemId, amount: 1 })) });

  test('goes along', () => {
    const state = testState({ pets: [CAT, DOG] });
    expect(executeAt(state, timeline, START, pieces(DOG))).toEqual([
      { type: 'OnCompanionChange', itemId: DOG },
    ]);
  });

  test('is told when it is not tamed, and refused beside another', () => {
    const state = testState({ pets: [CAT], inventory: amountsOf({ [DOG]: 1 }) });
    expect(executeAt(state, timeline, START, pieces(DOG))).toEqual([
      { type: 'OnPiecesNotWorn', pieces: [{ itemId: DOG, reason: 'pet/not-tamed' }] },
    ]);
    expect(refused(state, timeline, START, pieces(CAT, DOG))).toBe('wear/same-slot');
  });
});
