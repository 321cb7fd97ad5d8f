import { runFood } from '../sessions/combat/run-food.ts';
import type { Shown } from '../state/state.ts';
import type { Draft } from './draft.ts';

/**
 * Sizes the food of a dungeon run anew when a command has changed something on which it depends, such as the
 * worn pieces. Experience does not count: with higher levels a run eats less, never more.
 * @param before what was shown before the command
 */
export function renewRunFood(draft: Draft, before: Shown): void {
  const { shown, world } = draft;
  const { action } = shown;
  if (action?.kind !== 'dungeon' || action.runFood === undefined) return;
  if (before.action?.kind !== 'dungeon' || !isOtherFighter(before, shown)) return;
  if (world.dungeon(action.dungeonId) === undefined) return;
  const needed = runFood(shown, action.dungeonId, world);
  if (needed !== action.runFood) draft.emit({ type: 'OnRunFoodChange', runFood: needed });
}

/** Whether a fight would take another course, apart from the amount of the packed food. */
function isOtherFighter(before: Shown, after: Shown): boolean {
  if (before.attackStyle !== after.attackStyle || before.healingShare !== after.healingShare) return true;
  if (before.cards !== after.cards) return true;
  const { foodAmount: _, ...worn } = before.equipment;
  const { foodAmount: __, ...wornNow } = after.equipment;
  return JSON.stringify(worn) !== JSON.stringify(wornNow);
}
