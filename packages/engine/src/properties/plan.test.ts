import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { imbalancesOf } from '../chronicle/balance.ts';
import { addChronicles } from '../chronicle/chronicle.ts';
import { openingChronicle } from '../chronicle/opening.ts';
import { settleByDay } from '../chronicle/settle-by-day.ts';
import { execute } from '../commands/execute.ts';
import { applyMoment } from '../events/apply.ts';
import type { Moment } from '../events/registry.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { IdleReportRecorder } from '../settle/idle-report-recorder.ts';
import { playbackState } from '../settle/playback-state.ts';
import { stateShape } from '../state/state-shape.ts';
import { commandFor } from '../testing/command-intent.ts';
import {
  cutInstants,
  cutsArbitrary,
  mutableState,
  PROPERTY_TIMEOUT,
  runs,
  type Scene,
  sceneArbitrary,
  seedArbitrary,
} from '../testing/index.ts';
import { worldAt } from '../world/world.ts';

/**
 * Tests of plans in any world: however the time is split, the same sessions begin, and the events, the report
 * and the chronicle tell what they brought.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

const HOUR = 3_600_000;
const share = fc.nat(999).map((thousandths) => thousandths / 1000);

/** Scenes with a plan, up to six hours long. */
const planned: fc.Arbitrary<Scene> = fc
  .record({
    scene: sceneArbitrary,
    intent: fc.record({ choice: share, amount: share, seed: seedArbitrary }),
    length: fc.oneof(fc.nat(600_000), fc.nat(6 * HOUR)),
  })
  .map(({ scene, intent, length }) => {
    const { timeline, at } = scene;
    const state = mutableState(scene.state);
    const command = commandFor({ to: 'plan', ...intent }, state.shown, worldAt(timeline, at));
    execute(state, command, timeline, at);
    return { timeline, state, at, until: at + length };
  });

function settled(scene: Scene, instants: readonly number[]) {
  const draft = mutableState(scene.state);
  const recorder = new EventRecorder();
  for (const until of instants) advance(draft, scene.timeline, until, recorder);
  return { state: draft, moments: recorder.moments };
}

const bytes = (value: unknown): string => JSON.stringify(value);
const BEGINS = ['CraftingSessionStarted', 'HuntingSessionStart', 'DungeonSessionStart'];
const begunIn = (moments: readonly Moment[]): number =>
  moments.flatMap(({ events }) => events).filter(({ type }) => BEGINS.includes(type)).length;

test('settling a plan in parts gives the same bytes and events, and the events give what is shown', () => {
  let begun = 0;
  let skipped = 0;
  fc.assert(
    fc.property(planned, cutsArbitrary, (scene, cuts) => {
      const whole = settled(scene, [scene.until]);
      const parts = settled(scene, [...cutInstants(scene, cuts), scene.until]);
      expect(bytes(parts.state)).toBe(bytes(whole.state));
      expect(bytes(parts.moments)).toBe(bytes(whole.moments));
      expect(bytes(whole.moments.reduce(applyMoment, scene.state.shown))).toBe(bytes(whole.state.shown));
      const plain = mutableState(scene.state);
      advance(plain, scene.timeline, scene.until);
      expect(bytes(plain)).toBe(bytes(whole.state));
      begun += begunIn(whole.moments);
      skipped += whole.state.shown.plan?.skipped.length ?? 0;
    }),
    runs(250),
  );
  expect(begun).toBeGreaterThan(30);
  expect(skipped).toBeGreaterThan(10);
});

test('the chronicle explains what a plan brought and took, and the report sums it up', () => {
  fc.assert(
    fc.property(planned, (scene) => {
      const { timeline, at, until } = scene;
      const recorder = new IdleReportRecorder();
      const plain = mutableState(scene.state);
      advance(plain, timeline, until, recorder);
      const draft = mutableState(scene.state);
      const { report, parts } = settleByDay(draft, timeline, at, until);
      expect(bytes(draft)).toBe(bytes(plain));
      expect(report).toEqual(recorder.between(scene.state.shown, plain.shown));
      const opening = openingChronicle(scene.state.shown, worldAt(timeline, at));
      const chronicle = parts.reduce((sum, part) => addChronicles(sum, part.chronicle), opening);
      expect(imbalancesOf(chronicle, draft.shown)).toEqual([]);
    }),
    runs(150),
  );
});

test('the state of a playback records the same events, and what is stored has the shape of a state', () => {
  fc.assert(
    fc.property(planned, (scene) => {
      const whole = settled(scene, [scene.until]);
      const played = settled({ ...scene, state: playbackState(scene.state, scene.timeline) }, [scene.until]);
      expect(bytes(played.moments)).toBe(bytes(whole.moments));
      expect(stateShape(JSON.parse(bytes(whole.state)))).toBeNull();
    }),
    runs(100),
  );
});

test('no session of a plan begins at or after its limit', () => {
  fc.assert(
    fc.property(planned, (scene) => {
      const { moments } = settled(scene, [scene.until]);
      const limitAt = scene.state.shown.plan?.limitAt;
      if (limitAt === undefined) return;
      for (const { at, events } of moments)
        if (events.some(({ type }) => BEGINS.includes(type))) expect(at).toBeLessThan(limitAt);
    }),
    runs(100),
  );
});
