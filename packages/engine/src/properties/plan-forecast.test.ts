import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { execute } from '../commands/execute.ts';
import type { Command } from '../commands/registry.ts';
import { openPlanForecast } from '../forecast/plan-forecast.ts';
import { exactly } from '../forecast/precision.ts';
import { hiddenOf, seedOfRun } from '../forecast/question.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { amountOf } from '../state/amounts.ts';
import { WORN_SLOTS } from '../state/slots.ts';
import type { Equipment, PlanStep, Shown, State } from '../state/state.ts';
import { commandFor } from '../testing/command-intent.ts';
import { always, ITEM_IDS, PROPERTY_TIMEOUT, runs, sceneArbitrary, seedArbitrary } from '../testing/index.ts';
import { worldAt } from '../world/world.ts';
import { broughtWorth } from './brought-worth.ts';

/** A run of a plan forecast is what happens when the plan is set, with the same key. */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

const share = fc.nat(999).map((thousandths) => thousandths / 1000);
const intent = fc.record({ choice: share, amount: share, seed: seedArbitrary });

const packedOf = ({ food, foodAmount = 0 }: Equipment, itemId: number): number =>
  food === itemId ? foodAmount : 0;

const wornOf = (equipment: Equipment, itemId: number): number =>
  WORN_SLOTS.filter((slot) => equipment[slot] === itemId).length;

/** By how much the amount of an item changes. Amounts are not added: a sum may be larger than is exact. */
const changeOf = (itemId: number, before: Shown, after: Shown): number =>
  amountOf(after.inventory, itemId) -
  amountOf(before.inventory, itemId) +
  (packedOf(after.equipment, itemId) - packedOf(before.equipment, itemId)) +
  (wornOf(after.equipment, itemId) - wornOf(before.equipment, itemId));

test('a run brings what the plan brings, in any world', () => {
  fc.assert(
    fc.property(sceneArbitrary, intent, seedArbitrary, (scene, given, seed) => {
      const { timeline: contents, at } = scene;
      const world = worldAt(contents, at);
      const timeline = always(world);
      const { shown } = scene.state;
      const command = commandFor({ to: 'plan', ...given }, shown, world);
      if (command.name !== 'set-plan') return;
      const { steps, times = 1 } = command.input as { steps: readonly PlanStep[]; times?: number };
      const before = JSON.stringify(shown);

      const forecast = openPlanForecast({ shown, steps, times, at, seed }, world, exactly(1));
      if ('refused' in forecast) return;
      forecast.play(1);
      const { endsAt, coins, experience, gold, items, why } = forecast.summary();
      expect(JSON.stringify(shown)).toBe(before);

      const key = seedOfRun(seed, 0);
      const action = shown.action && { ...shown.action, content: world.version };
      const session = action && { seed: key, ordinal: 0, turn: 0 };
      const state: State = { shown: { ...shown, action }, hidden: hiddenOf(shown, session) };
      const set = { name: 'set-plan', input: { steps, times, key } } as unknown as Command;
      const outcome = execute(state, set, timeline, at);
      const recorder = new EventRecorder();
      advance(state, timeline, forecast.until, recorder);

      if (why[0]?.reason !== 'running' && why[0]?.reason !== 'nothing')
        expect(endsAt.p50).toBe(state.shown.eventAt);
      expect(coins.expected).toBe(state.shown.gold - shown.gold);
      const moments = 'refused' in outcome ? recorder.moments : [outcome, ...recorder.moments];
      const worth = broughtWorth(shown, state.shown, moments, world);
      if (worth !== null) expect(gold.expected).toBe(worth);
      shown.experience.forEach((points, index) => {
        const gained = experience.find(({ skillId }) => skillId === index + 1)?.expected ?? 0;
        expect(gained).toBe((state.shown.experience[index] as number) - points);
      });
      for (const itemId of ITEM_IDS) {
        const item = items.find((one) => one.itemId === itemId);
        const brought = (item?.expected ?? 0) - (item?.sold ?? 0);
        expect([itemId, brought]).toEqual([itemId, changeOf(itemId, shown, state.shown)]);
      }
    }),
    runs(150),
  );
});
