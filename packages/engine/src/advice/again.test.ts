import { describe, expect, test } from 'vitest';
import { withSupplied } from '../commands/player-command.ts';
import type { Command, RefusalCode } from '../commands/registry.ts';
import { amountsOf } from '../state/amounts.ts';
import { type Begun, begunOf, type Shown, type State } from '../state/state.ts';
import { CELLAR, DUNGEON_SETS, LATCHKEY, littleDungeon } from '../testing/dungeon-world.ts';
import { executeAt, START, settle, TEST_SEED, testCraft, testItem, testState } from '../testing/index.ts';
import { EquipmentType } from '../world/static-data.ts';
import { worldAt } from '../world/world.ts';
import { type Again, again, goesOnWith } from './again.ts';
import { type Habits, USUAL_HABITS } from './begin.ts';

/** Tests of beginning again what was begun last. An action of FLAX takes 5 s. */

const [FLAX, RING, BREAD, THREAD] = [31, 33, 34, 35];
const timeline = littleDungeon({
  regions: DUNGEON_SETS.regions.map((region) => ({ ...region, travelCost: 20 })),
  items: [
    ...DUNGEON_SETS.items,
    testItem({ id: FLAX }),
    testItem({ id: THREAD }),
    testItem({ id: RING, equipmentType: EquipmentType.Ring }),
    testItem({ id: BREAD, healingAmount: 5 }),
  ],
  crafteableItems: [
    testCraft({ itemId: FLAX, requiredRegions: [1] }),
    testCraft({ itemId: THREAD, requiredComponents: [{ itemId: FLAX, amount: 2 }] }),
  ],
});
const world = worldAt(timeline, START);
const DAY = 86_400_000;
const NEXT = START + DAY;

type Step = Extract<Command, { readonly name: `begin-${string}` }>;
const craft = (itemId: number, amount: number): Step => ({
  name: 'begin-crafting',
  input: { itemId, amount, key: TEST_SEED },
});
const hunt = (input: object = {}): Step =>
  ({ name: 'begin-hunting', input: { regionId: 1, ...input, key: TEST_SEED } }) as Step;
const stop: Command = { name: 'stop', input: {} };

/** A character that has begun this and has stopped it. */
function begun(shown: Partial<Shown>, ...commands: readonly Command[]): State {
  const state = testState(shown);
  for (const command of [...commands, stop]) executeAt(state, timeline, START, command);
  return state;
}

function againAt(state: State, at = NEXT, habits: Habits = USUAL_HABITS): Again {
  const last = begunOf(state.shown);
  if (last === null) throw new Error('Nothing was begun');
  return again(state.shown, last, habits, world, at);
}

/** Executes what begins the same again. */
function beginAgain(state: State): Again {
  const found = againAt(state);
  if ('refused' in found) throw new Error(`Refused: ${found.refused}`);
  for (const command of found.commands)
    executeAt(
      state,
      timeline,
      NEXT,
      withSupplied(command, () => TEST_SEED),
    );
  return found;
}

describe('again', () => {
  test('begins what was begun, in its region', () => {
    const state = begun({ gold: 1_000 }, craft(FLAX, 40));
    executeAt(state, timeline, START, { name: 'travel', input: { regionId: 2 } });
    const { commands } = beginAgain(state) as Extract<Again, { commands: unknown }>;
    expect(commands).toEqual([
      { name: 'travel', input: { regionId: 1 } },
      { name: 'begin-crafting', input: { itemId: FLAX, amount: 40 } },
    ]);
    expect(state.shown).toMatchObject({ regionId: 1, action: { itemId: FLAX, target: 40 } });
  });

  test('does not travel for what is made anywhere', () => {
    const state = begun({ inventory: amountsOf({ [FLAX]: 8 }) }, craft(THREAD, 2));
    const elsewhere = { ...state, shown: { ...state.shown, regionId: 2 } };
    expect(againAt(elsewhere)).toMatchObject({ commands: [{ name: 'begin-crafting' }] });
  });

  test('begins as many as there are components for, and says so', () => {
    const state = begun({ inventory: amountsOf({ [FLAX]: 8 }) }, craft(THREAD, 4));
    state.shown = { ...state.shown, inventory: amountsOf({ [FLAX]: 5 }) };
    expect(beginAgain(state)).toMatchObject({ lacks: [{ kind: 'amount', asked: 4, possible: 2 }] });
    expect(state.shown.action).toMatchObject({ itemId: THREAD, target: 2 });
  });

  test('is refused where nothing of it can begin', () => {
    const none = begun({ inventory: amountsOf({ [FLAX]: 8 }) }, craft(THREAD, 4));
    none.shown = { ...none.shown, inventory: [] };
    const refused: RefusalCode = 'craft/missing-input';
    expect(againAt(none)).toEqual({ refused });
    const poor = begun({ gold: 0 }, craft(FLAX, 1));
    poor.shown = { ...poor.shown, regionId: 2 };
    expect(againAt(poor)).toEqual({ refused: 'travel/gold' });
    const fighting = testState();
    executeAt(fighting, timeline, START, hunt());
    expect(againAt(fighting, START)).toEqual({ refused: 'action/in-combat' });
  });

  test('has as many runs as there are keys', () => {
    const runs: Command = {
      name: 'begin-dungeon',
      input: { dungeonId: CELLAR, runs: 3, key: TEST_SEED },
    };
    const state = begun({ inventory: amountsOf({ [LATCHKEY]: 5 }) }, runs, {
      name: 'stop-remaining',
      input: {},
    });
    state.shown = { ...state.shown, action: null, inventory: amountsOf({ [LATCHKEY]: 2 }) };
    expect(againAt(state)).toMatchObject({
      commands: [{ name: 'begin-dungeon', input: { dungeonId: CELLAR, runs: 2 } }],
      lacks: [{ kind: 'amount', asked: 3, possible: 2 }],
    });
  });

  test('puts on the set and fills up the food', () => {
    const worn = { ring: RING, food: BREAD, foodAmount: 30 };
    const sets = [{ slot: 4, name: 'Ring', pieces: { ring: RING } }];
    const state = begun({ equipment: worn, sets }, hunt());
    const undressed = { food: BREAD, foodAmount: 4 };
    state.shown = {
      ...state.shown,
      equipment: undressed,
      inventory: amountsOf({ [RING]: 1, [BREAD]: 50 }),
    };
    expect(againAt(state)).toEqual({
      commands: [
        { name: 'wear', input: { slot: 4 } },
        { name: 'equip-food', input: { itemId: BREAD, amount: 26 } },
        { name: 'begin-hunting', input: { regionId: 1, rest: false } },
      ],
      lacks: [],
    });
    const lacking = { ...state, shown: { ...state.shown, inventory: amountsOf({ [BREAD]: 5 }) } };
    expect(againAt(lacking)).toMatchObject({
      lacks: [
        { kind: 'piece', piece: { itemId: RING, reason: 'item/not-owned' } },
        { kind: 'food', itemId: BREAD, asked: 30, packed: 9 },
      ],
    });
    const deleted = { ...state, shown: { ...state.shown, sets: [] } };
    expect(againAt(deleted)).toMatchObject({ lacks: [{ kind: 'set' }] });
    beginAgain(state);
    expect(state.shown).toMatchObject({ equipment: worn, action: { kind: 'hunt' } });
  });

  test('lets a fight rest that rested, unless its player has switched that off', () => {
    const restOf = (asked: boolean, rests: boolean): unknown => {
      const found = againAt(begun({}, hunt({ rest: asked })), NEXT, { rests });
      return (
        'commands' in found && found.commands.map(({ name, input }) => name === 'begin-hunting' && input.rest)
      );
    };
    expect(restOf(true, true)).toEqual([true]);
    expect(restOf(true, false)).toEqual([false]);
    expect(restOf(false, true)).toEqual([false]);
    expect(restOf(false, false)).toEqual([false]);
  });

  test('ends a hunt at the next instant of the same time of day', () => {
    const MINUTE = 60_000;
    const end = Math.ceil(START / MINUTE) * MINUTE + 300 * MINUTE;
    const state = begun({}, hunt({ until: { at: end } }));
    const untilOf = (found: Again): unknown =>
      'commands' in found &&
      found.commands.map(({ name, input }) => name === 'begin-hunting' && input.until?.at);
    expect(untilOf(againAt(state, START + 1_000))).toEqual([end]);
    expect(untilOf(againAt(state, end - 1))).toEqual([end]);
    expect(untilOf(againAt(state, end))).toEqual([end + DAY]);
    expect(untilOf(againAt(state, end + 3 * DAY))).toEqual([end + 4 * DAY]);
  });

  test('sets the plan again, alone or after the session', () => {
    const steps = [craft(FLAX, 2), hunt()].map(({ name, input: { key: _, ...input } }) => ({ name, input }));
    const setPlan = { name: 'set-plan', input: { steps, times: 2, key: TEST_SEED } } as Command;
    const planned = { name: 'set-plan', input: { steps, times: 2, place: 0 } };
    expect(againAt(begun({}, setPlan))).toMatchObject({ commands: [planned] });
    expect(againAt(begun({}, craft(FLAX, 9), setPlan))).toMatchObject({
      commands: [{ name: 'begin-crafting' }, planned],
    });
    const state = begun({}, setPlan);
    beginAgain(state);
    expect(state.shown).toMatchObject({ action: { itemId: FLAX }, plan: { status: 'active', running: 0 } });
  });

  test('stops a session of item actions before a plan begins', () => {
    const steps = [{ name: 'begin-crafting', input: { itemId: FLAX, amount: 2 } }];
    const state = begun({}, { name: 'set-plan', input: { steps, key: TEST_SEED } } as Command);
    const last = begunOf(state.shown);
    executeAt(state, timeline, START, craft(FLAX, 100));
    settle(state, timeline, START + 6_000);
    const found = last && again(state.shown, last, USUAL_HABITS, world, START + 6_000);
    expect(found).toMatchObject({ commands: [{ name: 'stop' }, { name: 'set-plan' }] });
  });
});

test('a plan that waits goes on with what was begun last only where that is the same work, alone', () => {
  const waits = (...next: Step[]): Shown => {
    const steps = next.map(({ name, input: { key: _, ...input } }) => ({ name, input }));
    return begun({}, hunt(), { name: 'set-plan', input: { steps, key: TEST_SEED } } as Command).shown;
  };
  const goesOn = (shown: Shown, last: Partial<Begun>): boolean =>
    goesOnWith(shown.plan, {
      at: START,
      regionId: 1,
      food: null,
      set: null,
      step: null,
      plan: null,
      place: null,
      ...last,
    });
  const flax = { step: { name: 'begin-crafting', input: { itemId: FLAX, amount: 9 } } } as const;
  const shown = waits(craft(FLAX, 2));
  expect(shown.plan).not.toBeNull();
  expect(goesOn(shown, flax)).toBe(true);
  expect(goesOn(shown, { ...flax, plan: { steps: [flax.step], times: 1 } })).toBe(false);
  expect(goesOn(shown, { step: { name: 'begin-hunting', input: { regionId: 1 } } })).toBe(false);
  expect(goesOn(waits(hunt()), { step: { name: 'begin-hunting', input: { regionId: 1 } } })).toBe(true);
  expect(goesOn(waits(hunt()), { step: { name: 'begin-hunting', input: { regionId: 2 } } })).toBe(false);
  expect(goesOn({ ...shown, plan: null }, flax)).toBe(false);
});
