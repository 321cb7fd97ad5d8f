import { craftTree, type PlanStep, trainingTo } from '@slumberfell/engine';
import { world } from '../../shipped.ts';
import type { CareerPlayer } from '../player.ts';
import { restingShown } from '../rest.ts';
import type { Asked } from './asked.ts';

/** Steps of a plan that make an item, or that train the skill which it takes. */
export interface Making {
  readonly steps: readonly PlanStep[];
  readonly seconds: number;
  /** Whether the steps make all that is asked for. */
  readonly isWhole: boolean;
}

/** How a player makes what is asked for; null where it lacks a recipe, or what enemies leave. */
export function makingOf(
  player: CareerPlayer,
  { itemId, amount }: Extract<Asked, { readonly kind: 'make' }>,
): Making | null {
  const shown = restingShown(player);
  const tree = craftTree(shown, { itemId, amount }, world);
  if (tree.isComplete && !tree.isTooLong) return { steps: tree.steps, seconds: tree.seconds, isWhole: true };
  for (const { reason } of tree.missing) {
    if (reason.kind !== 'level') continue;
    const training = trainingTo(reason.skillId, reason.requiredLevel, shown, world);
    if (training !== null) return { steps: training.steps, seconds: training.seconds, isWhole: false };
  }
  return null;
}

/** The items that a player can only find, of those that are asked for. */
export function foundFor(
  player: CareerPlayer,
  { itemId, amount }: Extract<Asked, { readonly kind: 'make' }>,
): readonly number[] {
  const { missing } = craftTree(restingShown(player), { itemId, amount }, world);
  return missing.flatMap(({ reason, ...one }) => (reason.kind === 'no-recipe' ? [one.itemId] : []));
}
