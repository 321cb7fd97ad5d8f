import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { imbalancesOf } from '../chronicle/balance.ts';
import { addChronicles } from '../chronicle/chronicle.ts';
import { openingChronicle } from '../chronicle/opening.ts';
import { settleByDay } from '../chronicle/settle-by-day.ts';
import { applyMoment } from '../events/apply.ts';
import type { Moment } from '../events/registry.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { addReports, REPORTED_STEPS } from '../settle/idle-report.ts';
import { playbackState } from '../settle/playback-state.ts';
import { stateShape } from '../state/state-shape.ts';
import {
  cutInstants,
  cutsArbitrary,
  mutableState,
  PROPERTY_TIMEOUT,
  plannedArbitrary,
  runs,
  type Scene,
} from '../testing/index.ts';
import { worldAt } from '../world/world.ts';

/**
 * Tests of plans in any world: however the time is split, the same sessions begin, and the events, the report
 * and the chronicle tell what they brought.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

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

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

test('settling a plan in parts gives the same bytes and events, and the events give what is shown', () => {
  let begun = 0;
  let skipped = 0;
  fc.assert(
    fc.property(plannedArbitrary, cutsArbitrary, (scene, cuts) => {
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
  let [lines, skipped] = [0, 0];
  fc.assert(
    fc.property(plannedArbitrary, cutsArbitrary, (scene, cuts) => {
      const { timeline, at, until } = scene;
      const plain = mutableState(scene.state);
      advance(plain, timeline, until);
      const draft = mutableState(scene.state);
      const { report, parts } = settleByDay(draft, timeline, at, until);
      expect(bytes(draft)).toBe(bytes(plain));
      const parted = mutableState(scene.state);
      let from = at;
      const reports = [...cutInstants(scene, cuts), until].map((to) => {
        const { report: part } = settleByDay(parted, timeline, from, to);
        from = to;
        return part;
      });
      expect(reports.reduce(addReports)).toEqual(report);
      expect(report.steps.length).toBeLessThanOrEqual(REPORTED_STEPS);
      if (scene.state.shown.plan?.status === 'active') {
        const begins = report.steps.filter(({ name }) => name.startsWith('begin-'));
        expect(sumOf(begins.map(({ times }) => times))).toBe(begunIn(settled(scene, [until]).moments));
        const hunts = begins.filter(({ name }) => name === 'begin-hunting');
        const inDungeons = begins.some(({ name }) => name === 'begin-dungeon');
        const kills = sumOf(report.kills.map(({ amount }) => amount));
        if (!inDungeons) expect(sumOf(hunts.map(({ amount }) => amount))).toBe(kills);
      }
      lines += report.steps.length;
      skipped += report.steps.filter((step) => step.skipped !== null).length;
      const opening = openingChronicle(scene.state.shown, worldAt(timeline, at));
      const chronicle = parts.reduce((sum, part) => addChronicles(sum, part.chronicle), opening);
      expect(imbalancesOf(chronicle, draft.shown)).toEqual([]);
    }),
    runs(150),
  );
  expect(lines).toBeGreaterThan(100);
  expect(skipped).toBeGreaterThan(10);
});

test('the state of a playback records the same events, and what is stored has the shape of a state', () => {
  fc.assert(
    fc.property(plannedArbitrary, (scene) => {
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
    fc.property(plannedArbitrary, (scene) => {
      const { moments } = settled(scene, [scene.until]);
      const limitAt = scene.state.shown.plan?.limitAt;
      if (limitAt === undefined) return;
      for (const { at, events } of moments)
        if (events.some(({ type }) => BEGINS.includes(type))) expect(at).toBeLessThan(limitAt);
    }),
    runs(100),
  );
});
