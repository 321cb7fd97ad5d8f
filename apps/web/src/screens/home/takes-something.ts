import { type Action, type Forecast, isItemAction, takesComponents, type World } from '@slumberfell/engine';

/** Whether an action uses something up: components, pieces, keys, or food. Gathering does not. */
export function takesSomething(
  action: Action | null,
  { food }: Pick<Forecast, 'food'>,
  world: World,
): boolean {
  if (action === null) return false;
  if (action.kind === 'hunt') return food.expected > 0;
  if (!isItemAction(action) || action.kind === 'disenchant') return true;
  const recipe = world.craft(action.itemId);
  return recipe !== undefined && takesComponents(recipe);
}
