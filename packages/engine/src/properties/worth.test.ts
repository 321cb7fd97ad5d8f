import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { netWorthOf } from '../character/worth.ts';
import { settleByDay } from '../chronicle/settle-by-day.ts';
import { execute } from '../commands/execute.ts';
import type { Command } from '../commands/registry.ts';
import { openForecast } from '../forecast/open-forecast.ts';
import { exactly } from '../forecast/precision.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { entriesOf } from '../state/amounts.ts';
import type { PlanStep } from '../state/state.ts';
import {
  always,
  mutableState,
  PROPERTY_TIMEOUT,
  runs,
  type Scene,
  sceneArbitrary,
  seedArbitrary,
  TEST_SEED,
} from '../testing/index.ts';
import { worldAt, worldOf } from '../world/world.ts';
import { broughtWorth } from './brought-worth.ts';

/**
 * Worth has one rule, in reports and forecasts: what came less what was used at shop prices. A sale does not
 * change it. `plan-forecast.test.ts` tests it for the forecast of a plan.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/**
 * A scene under the content of what runs. If something runs, a plan sells the bag of the character when that
 * has ended, and hunts then.
 */
function sellingScene({ state, timeline, at, until }: Scene): Scene {
  const { shown } = state;
  const { action } = shown;
  const world = action === null ? worldAt(timeline, at) : worldOf(timeline, action.content);
  const junk = entriesOf(shown.inventory).map(([itemId]) => itemId);
  const draft = mutableState({ ...state, shown: { ...shown, junk, plan: null } });
  const steps: readonly PlanStep[] = [
    ...junk.slice(0, 1).map((itemId): PlanStep => ({ name: 'sell', input: { itemId, amount: 1 } })),
    { name: 'sell-junk', input: {} },
    { name: 'begin-hunting', input: { regionId: shown.regionId } },
  ];
  const key = TEST_SEED;
  if (action !== null)
    execute(draft, { name: 'set-plan', input: { steps, key } } as unknown as Command, always(world), at);
  return { state: draft, timeline: always(world), at, until };
}

test('the worth of a report is the change of what is owned, in goods and gold, also when a plan sells', () => {
  let sales = 0;
  fc.assert(
    fc.property(sceneArbitrary, (scene) => {
      const { state, timeline, at, until } = sellingScene(scene);
      const recorder = new EventRecorder();
      advance(mutableState(state), timeline, until, recorder);
      const draft = mutableState(state);
      const { report } = settleByDay(draft, timeline, at, until);
      const world = worldAt(timeline, at);
      const worth = broughtWorth(state.shown, draft.shown, recorder.moments, world);
      if (worth === null) return;
      const isSold = recorder.moments.some(({ events }) =>
        events.some((event) => event.type === 'OnGoldChange' && event.reason === 'sold'),
      );
      if (isSold) sales++;
      expect(netWorthOf(report.gained, report.used, world)).toBe(worth);
    }),
    runs(300),
  );
  expect(sales).toBeGreaterThan(0);
});

test('the gold of a forecast is the net worth of its items', () => {
  fc.assert(
    fc.property(sceneArbitrary, seedArbitrary, ({ state: { shown }, timeline, at, until }, seed) => {
      const world = worldAt(timeline, at);
      const forecast = openForecast({ shown, command: null, at, until, seed }, world, exactly(3));
      if ('refused' in forecast) return;
      forecast.play(3);
      const { gold, items } = forecast.summary();
      const net = netWorthOf(
        items.map(({ itemId, expected }) => ({ itemId, amount: expected })),
        [],
        world,
      );
      const size = items.reduce(
        (sum, { itemId, expected }) => sum + Math.abs(expected) * (world.item(itemId)?.value ?? 0),
        1,
      );
      expect(Math.abs(gold.expected - net) / size).toBeLessThan(1e-9);
    }),
    runs(100),
  );
});
