import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Moment } from '../events/registry.ts';
import type { Recorder } from '../recording/recorder.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import type { State } from '../state/state.ts';
import {
  cutInstants,
  cutsArbitrary,
  handedOverArbitrary,
  mutableState,
  PROPERTY_TIMEOUT,
  runs,
  type Scene,
  sceneArbitrary,
} from '../testing/index.ts';

/**
 * Tests that settling a stretch of time in parts gives the same result as settling it at once, byte for byte
 * (architecture, "Principles").
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** Settles a scene to each of these instants in order. `recordersOf` gives the recorders of each part. */
function settled(
  { state, timeline }: Scene,
  instants: readonly number[],
  recordersOf: (part: number) => readonly Recorder[] = () => [],
): State {
  const draft = mutableState(state);
  for (const [part, until] of instants.entries()) advance(draft, timeline, until, ...recordersOf(part));
  return draft;
}

/** Settles a scene to each of these instants in order, with one event recorder for all parts. */
function recorded(
  { state, timeline }: Scene,
  instants: readonly number[],
): { state: State; moments: readonly Moment[] } {
  const draft = mutableState(state);
  const recorder = new EventRecorder();
  for (const until of instants) advance(draft, timeline, until, recorder);
  return { state: draft, moments: recorder.moments };
}

const bytes = (value: unknown): string => JSON.stringify(value);

test('settling in parts gives the same bytes as settling at once', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, (scene, cuts) => {
      const whole = settled(scene, [scene.until]);
      const parts = settled(scene, [...cutInstants(scene, cuts), scene.until]);
      expect(bytes(parts)).toBe(bytes(whole));
    }),
    runs(750),
  );
});

test('settling in parts gives the same bytes after errands have brought experience to a running session', () => {
  let taught = 0;
  fc.assert(
    fc.property(handedOverArbitrary, cutsArbitrary, ({ before, ...scene }, cuts) => {
      if (scene.state.shown.action !== null && scene.state.shown.experience !== before.experience)
        taught += 1;
      const whole = settled(scene, [scene.until]);
      const parts = settled(scene, [...cutInstants(scene, cuts), scene.until]);
      expect(bytes(parts)).toBe(bytes(whole));
    }),
    runs(300),
  );
  expect(taught).toBeGreaterThan(0);
});

test('settling in any parts with a recorder of events gives the same bytes and the same events', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, (scene, cuts) => {
      const plain = settled(scene, [scene.until]);
      const whole = recorded(scene, [scene.until]);
      const parts = recorded(scene, [...cutInstants(scene, cuts), scene.until]);
      expect(bytes(whole.state)).toBe(bytes(plain));
      expect(bytes(parts.state)).toBe(bytes(plain));
      expect(bytes(parts.moments)).toBe(bytes(whole.moments));
    }),
    runs(600),
  );
});

test('settling with a recorder of events and without one can alternate', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, (scene, cuts) => {
      const mixed = settled(scene, [...cutInstants(scene, cuts), scene.until], (part) =>
        part % 2 === 0 ? [new EventRecorder()] : [],
      );
      expect(bytes(mixed)).toBe(bytes(settled(scene, [scene.until])));
    }),
    runs(150),
  );
});
