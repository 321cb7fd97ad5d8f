import {
  actionsFor,
  type CrafteableItem,
  type Seed,
  type State,
  UNITS_PER_POINT,
  type World,
} from '@slumberfell/engine';

/**
 * Simulates a day of crafting action by action. Draws one random number per loot row and action, as a game
 * that computes each action when it happens would.
 */
export function bareCraft(
  state: State,
  world: World,
  recipe: CrafteableItem,
  seed: Seed,
  actions: number,
): Float64Array {
  const sums = new Float64Array(world.itemIds.length);
  const rows = world.sets.lootTables.find((table) => table.id === recipe.lootTableId)?.subTables ?? [];
  const thresholds = rows.map((row) => Math.round(row.probability * 2 ** 32));
  const items = rows.map((row) => world.itemIndex(row.itemId));
  const parts = recipe.requiredComponents.map((part) => ({
    index: world.itemIndex(part.itemId),
    amount: part.amount,
  }));
  const product = world.itemIndex(recipe.itemId);
  let affordable = actionsFor(state.shown.inventory, recipe);
  let experience = 0;
  let word = seed[0];
  for (let action = 0; action < actions && affordable > 0; action++) {
    affordable--;
    for (const part of parts) sums[part.index] = (sums[part.index] as number) - part.amount;
    sums[product] = (sums[product] as number) + 1;
    experience += recipe.experience * UNITS_PER_POINT;
    for (let row = 0; row < rows.length; row++) {
      word = (Math.imul(word, 0x9e37_79b1) + seed[1] + action) >>> 0;
      word = (word ^ (word >>> 15)) >>> 0;
      if (word < (thresholds[row] as number))
        sums[items[row] as number] = (sums[items[row] as number] as number) + 1;
    }
  }
  sums[0] = (sums[0] as number) + (experience > 0 ? 0 : 1);
  return sums;
}
