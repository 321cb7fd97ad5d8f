import { amountOf, entriesOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { type Food, isFood } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';

type Owner = Pick<Shown, 'inventory' | 'equipment'>;

/** A food with all its owned portions. */
export interface OwnedFood {
  readonly item: Food;
  readonly amount: number;
}

/** Owned portions of a food, those in the food slot included; at most the largest amount that is stored. */
export function ownedPortions({ inventory, equipment: { food, foodAmount = 0 } }: Owner, id: number): number {
  return Math.min(MAX_AMOUNT, amountOf(inventory, id) + (food === id ? foodAmount : 0));
}

/** The owned foods: those of the inventory by id, then the packed one if the inventory has none of it. */
export function ownedFoods(owner: Owner, world: World): OwnedFood[] {
  const ids = new Set(entriesOf(owner.inventory).map(([itemId]) => itemId));
  const { food } = owner.equipment;
  if (food !== undefined) ids.add(food);
  return [...ids].flatMap((itemId) => {
    const item = world.item(itemId);
    return isFood(item) ? [{ item, amount: ownedPortions(owner, itemId) }] : [];
  });
}
