import type { ChainTo, UpgradeStep } from '../../stored/stored-format.ts';
import type { EncodedChronicle } from '../encoded-chronicle.ts';
import { withNights } from './002-nights.ts';

/**
 * The upgrade steps from the first stored shape of the chronicle to the current one, as for the state
 * (`state/upgrade`). Never edit a released step.
 */
const STEPS = [withNights] as const satisfies readonly UpgradeStep[];

export const CHRONICLE_STEPS: readonly UpgradeStep[] = STEPS satisfies ChainTo<
  EncodedChronicle,
  typeof STEPS
>;
