import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Moment } from '../events.ts';
import { advance } from '../settle/advance.ts';
import { Film } from '../settle/event-recorder.ts';
import { Tally } from '../settle/totals.ts';
import type { State } from '../state/state.ts';
import {
  cutInstants,
  cutsArbitrary,
  draftOf,
  PATIENCE,
  runs,
  type Scene,
  sceneArbitrary,
} from '../testing/index.ts';

/** Architecture, property 1: where a stretch of time is cut changes nothing, byte for byte. */

vi.setConfig({ testTimeout: PATIENCE });

/** Plays a scene with a sink of its own for each part. */
function played({ state, timeline }: Scene, instants: readonly number[], sink: () => Tally): State {
  const draft = draftOf(state);
  for (const until of instants) advance(draft, timeline, until, sink());
  return draft;
}

function filmed(
  { state, timeline }: Scene,
  instants: readonly number[],
): { state: State; moments: Moment[] } {
  const draft = draftOf(state);
  const moments: Moment[] = [];
  for (const until of instants) {
    const film = new Film();
    advance(draft, timeline, until, film);
    moments.push(...film.moments);
  }
  return { state: draft, moments };
}

const bytes = (value: unknown): string => JSON.stringify(value);

test('settling in parts gives the bytes of settling at once', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, (scene, cuts) => {
      const whole = played(scene, [scene.until], () => new Tally());
      const parts = played(scene, [...cutInstants(scene, cuts), scene.until], () => new Tally());
      expect(bytes(parts)).toBe(bytes(whole));
    }),
    runs(750),
  );
});

test('one tally for several parts is as good as one for each', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, (scene, cuts) => {
      const kept = new Tally();
      const whole = played(scene, [scene.until], () => new Tally());
      expect(bytes(played(scene, [...cutInstants(scene, cuts), scene.until], () => kept))).toBe(bytes(whole));
    }),
    runs(150),
  );
});

test('a film, cut anywhere, gives the bytes of settling, and shows the same events', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, (scene, cuts) => {
      const settled = played(scene, [scene.until], () => new Tally());
      const whole = filmed(scene, [scene.until]);
      const parts = filmed(scene, [...cutInstants(scene, cuts), scene.until]);
      expect(bytes(whole.state)).toBe(bytes(settled));
      expect(bytes(parts.state)).toBe(bytes(settled));
      expect(bytes(parts.moments)).toBe(bytes(whole.moments));
    }),
    runs(600),
  );
});

test('films and settling can take turns', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, (scene, cuts) => {
      let part = 0;
      const mixed = played(scene, [...cutInstants(scene, cuts), scene.until], () =>
        part++ % 2 === 0 ? new Film() : new Tally(),
      );
      expect(bytes(mixed)).toBe(bytes(played(scene, [scene.until], () => new Tally())));
    }),
    runs(150),
  );
});
