import { WORN_SLOTS } from '../state/slots.ts';
import type { Equipment } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';

/** What must be put on to get from one set to another, weapon first. */
export function setChanges(from: Equipment, to: Equipment): ItemAmount[] {
  const pieces = (['weapon', ...WORN_SLOTS.filter((slot) => slot !== 'weapon')] as const).flatMap((slot) => {
    const itemId = to[slot];
    return itemId === undefined || itemId === from[slot] ? [] : [{ itemId, amount: 1 }];
  });
  const { food, foodAmount = 0 } = to;
  if (food === undefined || (food === from.food && foodAmount === from.foodAmount)) return pieces;
  return [...pieces, { itemId: food, amount: foodAmount }];
}
