import type { ChainTo, UpgradeStep } from '../../stored/stored-format.ts';
import type { State } from '../state.ts';

/**
 * The steps that lead from the first stored shape of the state to this release's, one file each, such as
 * `002-name-of-change.ts` for the step that makes version 2. A step that has been released is never edited.
 * CONTRIBUTING.md says what else a new one needs.
 */
const STEPS = [] as const satisfies readonly UpgradeStep[];

export const STATE_STEPS: readonly UpgradeStep[] = STEPS satisfies ChainTo<State, typeof STEPS>;
