/** Generators for property tests, and parts of worlds and characters for unit tests. It needs fast-check. */

export { COMMAND_NAMES, commandArbitrary } from './command-arbitrary.ts';
export * from './fixture.ts';
export {
  type Companion,
  draftOf,
  type Given,
  type Journey,
  type Step,
  travelAlong,
} from './journey.ts';
export {
  cutInstants,
  cutsArbitrary,
  journeyArbitrary,
  type Scene,
  sceneArbitrary,
  waitArbitrary,
} from './journey-arbitrary.ts';
export { seedArbitrary } from './number-arbitraries.ts';
export * from './plan.ts';
export { give, ofType, refused, settle, watch } from './play.ts';
export { isLong, PATIENCE, runs } from './runs.ts';
export { seededRandom } from './seeded-random.ts';
export { stateArbitrary } from './state-arbitrary.ts';
export { timelineArbitrary } from './timeline-arbitrary.ts';
export { granted, type Wish } from './wish.ts';
export { staticDataArbitrary } from './world-arbitrary.ts';
