import { amountOf, canAdd } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';
import { type Item, type ItemAmount, ItemCategory } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

export function buyObstacles(shown: Shown, { itemId, amount }: ItemAmount, world: World) {
  const item = world.item(itemId);
  if (!item) return ['item/unknown'] as const;
  if (item.category !== ItemCategory.Key || !opens(world, itemId)) return ['buy/not-for-sale'] as const;
  // Above the safe integers the cost is inexact, but it is still above any amount of gold.
  return holding(
    ['buy/gold', item.value * amount > shown.gold],
    ['amount/too-large', !canAdd(shown.inventory, itemId, amount)],
  );
}

/**
 * The largest amount of an item that the character can pay and that fits in the inventory (specification
 * 5.19).
 */
export function mostToBuy(
  { gold, inventory }: Pick<Shown, 'gold' | 'inventory'>,
  { id, value }: Item,
): number {
  const paidFor = value > 0 ? Math.floor(gold / value) : MAX_AMOUNT;
  return Math.min(paidFor, MAX_AMOUNT - amountOf(inventory, id));
}

/**
 * Whether the item is the key of a dungeon. A player cannot buy the key of a retired dungeon, but can sell
 * it.
 */
const opens = (world: World, keyItemId: number): boolean =>
  world.sets.dungeons.some((dungeon) => dungeon.keyItemId === keyItemId);

export function sellObstacles(shown: Shown, { itemId, amount }: ItemAmount, world: World) {
  const item = world.item(itemId);
  if (!item) return ['item/unknown'] as const;
  // Above the safe integers the price is inexact, but it is still above the largest amount.
  return holding(
    ['item/not-owned', amountOf(shown.inventory, itemId) < amount],
    ['amount/too-large', item.value * amount > MAX_AMOUNT - shown.gold],
  );
}
