/** Generators for property tests, and parts of worlds and characters for unit tests. It needs fast-check. */

export { NOTES } from '../state/trait-notes.ts';
export {
  adviceWorld,
  arcOf,
  BLADE,
  BREAD,
  CLUB,
  CROWN,
  GRAIN,
  HELM,
  MACE,
  PLAN,
  THINGS_WORLD,
  testWeapon,
  tonightAsked,
} from './advice-world.ts';
export { ChronicleBookkeeper, type NamedSums } from './chronicle-bookkeeper.ts';
export { COMMAND_NAMES, commandArbitrary } from './command-arbitrary.ts';
export { type CommandIntent, commandFor } from './command-intent.ts';
export {
  type CommandSequence,
  type LoggedCommand,
  mutableState,
  playSequence,
  type SequenceObserver,
  type Step,
} from './command-sequence.ts';
export * from './fixture.ts';
export { seedArbitrary } from './number-arbitraries.ts';
export * from './plan.ts';
export { executeAt, ofType, playPlan, recordUntil, refused, settle } from './play.ts';
export { testChapter, testErrand, testVillager } from './quests.ts';
export { isLong, PROPERTY_TIMEOUT, runs } from './runs.ts';
export { seededRandom } from './seeded-random.ts';
export {
  cutInstants,
  cutsArbitrary,
  handedOverArbitrary,
  plannedArbitrary,
  type Scene,
  sceneArbitrary,
  sequenceArbitrary,
  waitArbitrary,
} from './sequence-arbitrary.ts';
export { stateArbitrary } from './state-arbitrary.ts';
export { timelineArbitrary } from './timeline-arbitrary.ts';
export { traitsArbitrary } from './trait-arbitrary.ts';
export { staticDataArbitrary } from './world-arbitrary.ts';
