import type { Draft } from '../events/draft.ts';
import { runCost } from '../sessions/combat/run-cost.ts';
import type { Shown } from '../state/state.ts';

/**
 * Computes anew what a dungeon run costs when a command has changed something on which it depends, such as
 * the worn pieces. Experience does not count: with higher levels a run costs less, never more.
 * @param before what was shown before the command
 */
export function renewRunCost(draft: Draft, before: Shown): void {
  const { shown, world } = draft;
  const { action } = shown;
  if (action?.kind !== 'dungeon' || action.runCost === undefined) return;
  if (before.action?.kind !== 'dungeon' || !isOtherFighter(before, shown)) return;
  if (world.dungeon(action.dungeonId) === undefined) return;
  const cost = runCost(shown, action.dungeonId, world);
  if (cost !== action.runCost) draft.emit({ type: 'OnRunCostChange', runCost: cost });
}

/** Whether a fight would take another course, apart from the amount of the packed food. */
function isOtherFighter(before: Shown, after: Shown): boolean {
  if (before.attackStyle !== after.attackStyle || before.healingShare !== after.healingShare) return true;
  if (before.cards !== after.cards) return true;
  const { foodAmount: _, ...worn } = before.equipment;
  const { foodAmount: __, ...wornNow } = after.equipment;
  return JSON.stringify(worn) !== JSON.stringify(wornNow);
}
