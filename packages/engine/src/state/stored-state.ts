import { type StoredFormat, versionOf } from '../stored/stored-format.ts';
import type { State } from './state.ts';
import { stateShape } from './state-shape.ts';
import { STATE_STEPS } from './upgrade/steps.ts';

/** States as rows and snapshots hold them: both are one JSON value with the halves `shown` and `hidden`. */
export const STORED_STATE: StoredFormat<State> = { name: 'state', steps: STATE_STEPS, shape: stateShape };

/**
 * Version of the stored shape of the state. It rises with each step; it says nothing of the rules, whose
 * number is `RULES_VERSION`.
 */
export const STATE_VERSION = versionOf(STORED_STATE);
