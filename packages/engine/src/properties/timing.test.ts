import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { advance, nextInstant } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { playbackState } from '../settle/playback-state.ts';
import { mutableState, PROPERTY_TIMEOUT, runs, sceneArbitrary } from '../testing/index.ts';

/** Tests of `nextInstant` and of the order of moments, and that playback needs only a part of the state. */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** A test checks at most this many moments of a scene. */
const MOST_STEPS = 60;

test('the next instant is that of the next moment; nothing happens before it', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, until }) => {
      const whole = new EventRecorder();
      advance(mutableState(state), timeline, until, whole);
      const draft = mutableState(state);
      for (const { at } of whole.moments.slice(0, MOST_STEPS)) {
        expect(nextInstant(draft, timeline)).toBe(at);
        const { shown, hidden } = draft;
        const early = new EventRecorder();
        advance(draft, timeline, at - 1, early);
        expect(early.moments).toEqual([]);
        expect(draft.shown).toBe(shown);
        expect(draft.hidden).toBe(hidden);
        const recorder = new EventRecorder();
        advance(draft, timeline, at, recorder);
        expect(recorder.moments.map((moment) => moment.at)).toEqual([at]);
        expect(draft.shown.eventAt).toBe(at);
      }
      if (whole.moments.length <= MOST_STEPS) {
        expect(nextInstant(draft, timeline) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(until);
      }
    }),
    runs(300),
  );
});

test('recorded moments come in order of their instants, none of them empty', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, at, until }) => {
      const recorder = new EventRecorder();
      advance(mutableState(state), timeline, until, recorder);
      let last = at;
      for (const moment of recorder.moments) {
        expect(moment.at).toBeGreaterThan(last);
        expect(moment.events.length).toBeGreaterThan(0);
        last = moment.at;
      }
      expect(last).toBeLessThanOrEqual(until);
    }),
    runs(150),
  );
});

test('the playback state has the moments of the whole state', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, until }) => {
      const whole = new EventRecorder();
      advance(mutableState(state), timeline, until, whole);
      const small = playbackState(state, timeline);
      const recorder = new EventRecorder();
      advance(small, timeline, until, recorder);
      expect(JSON.stringify(recorder.moments)).toBe(JSON.stringify(whole.moments));
    }),
    runs(450),
  );
});
