import { WORN_SLOTS } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';

/**
 * What must be put on and taken along to get from one set to another, for the command wear: weapon first, the
 * companion before the food. A slot that becomes empty, and a companion that stays at home, are no change.
 */
export function setChanges(
  from: Pick<Shown, 'equipment' | 'companion'>,
  to: Pick<Shown, 'equipment' | 'companion'>,
): ItemAmount[] {
  const pieces = (['weapon', ...WORN_SLOTS.filter((slot) => slot !== 'weapon')] as const).flatMap((slot) => {
    const itemId = to.equipment[slot];
    return itemId === undefined || itemId === from.equipment[slot] ? [] : [{ itemId, amount: 1 }];
  });
  const { companion } = to;
  const pets = companion === null || companion === from.companion ? [] : [{ itemId: companion, amount: 1 }];
  const { food, foodAmount = 0 } = to.equipment;
  const isPacked = food === from.equipment.food && foodAmount === from.equipment.foodAmount;
  const foods = food === undefined || isPacked ? [] : [{ itemId: food, amount: foodAmount }];
  return [...pieces, ...pets, ...foods];
}
