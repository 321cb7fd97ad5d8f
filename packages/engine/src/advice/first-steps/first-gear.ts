import { equipObstacles } from '../../character/equip-obstacles.ts';
import { amountOf, entriesOf } from '../../state/amounts.ts';
import { isFood, wornSlotOf } from '../../state/slots.ts';
import type { Shown } from '../../state/state.ts';
import type { Item, ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';

/** What a new character wears and packs of its bag. It fills empty slots, and replaces nothing. */

/** The items of the bag that the world has. */
export const bagItems = ({ inventory }: Pick<Shown, 'inventory'>, world: World): Item[] =>
  entriesOf(inventory).flatMap(([id]) => world.item(id) ?? []);

/** The item of the largest value, the first of several. */
const strongest = (items: readonly Item[], value: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best && value(best) >= value(item) ? best : item),
    undefined,
  );

/**
 * The strongest weapon of the bag and all portions of its best food, for slots that are empty. One number
 * decides, also between weapons of different attack styles, so that a new player always has one answer.
 */
export function weaponAndFood(shown: Shown, world: World): ItemAmount[] {
  const items = bagItems(shown, world);
  const weapon = strongest(
    items.filter((item) => wornSlotOf(item) === 'weapon' && equipObstacles(shown, item).length === 0),
    ({ attackPower = 0 }) => attackPower,
  );
  const food = strongest(items.filter(isFood), ({ healingAmount = 0 }) => healingAmount);
  return [
    ...(weapon && shown.equipment.weapon === undefined ? [{ itemId: weapon.id, amount: 1 }] : []),
    ...(food && shown.equipment.food === undefined
      ? [{ itemId: food.id, amount: amountOf(shown.inventory, food.id) }]
      : []),
  ];
}

/**
 * Pieces of the bag for slots that are empty, one for each slot: the wearable one with the largest id. The
 * step shows how to wear something, so pieces of one slot are not compared. A weapon is not one of them.
 */
export function newPieces(shown: Shown, world: World): ItemAmount[] {
  const bySlot = new Map<string, ItemAmount>();
  for (const item of bagItems(shown, world)) {
    const slot = wornSlotOf(item);
    if (slot === undefined || slot === 'weapon' || shown.equipment[slot] !== undefined) continue;
    if (equipObstacles(shown, item).length === 0) bySlot.set(slot, { itemId: item.id, amount: 1 });
  }
  return [...bySlot.values()];
}

/** Whether the character wears something beside its weapon. */
export const wearsMore = ({ equipment }: Pick<Shown, 'equipment'>): boolean =>
  Object.keys(equipment).some((slot) => slot !== 'weapon' && slot !== 'food' && slot !== 'foodAmount');
