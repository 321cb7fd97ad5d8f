import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { applyMoment } from '../events/apply.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import {
  mutableState,
  PROPERTY_TIMEOUT,
  playSequence,
  runs,
  sceneArbitrary,
  sequenceArbitrary,
} from '../testing/index.ts';

/**
 * Tests that what is shown equals the fold of the events over what was shown before, byte for byte
 * (architecture, "Principles").
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

test('what is shown after settling is the fold of the recorded moments', () => {
  fc.assert(
    fc.property(sceneArbitrary, ({ state, timeline, until }) => {
      const draft = mutableState(state);
      const recorder = new EventRecorder();
      advance(draft, timeline, until, recorder);
      expect(JSON.stringify(recorder.moments.reduce(applyMoment, state.shown))).toBe(
        JSON.stringify(draft.shown),
      );
    }),
    runs(450),
  );
});

test('what is shown after a command is the fold of its moment', () => {
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      playSequence(sequence, {
        given(_given, before, after, outcome) {
          if ('refused' in outcome) return;
          expect(JSON.stringify(applyMoment(before.shown, outcome))).toBe(JSON.stringify(after.shown));
        },
      });
    }),
    runs(200),
  );
});

test('a client that folds every frame of a sequence never differs from the server', () => {
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      let client = sequence.state.shown;
      const { state } = playSequence(sequence, {
        settle(draft, timeline, _from, until) {
          const recorder = new EventRecorder();
          advance(draft, timeline, until, recorder);
          client = recorder.moments.reduce(applyMoment, client);
        },
        given(_given, _before, _after, outcome) {
          if (!('refused' in outcome)) client = applyMoment(client, outcome);
        },
      });
      expect(JSON.stringify(client)).toBe(JSON.stringify(state.shown));
    }),
    runs(200),
  );
});
