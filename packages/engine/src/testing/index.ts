/** Generators for property tests, and parts of worlds and characters for unit tests. It needs fast-check. */

export { COMMAND_NAMES, commandArbitrary } from './command-arbitrary.ts';
export * from './fixture.ts';
export {
  type CommandSequence,
  draftOf,
  type LoggedCommand,
  playSequence,
  type SequenceObserver,
  type Step,
} from './journey.ts';
export {
  cutInstants,
  cutsArbitrary,
  type Scene,
  sceneArbitrary,
  sequenceArbitrary,
  waitArbitrary,
} from './journey-arbitrary.ts';
export { seedArbitrary } from './number-arbitraries.ts';
export * from './plan.ts';
export { executeAt, ofType, recordUntil, refused, settle } from './play.ts';
export { isLong, PROPERTY_TIMEOUT, runs } from './runs.ts';
export { seededRandom } from './seeded-random.ts';
export { stateArbitrary } from './state-arbitrary.ts';
export { timelineArbitrary } from './timeline-arbitrary.ts';
export { type CommandIntent, commandFor } from './wish.ts';
export { staticDataArbitrary } from './world-arbitrary.ts';
