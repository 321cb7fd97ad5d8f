import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { execute } from '../commands/execute.ts';
import type { Command } from '../commands/registry.ts';
import type { Seed } from '../random/seed.ts';
import { advance, nextInstant } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { withAmount } from '../state/amounts.ts';
import type { Hidden, State } from '../state/state.ts';
import {
  type CommandSequence,
  mutableState,
  PROPERTY_TIMEOUT,
  playSequence,
  REGIONS,
  runs,
  START,
  seedArbitrary,
  sequenceArbitrary,
  settle,
  stateArbitrary,
  timelineArbitrary,
} from '../testing/index.ts';
import { PRODUCTS } from '../testing/plan.ts';
import { SKILL_COUNT } from '../world/skills.ts';

/** Tests that no event, no refusal and nothing shown contains hidden values. */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** Names of hidden fields, and `key`, which is the seed in the input of commands. */
const HIDDEN_NAMES = ['fractions', 'pendingEnemies', 'session', 'seed', 'key', 'ordinal', 'hidden'];
/** Canaries: values for hidden data that occur nowhere else in a generated world. */
const CANARY_SEED: Seed = [3_735_928_559, 3_405_691_582, 4_276_993_775, 3_221_229_823];
const CANARY_ENEMY = 3_131_961_357;
const CANARY_FRACTION = 9_973;

/** Yields the canaries and the names of hidden fields that a value contains. */
function* leaks(value: unknown): Iterable<string> {
  if (typeof value === 'number' && ([...CANARY_SEED, CANARY_ENEMY] as number[]).includes(value)) {
    yield `the value ${value}`;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (HIDDEN_NAMES.includes(name)) yield `the name ${name}`;
    yield* leaks(part);
  }
}

/**
 * A copy of a sequence in which every seed is `CANARY_SEED` and the pending enemy of region 3 is
 * `CANARY_ENEMY`. Region 3 has no enemies, so no hunt meets that enemy.
 */
function withCanaries({ timeline, state, steps }: CommandSequence): CommandSequence {
  const pending = withAmount(state.hidden.pendingEnemies, REGIONS[2], CANARY_ENEMY);
  return {
    timeline,
    state: { shown: state.shown, hidden: { ...state.hidden, pendingEnemies: pending } },
    steps: steps.map(({ wait, command }) => {
      if ('choice' in command) return { wait, command: { ...command, seed: CANARY_SEED } };
      if (!('key' in command.input)) return { wait, command };
      return { wait, command: { ...command, input: { ...command.input, key: CANARY_SEED } } as Command };
    }),
  };
}

test('no event, nothing shown and no refusal contains seeds, pending enemies or fractions', () => {
  fc.assert(
    fc.property(sequenceArbitrary.map(withCanaries), (sequence) => {
      const found: string[] = [];
      playSequence(sequence, {
        settle(state, timeline, _from, until) {
          const recorder = new EventRecorder();
          advance(state, timeline, until, recorder);
          found.push(...leaks(recorder.moments));
        },
        given(_given, _before, after, outcome) {
          found.push(...leaks(outcome), ...leaks(after.shown));
        },
      });
      expect(found).toEqual([]);
    }),
    runs(250),
  );
});

const begins = (seed: Seed): Command[] => [
  { name: 'begin-hunting', input: { regionId: 1, key: seed } },
  ...PRODUCTS.map((itemId): Command => ({ name: 'begin-crafting', input: { itemId, amount: 1, key: seed } })),
];

test('two seeds show the same until the first draw', () => {
  fc.assert(
    fc.property(
      timelineArbitrary,
      stateArbitrary,
      seedArbitrary,
      seedArbitrary,
      (timeline, state, one, other) => {
        const look = (begin: Command): { draft: State; seen: string } => {
          const draft = mutableState(state);
          const outcome = execute(draft, begin, timeline, START);
          const before = (nextInstant(draft, timeline) ?? START) - 1;
          settle(draft, timeline, before);
          return { draft, seen: JSON.stringify([outcome, draft.shown]) };
        };
        const others = begins(other);
        begins(one).forEach((begin, index) => {
          expect(look(others[index] as Command).seen).toBe(look(begin).seen);
        });
      },
    ),
    runs(100),
  );
});

test('fractions of a point are shown only when they add up to a point', () => {
  fc.assert(
    fc.property(timelineArbitrary, stateArbitrary, seedArbitrary, (timeline, state, seed) => {
      const look = (fraction: number): string => {
        const fractions: Hidden['fractions'] = new Array<number>(SKILL_COUNT).fill(fraction);
        const draft: State = { shown: state.shown, hidden: { ...state.hidden, fractions } };
        const outcomes = begins(seed).map((begin) => execute(draft, begin, timeline, START));
        return JSON.stringify([outcomes, draft.shown]);
      };
      expect(look(CANARY_FRACTION)).toBe(look(0));
    }),
    runs(100),
  );
});
