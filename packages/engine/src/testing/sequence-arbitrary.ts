import fc from 'fast-check';
import { execute } from '../commands/execute.ts';
import type { Shown, State } from '../state/state.ts';
import { type Timeline, worldAt } from '../world/world.ts';
import { commandArbitrary } from './command-arbitrary.ts';
import { type CommandIntent, commandFor } from './command-intent.ts';
import { type CommandSequence, mutableState, playSequence, type Step } from './command-sequence.ts';
import { record, seedArbitrary } from './number-arbitraries.ts';
import { stateArbitrary } from './state-arbitrary.ts';
import { timelineArbitrary } from './timeline-arbitrary.ts';

/** A number in [0, 1). */
const share = fc.nat(999).map((thousandths) => thousandths / 1000);

/**
 * Milliseconds before a command of a sequence: often 0 or whole seconds, mostly up to minutes, seldom up to
 * 90 minutes.
 */
export const waitArbitrary: fc.Arbitrary<number> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: fc.nat(40).map((seconds) => seconds * 1000) },
  { weight: 4, arbitrary: fc.nat(20_000) },
  { weight: 4, arbitrary: fc.nat(900_000) },
  { weight: 1, arbitrary: fc.nat(5_400_000) },
);

const intent = (...to: readonly CommandIntent['to'][]): fc.Arbitrary<CommandIntent> =>
  record({
    to: fc.constantFrom(...to),
    choice: share,
    amount: fc.oneof(share, fc.constant(1)),
    seed: seedArbitrary,
  });

const begin = intent('begin');

const step: fc.Arbitrary<Step> = record({
  wait: waitArbitrary,
  command: fc.oneof(
    intent('begin', 'begin', 'put on', 'try on', 'sell', 'collect', 'mark', 'leave', 'plan', 'quest'),
    commandArbitrary,
  ),
});

/** Any character in any world, and up to 12 steps. Each step waits and gives a command, valid or invalid. */
export const sequenceArbitrary: fc.Arbitrary<CommandSequence> = record({
  timeline: timelineArbitrary,
  state: stateArbitrary,
  steps: fc.array(step, { maxLength: 12 }),
});

/** A character at the instant `at`, after some commands. A test settles it until the instant `until`. */
export interface Scene {
  readonly timeline: Timeline;
  readonly state: State;
  readonly at: number;
  readonly until: number;
}

/** A wait of at most 15 s, in ms, so that the session of the last begin mostly still runs. */
const moment: fc.Arbitrary<number> = fc.oneof(
  fc.constant(0),
  fc.nat(8).map((seconds) => seconds * 1000),
  fc.nat(15_000),
);

/**
 * Scenes in which a session mostly runs. Before the scene the player gives up to three commands, begins a
 * session, and gives up to two more commands.
 */
export const sceneArbitrary: fc.Arbitrary<Scene> = record({
  timeline: timelineArbitrary,
  state: stateArbitrary,
  before: fc.array(step, { maxLength: 3 }),
  begin: record({ wait: moment, command: begin }),
  after: fc.array(
    record({
      wait: moment,
      command: fc.oneof(
        intent('put on', 'sell', 'collect', 'mark', 'leave', 'plan', 'plan'),
        commandArbitrary,
      ),
    }),
    {
      maxLength: 2,
    },
  ),
  length: waitArbitrary,
}).map(({ before, begin, after, length, ...sequence }) => {
  const { timeline } = sequence;
  const { state, at } = playSequence({ ...sequence, steps: [...before, begin, ...after] });
  return { timeline, state, at, until: at + length };
});

const HOUR = 3_600_000;

/** Scenes with a plan, up to six hours long. */
export const plannedArbitrary: fc.Arbitrary<Scene> = record({
  scene: sceneArbitrary,
  intent: intent('plan'),
  length: fc.oneof(fc.nat(600_000), fc.nat(6 * HOUR)),
}).map(({ scene, intent, length }) => {
  const { timeline, at } = scene;
  const state = mutableState(scene.state);
  execute(state, commandFor(intent, state.shown, worldAt(timeline, at)), timeline, at);
  return { timeline, state, at, until: at + length };
});

/**
 * Scenes at whose instant `at` the player mostly hands over chapters and errands. `before`: what was shown
 * before that.
 */
export const handedOverArbitrary: fc.Arbitrary<Scene & { readonly before: Shown }> = record({
  scene: sceneArbitrary,
  intents: fc.array(intent('quest'), { minLength: 1, maxLength: 4 }),
}).map(({ scene, intents }) => {
  const { timeline, at } = scene;
  const state = mutableState(scene.state);
  for (const one of intents)
    execute(state, commandFor(one, state.shown, worldAt(timeline, at)), timeline, at);
  return { ...scene, state, before: scene.state.shown };
});

/** Instants at which to split a scene, as shares of its length. */
export const cutsArbitrary: fc.Arbitrary<readonly number[]> = fc.array(share, { minLength: 1, maxLength: 6 });

/** The instants at which to split a scene, ascending. */
export const cutInstants = ({ at, until }: Scene, cuts: readonly number[]): number[] =>
  cuts.map((cut) => at + Math.floor(cut * (until - at))).toSorted((a, b) => a - b);
