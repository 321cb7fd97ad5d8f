import type { ChainTo, UpgradeStep } from '../../stored/stored-format.ts';
import type { State } from '../state.ts';
import { withPendingEnemiesAndSeed } from './002-pending-enemies-and-seed.ts';
import { withHealingShare } from './003-healing-share.ts';
import { withRunCost } from './004-run-cost.ts';
import { withSetsAndSales } from './005-sets-and-sales.ts';
import { withPlan } from './006-plan.ts';
import { withSavedPlans } from './007-saved-plans.ts';
import { withLastBegin } from './008-last-begin.ts';
import { withTraits } from './009-traits.ts';
import { withCompanion } from './010-companion.ts';
import { withPlanSteps } from './011-plan-steps.ts';
import { withWanted } from './012-wanted.ts';
import { withQuests } from './013-quests.ts';
import { withVillagerGifts } from './014-villager-gifts.ts';

/**
 * The upgrade steps from the first stored shape of the state to the current one. Each step is a file:
 * `002-pending-enemies-and-seed.ts` makes version 2. Never edit a released step. CONTRIBUTING.md says what
 * else a new step needs.
 */
const STEPS = [
  withPendingEnemiesAndSeed,
  withHealingShare,
  withRunCost,
  withSetsAndSales,
  withPlan,
  withSavedPlans,
  withLastBegin,
  withTraits,
  withCompanion,
  withPlanSteps,
  withWanted,
  withQuests,
  withVillagerGifts,
] as const satisfies readonly UpgradeStep[];

export const STATE_STEPS: readonly UpgradeStep[] = STEPS satisfies ChainTo<State, typeof STEPS>;
