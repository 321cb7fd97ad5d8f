import type { Draft } from '../events/draft.ts';
import { exchangeOf } from '../obstacles/equip.ts';
import { restState } from '../sessions/combat/rest.ts';
import { SLOT_OF_TYPE, slotOf } from '../state/slots.ts';
import { isCombat } from '../state/state.ts';
import { EquipmentType, type ItemAmount } from '../world/static-data.ts';

/**
 * Exchanges between the inventory and the slots. Each assumes that its obstacles were checked: those of
 * `obstacles/equip.ts`.
 */

/** Wears a piece. What was in its slot returns, and so does each piece that requires another style. */
export function wearPiece(draft: Draft, { itemId }: { readonly itemId: number }): void {
  const { shown, world } = draft;
  const item = world.item(itemId);
  const slot = slotOf(item);
  if (item === undefined || slot === undefined || slot === 'food') return;
  const { slots, attackStyle, changes } = exchangeOf(shown, item, slot, world);
  draft.emit({ type: 'OnEquipmentChange', slots, attackStyle });
  draft.emit({ type: 'OnInventoryChange', reason: 'equipped', changes });
}

/** Moves portions into the food slot. Another food returns. */
export function packFood(draft: Draft, { itemId, amount }: ItemAmount): void {
  const { food, foodAmount = 0 } = draft.shown.equipment;
  const isSame = food === itemId;
  const packed = isSame ? foodAmount + amount : amount;
  const changes = [{ itemId, amount: -amount }];
  if (food !== undefined && !isSame) changes.push({ itemId: food, amount: foodAmount });
  draft.emit({ type: 'OnFoodChange', foodId: itemId, foodAmount: packed });
  draft.emit({ type: 'OnInventoryChange', reason: 'equipped', changes });
  const { shown, world } = draft;
  if (isCombat(shown.action) && shown.action.rest === 'unarmed' && restState(shown, world) === 'armed')
    draft.emit({ type: 'OnRestArmed' });
}

/** Returns the content of a slot; from the food slot, all portions. */
export function takeOff(draft: Draft, { equipmentType }: { readonly equipmentType: EquipmentType }): void {
  if (equipmentType === EquipmentType.Food) {
    unpackFood(draft);
    return;
  }
  const { shown } = draft;
  const slot = SLOT_OF_TYPE[equipmentType];
  const itemId = slot && shown.equipment[slot];
  if (!itemId) return;
  draft.emit({ type: 'OnEquipmentChange', slots: { [slot]: null }, attackStyle: shown.attackStyle });
  draft.emit({ type: 'OnInventoryChange', reason: 'unequipped', changes: [{ itemId, amount: 1 }] });
}

/** Returns all portions of the food slot. */
export function unpackFood(draft: Draft): void {
  const { food, foodAmount = 0 } = draft.shown.equipment;
  if (food === undefined) return;
  draft.emit({ type: 'OnFoodChange', foodId: null, foodAmount: 0 });
  draft.emit({
    type: 'OnInventoryChange',
    reason: 'unequipped',
    changes: [{ itemId: food, amount: foodAmount }],
  });
}
