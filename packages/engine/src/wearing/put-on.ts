import type { Draft } from '../events/draft.ts';
import type { NotWornReason, PieceNotWorn } from '../events/possessions.ts';
import { equipFoodObstacles, wearObstacles } from '../obstacles/equip.ts';
import { isPet, slotOf } from '../state/slots.ts';
import { EquipmentType, type ItemAmount } from '../world/static-data.ts';
import { mayTakeAlong } from './companion.ts';
import { packFood, wearPiece } from './exchange.ts';

/**
 * Puts on the pieces that can be worn, the weapon first. A pet goes along.
 * @returns the others, each with the reason
 */
export function putOnAll(pieces: readonly ItemAmount[], draft: Draft): readonly PieceNotWorn[] {
  const notWorn: PieceNotWorn[] = [];
  for (const piece of weaponFirst(pieces, draft)) {
    if (isPet(draft.world.item(piece.itemId))) {
      notWorn.push(...mayTakeAlong(piece.itemId, draft));
      continue;
    }
    const reason = putOn(piece, draft);
    if (reason !== null) notWorn.push({ itemId: piece.itemId, reason });
  }
  return notWorn;
}

function weaponFirst(pieces: readonly ItemAmount[], { world }: Draft): ItemAmount[] {
  const isWeapon = ({ itemId }: ItemAmount) => world.item(itemId)?.equipmentType === EquipmentType.Weapon;
  return [...pieces.filter(isWeapon), ...pieces.filter((piece) => !isWeapon(piece))];
}

/** @returns why the piece, or a part of the portions, is not worn; null when it is */
function putOn({ itemId, amount }: ItemAmount, draft: Draft): NotWornReason | null {
  const slot = slotOf(draft.world.item(itemId));
  if (slot === 'food') return pack(itemId, amount, draft);
  if (slot !== undefined && draft.shown.equipment[slot] === itemId) return null;
  const [obstacle] = wearObstacles(draft.shown, { itemId }, draft.world);
  if (obstacle !== undefined) return obstacle;
  wearPiece(draft, { itemId });
  return null;
}

/** Fills the food slot up to `amount` portions, as far as they are owned. */
function pack(itemId: number, amount: number, draft: Draft): NotWornReason | null {
  const { food, foodAmount = 0 } = draft.shown.equipment;
  const missing = amount - (food === itemId ? foodAmount : 0);
  if (missing <= 0) return null;
  const owned = Math.min(missing, draft.owned(itemId));
  if (owned < 1) return 'item/not-owned';
  const portions = { itemId, amount: owned };
  const [obstacle] = equipFoodObstacles(draft.shown, portions, draft.world);
  if (obstacle !== undefined) return obstacle;
  packFood(draft, portions);
  return owned < missing ? 'item/not-owned' : null;
}
