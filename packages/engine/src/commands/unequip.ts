import type { CommandInputs } from '../commands.ts';
import { SLOT_OF_TYPE } from '../gear.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { EquipmentType } from '../static-data.ts';
import type { Draft } from './draft.ts';
import { unequipFood } from './unequip-food.ts';

/** Returns what a slot holds to the inventory, of food all portions. Without a weapon the last style stays. */
export function unequip(draft: Draft, { equipmentType }: CommandInputs['unequip']): Refusal | null {
  if (equipmentType === EquipmentType.Food) return unequipFood(draft);
  const { shown } = draft;
  const slot = SLOT_OF_TYPE[equipmentType];
  const itemId = slot && shown.equipment[slot];
  if (!itemId) return refuse('unequip/empty');
  if (!draft.hasRoomFor(itemId, 1)) return refuse('amount/too-large');
  draft.emit({ type: 'OnEquipmentChange', slots: { [slot]: null }, attackStyle: shown.attackStyle });
  draft.emit({ type: 'OnInventoryChange', reason: 'unequipped', changes: [{ itemId, amount: 1 }] });
  return null;
}
