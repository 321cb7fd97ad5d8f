import { describe, expect, test } from 'vitest';
import type { CommandInputs } from '../commands/registry.ts';
import type { Seed } from '../random/seed.ts';
import { amountOf } from '../state/amounts.ts';
import type { State } from '../state/state.ts';
import {
  always,
  executeAt,
  START,
  settle,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from '../testing/index.ts';
import type { Forecast } from './forecast.ts';
import { openForecast } from './open-forecast.ts';
import { exactly } from './precision.ts';
import type { BeginCommand } from './question.ts';
import { whatFollows } from './what-follows.ts';

/** Tests of what is foretold to follow a session. */

const SEED: Seed = [1, 2, 3, 4];
const HOUR = 3_600_000;
const IDLE = 8 * HOUR;
const [BREAD, FLAX, THREAD] = [5, 7, 8];
/** Enough food for the whole night. */
const FED = { equipment: { food: BREAD, foodAmount: 100_000 } };

const world = testWorld({
  items: [testItem({ id: BREAD, healingAmount: 20 }), testItem({ id: FLAX }), testItem({ id: THREAD })],
  enemies: [testEnemy({ id: 1, attackPower: 0, health: 10 })],
  regions: [testRegion({ id: 1, enemies: [1] })],
  crafteableItems: [
    testCraft({ itemId: FLAX, requiredRegions: [1] }),
    testCraft({ itemId: THREAD, requiredComponents: [{ itemId: FLAX, amount: 2 }] }),
  ],
});
const timeline = always(world);

/** A hunt of ten minutes. */
const hunt = (input: object = {}): BeginCommand => ({
  name: 'begin-hunting',
  input: { regionId: 1, until: { at: START + 600_000 }, ...input },
});
const gather = (amount: number) => ({ name: 'begin-crafting', input: { itemId: FLAX, amount } }) as const;

function foretold(state: State, command: BeginCommand | null, at = START) {
  const question = { shown: state.shown, command, at, until: at + IDLE + HOUR, seed: SEED };
  const open = openForecast(question, world, exactly(20));
  if ('refused' in open) throw new Error(open.refused);
  open.play(20);
  const session: Forecast = open.summary();
  return { session, following: whatFollows(question, session, world) };
}

const made = (following: ReturnType<typeof whatFollows>): number | undefined =>
  following?.forecast.items.find(({ itemId }) => itemId === following.itemId)?.expected;

describe('what follows a session', () => {
  test('is as much of the item as the rest of the night brings', () => {
    const state = testState(FED);
    const { session, following } = foretold(state, hunt({ then: { itemId: FLAX } }));
    expect(session.endsAt.p50).toBeLessThan(START + 700_000);
    expect(following).toMatchObject({ itemId: FLAX, forecast: { night: { startAt: session.endsAt.p50 } } });
    executeAt(state, timeline, START, {
      name: 'begin-hunting',
      input: { regionId: 1, until: { at: START + 600_000 }, then: { itemId: FLAX }, key: TEST_SEED },
    });
    settle(state, timeline, START + IDLE);
    const brought = amountOf(state.shown.inventory, FLAX);
    expect(brought).toBeGreaterThan(5_000);
    expect(Math.abs((made(following) ?? 0) - brought)).toBeLessThanOrEqual(3);
  });

  test('is the next step of the plan, also while the session runs already', () => {
    const state = testState(FED);
    const input: CommandInputs['set-plan'] = { steps: [gather(9)], key: TEST_SEED };
    executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
    executeAt(state, timeline, START, { name: 'set-plan', input });
    expect(foretold(state, null).following).toBeNull();
    executeAt(state, timeline, START, { name: 'stop', input: {} });
    executeAt(state, timeline, START, {
      name: 'begin-hunting',
      input: { regionId: 1, until: { at: START + 600_000 }, key: TEST_SEED },
    });
    expect(foretold(state, null).following).toBeNull();
    executeAt(state, timeline, START, { name: 'resume-plan', input: {} });
    expect(made(foretold(state, null).following)).toBe(9);
  });

  test('goes on after a session that the player begins in place of an item action', () => {
    const state = testState(FED);
    const input: CommandInputs['set-plan'] = { steps: [gather(5), gather(9)], key: TEST_SEED };
    executeAt(state, timeline, START, { name: 'set-plan', input });
    expect(made(foretold(state, hunt()).following)).toBe(9);
  });

  test('is nothing when it cannot begin, or no plan is there', () => {
    const state = testState(FED);
    expect(foretold(state, hunt()).following).toBeNull();
    expect(foretold(state, hunt({ then: { itemId: THREAD } })).following).toBeNull();
    expect(foretold(state, hunt({ then: { itemId: 999 } })).following).toBeNull();
  });
});
