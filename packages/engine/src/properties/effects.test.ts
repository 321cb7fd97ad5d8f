import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMANDS } from '../commands/registry.ts';
import type { Shown } from '../state/state.ts';
import { playSequence, runs, sequenceArbitrary } from '../testing/index.ts';

/** What a command without an effect leaves as it is. */
const unaffected = ({ action, plan }: Shown) => ({
  runningSince: action?.startAt,
  plan: plan && { status: plan.status, steps: plan.steps, round: plan.round, place: plan.place },
});

test('a command that states no effect ends no session and leaves the plan as it is', () => {
  const executed = new Set<string>();
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      playSequence(sequence, {
        given({ command }, before, after, outcome) {
          // `refresh` begins the time of the session anew.
          if (command.name === 'refresh' || 'refused' in outcome || 'effect' in COMMANDS[command.name])
            return;
          executed.add(command.name);
          expect(unaffected(after.shown), command.name).toEqual(unaffected(before.shown));
        },
      });
    }),
    runs(350),
  );
  expect(executed.size).toBeGreaterThan(20);
});
