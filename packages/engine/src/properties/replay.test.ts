import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { execute } from '../commands/execute.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import type { State } from '../state/state.ts';
import {
  cutsArbitrary,
  type LoggedCommand,
  PROPERTY_TIMEOUT,
  playSequence,
  runs,
  sequenceArbitrary,
} from '../testing/index.ts';

/**
 * Tests that a replay of the accepted commands from a snapshot gives the stored state, byte for byte
 * (architecture, "What is saved, and when").
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

test('the command log replays to the same bytes, for any settles in between', () => {
  fc.assert(
    fc.property(sequenceArbitrary, cutsArbitrary, fc.boolean(), (sequence, cuts, isWatched) => {
      const log: LoggedCommand[] = [];
      const lived = playSequence(sequence, {
        settle(state, timeline, from, until) {
          const looks = cuts.map((cut) => from + Math.floor(cut * (until - from))).toSorted((a, b) => a - b);
          for (const at of [...looks, until]) {
            if (isWatched) advance(state, timeline, at, new EventRecorder());
            else advance(state, timeline, at);
          }
        },
        given(given, _before, _after, outcome) {
          if (!('refused' in outcome)) log.push(given);
        },
      });

      const logged: LoggedCommand[] = JSON.parse(JSON.stringify(log));
      const replayed: State = JSON.parse(JSON.stringify(sequence.state));
      for (const { at, command } of logged) {
        advance(replayed, sequence.timeline, at);
        expect(execute(replayed, command, sequence.timeline, at)).not.toHaveProperty('refused');
      }
      advance(replayed, sequence.timeline, lived.at);
      expect(JSON.stringify(replayed)).toBe(JSON.stringify(lived.state));
    }),
    runs(350),
  );
});
