import type { NotWornReason, PieceNotWorn } from '../events/possessions.ts';
import { wearSetObstacles } from '../obstacles/equip.ts';
import { SLOT_COUNT, slotOf } from '../state/slots.ts';
import { EquipmentType, type ItemAmount } from '../world/static-data.ts';
import { attempt, command } from './command.ts';
import type { Draft } from './draft.ts';
import { equip } from './equip.ts';
import { equipFood } from './equip-food.ts';
import { ITEM_AMOUNT, listOf } from './input.ts';

/**
 * Wears several pieces at once, by the rules of equip and equip-food. It wears what can be worn and tells the
 * rest. The weapon comes first, so that the other pieces are judged by its style (game-design 2.13).
 */
export const wear = command({
  name: 'wear',
  section: 'character',
  summary: 'Wear several items of the inventory at once',
  notes:
    'The body is the list of pieces, at most one for each slot. Of food, `amount` is the number of portions that the food slot holds afterwards, if it held fewer; of other pieces one is worn. Pieces that cannot be worn are told by the event OnPiecesNotWorn.',
  input: { pieces: listOf(ITEM_AMOUNT, SLOT_COUNT) },
  refusals: ['wear/same-slot'],
  obstacles: wearSetObstacles,
  run(draft, { pieces }) {
    const left: PieceNotWorn[] = [];
    for (const piece of weaponFirst(pieces, draft)) {
      const reason = putOn(piece, draft);
      if (reason !== null) left.push({ itemId: piece.itemId, reason });
    }
    if (left.length > 0) draft.emit({ type: 'OnPiecesNotWorn', pieces: left });
  },
});

function weaponFirst(pieces: readonly ItemAmount[], { world }: Draft): ItemAmount[] {
  const isWeapon = ({ itemId }: ItemAmount) => world.item(itemId)?.equipmentType === EquipmentType.Weapon;
  return [...pieces.filter(isWeapon), ...pieces.filter((piece) => !isWeapon(piece))];
}

/** @returns why the piece, or a part of the portions, is not worn; null when it is */
function putOn({ itemId, amount }: ItemAmount, draft: Draft): NotWornReason | null {
  const slot = slotOf(draft.world.item(itemId));
  if (slot === 'food') return pack(itemId, amount, draft);
  if (slot !== undefined && draft.shown.equipment[slot] === itemId) return null;
  return attempt(equip, draft, { itemId });
}

/** Fills the food slot up to `amount` portions, as far as they are owned. */
function pack(itemId: number, amount: number, draft: Draft): NotWornReason | null {
  const { food, foodAmount = 0 } = draft.shown.equipment;
  const missing = amount - (food === itemId ? foodAmount : 0);
  if (missing <= 0) return null;
  const owned = Math.min(missing, draft.owned(itemId));
  if (owned < 1) return 'item/not-owned';
  const refusal = attempt(equipFood, draft, { itemId, amount: owned });
  if (refusal !== null) return refusal;
  return owned < missing ? 'item/not-owned' : null;
}
