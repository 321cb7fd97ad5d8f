import { unequipObstacles } from '../obstacles/equip.ts';
import { SLOT_OF_TYPE } from '../state/slots.ts';
import { EquipmentType } from '../world/static-data.ts';
import { command } from './command.ts';
import { choiceOf } from './input.ts';
import { unequipFood } from './unequip-food.ts';

/**
 * Returns the content of a slot to the inventory; from the food slot, all portions. When the weapon is taken
 * off, the attack style does not change.
 */
export const unequip = command({
  name: 'unequip',
  section: 'character',
  summary: 'Take off the content of a slot',
  notes: 'The body is the slot. For the food slot it does the same as `unequip-food`.',
  input: { equipmentType: choiceOf(EquipmentType) },
  bare: 'equipmentType',
  refusals: ['unequip/empty', 'amount/too-large'],
  obstacles: unequipObstacles,
  run(draft, { equipmentType }) {
    if (equipmentType === EquipmentType.Food) return unequipFood.run(draft, {});
    const { shown } = draft;
    const slot = SLOT_OF_TYPE[equipmentType];
    const itemId = slot && shown.equipment[slot];
    if (!itemId) return;
    draft.emit({ type: 'OnEquipmentChange', slots: { [slot]: null }, attackStyle: shown.attackStyle });
    draft.emit({ type: 'OnInventoryChange', reason: 'unequipped', changes: [{ itemId, amount: 1 }] });
  },
});
