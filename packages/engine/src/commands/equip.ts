import { EQUIP_OBSTACLES } from '../character/equip-obstacles.ts';
import { exchangeOf, wearObstacles } from '../obstacles/equip.ts';
import { slotOf } from '../state/slots.ts';
import { command } from './command.ts';
import { idOf } from './input.ts';

/**
 * The character wears a piece of the inventory. The piece that was in the slot returns to the inventory. If
 * the attack style changes, each worn piece that requires another style returns too (game-design 2.13).
 */
export const equip = command({
  name: 'equip',
  section: 'character',
  summary: 'Wear an item of the inventory',
  notes: 'The body is the id of the item.',
  input: { itemId: idOf('item') },
  bare: 'itemId',
  refusals: [
    'item/unknown',
    'item/not-owned',
    'equip/not-equipment',
    'equip/is-food',
    ...EQUIP_OBSTACLES,
    'amount/too-large',
  ],
  obstacles: wearObstacles,
  run(draft, { itemId }) {
    const { shown, world } = draft;
    const item = world.item(itemId);
    const slot = slotOf(item);
    if (item === undefined || slot === undefined || slot === 'food') return;
    const { slots, attackStyle, changes } = exchangeOf(shown, item, slot, world);
    draft.emit({ type: 'OnEquipmentChange', slots, attackStyle });
    draft.emit({ type: 'OnInventoryChange', reason: 'equipped', changes });
  },
});
