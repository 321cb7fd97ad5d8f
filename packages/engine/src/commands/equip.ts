import { EQUIP_OBSTACLES, equipObstacles } from '../character/equip-obstacles.ts';
import { SLOT_OF_TYPE, WORN_SLOTS, type WornSlot } from '../state/slots.ts';
import type { AttackStyle, Item, ItemAmount } from '../world/static-data.ts';
import { command } from './command.ts';
import { idOf } from './input.ts';
import { refuse } from './refusal.ts';

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
  refusals: [
    'item/unknown',
    'item/not-owned',
    'equip/not-equipment',
    'equip/is-food',
    ...EQUIP_OBSTACLES,
    'amount/too-large',
  ],
  run(draft, { itemId }) {
    const { shown, world } = draft;
    const item = world.item(itemId);
    if (!item) return refuse('item/unknown');
    if (item.healingAmount !== undefined) return refuse('equip/is-food');
    const slot = item.equipmentType === undefined ? undefined : SLOT_OF_TYPE[item.equipmentType];
    if (!slot) return refuse('equip/not-equipment');
    if (draft.owned(itemId) < 1) return refuse('item/not-owned');
    const [obstacle] = equipObstacles(shown, item);
    if (obstacle) return refuse(obstacle);

    const attackStyle = item.providedAttackStyle ?? shown.attackStyle;
    const slots: { [S in WornSlot]?: number | null } = { [slot]: itemId };
    if (attackStyle !== shown.attackStyle) {
      for (const worn of WORN_SLOTS) {
        if (worn !== slot && clashes(world.item(shown.equipment[worn] ?? 0), attackStyle)) slots[worn] = null;
      }
    }
    const returned = (Object.keys(slots) as WornSlot[]).flatMap((emptied) => shown.equipment[emptied] ?? []);
    const changes = swap(itemId, returned);
    if (changes.some((change) => !draft.canAdd(change.itemId, change.amount)))
      return refuse('amount/too-large');

    draft.emit({ type: 'OnEquipmentChange', slots, attackStyle });
    draft.emit({ type: 'OnInventoryChange', reason: 'equipped', changes });
    return null;
  },
});

const clashes = (piece: Item | undefined, attackStyle: AttackStyle): boolean =>
  piece?.requiredAttackStyle !== undefined && piece.requiredAttackStyle !== attackStyle;

/**
 * The changes of the inventory: the item `taken` leaves it, and the items `returned` enter it. If `taken` is
 * also in `returned`, the two changes cancel out.
 */
function swap(taken: number, returned: readonly number[]): ItemAmount[] {
  const same = returned.indexOf(taken);
  const changes = returned.toSpliced(same, same < 0 ? 0 : 1).map((itemId) => ({ itemId, amount: 1 }));
  return same < 0 ? [{ itemId: taken, amount: -1 }, ...changes] : changes;
}
