import { junkLot } from '../character/junk.ts';
import { worthOf } from '../character/worth.ts';
import { amountOf, canAdd, entriesOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { freeAmount } from '../state/kept.ts';
import { undoneUntil } from '../state/sales.ts';
import type { Shown } from '../state/state.ts';
import { type Item, type ItemAmount, ItemCategory } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { holding, type Obstacles } from './hold.ts';

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

export function sellObstacles(shown: Shown, input: ItemAmount, world: World) {
  const obstacles = lotObstacles(shown, input, world);
  if (obstacles.length > 0) return obstacles;
  return paymentObstacles(shown, worthOf([input], world));
}

interface Items {
  readonly items: readonly ItemAmount[];
}

export function sellManyObstacles(shown: Shown, { items }: Items, world: World) {
  if (new Set(items.map(({ itemId }) => itemId)).size < items.length) return ['sell/twice'] as const;
  const obstacles = items.flatMap((lot) => lotObstacles(shown, lot, world));
  if (obstacles.length > 0) return obstacles;
  return paymentObstacles(shown, worthOf(items, world));
}

export function sellJunkObstacles(shown: Shown, _input: object, world: World) {
  const { items, gold } = junkLot(shown, world);
  if (items.length === 0) return ['junk/none'] as const;
  return paymentObstacles(shown, gold);
}

/** What keeps an amount of one item from being sold. */
function lotObstacles(
  shown: Shown,
  { itemId, amount }: ItemAmount,
  world: World,
): Obstacles<'item/unknown' | 'item/not-owned' | 'item/kept'> {
  if (!world.item(itemId)) return ['item/unknown'];
  return holding(
    ['item/not-owned', amountOf(shown.inventory, itemId) < amount],
    ['item/kept', freeAmount(shown, itemId) < amount],
  );
}

/** @param gold above the safe integers it is inexact, but it is still above the largest amount */
const paymentObstacles = (shown: Shown, gold: number) =>
  holding(['amount/too-large', gold > MAX_AMOUNT - shown.gold]);

/** @param at epoch ms */
export function undoSaleObstacles(
  { sales, gold, inventory }: Shown,
  { saleId }: { readonly saleId: number },
  _world: World,
  at: number,
) {
  const sale = sales.find((one) => one.saleId === saleId);
  if (sale === undefined || at >= undoneUntil(sale)) return ['undo/unknown'] as const;
  const isFull = entriesOf(sale.items).some(([itemId, amount]) => !canAdd(inventory, itemId, amount));
  return holding(['undo/gold', sale.paid > gold], ['amount/too-large', isFull]);
}
