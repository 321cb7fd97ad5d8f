import { type StoredFormat, versionOf } from '../stored/stored-format.ts';
import { withEverySkill } from './skill-lists.ts';
import type { State } from './state.ts';
import { stateShape } from './state-shape.ts';
import { STATE_STEPS } from './upgrade/steps.ts';

/** The stored format of states in rows and snapshots: one JSON value with the halves `shown` and `hidden`. */
export const STORED_STATE: StoredFormat<State> = {
  name: 'state',
  steps: STATE_STEPS,
  completed: withEverySkill,
  shape: stateShape,
};

/**
 * Version of the stored shape of the state. Each upgrade step raises it. `RULES_VERSION` is a different
 * number.
 */
export const STATE_VERSION = versionOf(STORED_STATE);
