import { equipObstacles } from '../character/equip-obstacles.ts';
import { amountOf, canAdd } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { savedSet } from '../state/saved-set.ts';
import {
  isFood,
  isPet,
  SLOT_OF_TYPE,
  slotOf,
  WORN_SLOTS,
  type WornSlot,
  wornSlotOf,
} from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import { type AttackStyle, EquipmentType, type Item, type ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

/** What wearing a piece changes. */
export interface Exchange {
  readonly attackStyle: AttackStyle;
  /** The piece's slot, and slots that must be empty with the new attack style. */
  readonly slots: { readonly [S in WornSlot]?: number | null };
  /** The changes of the inventory. */
  readonly changes: readonly ItemAmount[];
}

/** What a character gives and gets when it wears a piece in its slot. */
export function exchangeOf(shown: Shown, item: Item, slot: WornSlot, world: World): Exchange {
  const attackStyle = item.providedAttackStyle ?? shown.attackStyle;
  const slots: { [S in WornSlot]?: number | null } = { [slot]: item.id };
  if (attackStyle !== shown.attackStyle) {
    for (const worn of WORN_SLOTS) {
      if (worn !== slot && clashes(world.item(shown.equipment[worn] ?? 0), attackStyle)) slots[worn] = null;
    }
  }
  const returned = (Object.keys(slots) as WornSlot[]).flatMap((emptied) => shown.equipment[emptied] ?? []);
  return { attackStyle, slots, changes: swap(item.id, returned) };
}

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

/** The obstacles to wearing a piece of the inventory. Whether the character may wear it: `equipObstacles`. */
export function wearObstacles(shown: Shown, { itemId }: { readonly itemId: number }, world: World) {
  const item = world.item(itemId);
  if (!item) return ['item/unknown'] as const;
  if (isFood(item)) return ['equip/is-food'] as const;
  const slot = wornSlotOf(item);
  if (!slot) return ['equip/not-equipment'] as const;
  if (amountOf(shown.inventory, itemId) < 1) return ['item/not-owned'] as const;
  const obstacles = equipObstacles(shown, item);
  if (obstacles.length > 0) return obstacles;
  const { changes } = exchangeOf(shown, item, slot, world);
  const isFull = changes.some((change) => !canAdd(shown.inventory, change.itemId, change.amount));
  return holding(['amount/too-large', isFull]);
}

export function wearSetObstacles(
  shown: Shown,
  { pieces, slot }: { readonly pieces?: readonly ItemAmount[]; readonly slot?: number },
  world: World,
) {
  if ((pieces === undefined) === (slot === undefined)) return ['wear/one-of'] as const;
  if (pieces === undefined) return savedSetObstacles(shown, { slot: slot as number });
  const slots = pieces.flatMap(({ itemId }) => {
    const item = world.item(itemId);
    return isPet(item) ? ['companion'] : (slotOf(item) ?? []);
  });
  return holding(['wear/same-slot', new Set(slots).size < slots.length]);
}

export const savedSetObstacles = (shown: Shown, { slot }: { readonly slot: number }) =>
  holding(['set/none', savedSet(shown, slot) === undefined]);

export function equipFoodObstacles(shown: Shown, { itemId, amount }: ItemAmount, world: World) {
  const item = world.item(itemId);
  if (!item) return ['item/unknown'] as const;
  if (!isFood(item)) return ['equip/not-food'] as const;
  const { inventory, equipment } = shown;
  const { food, foodAmount = 0 } = equipment;
  const isFull = food === itemId ? foodAmount > MAX_AMOUNT - amount : !canReturn(shown);
  return holding(['item/not-owned', amountOf(inventory, itemId) < amount], ['amount/too-large', isFull]);
}

/** Whether the inventory has room for the packed food. */
const canReturn = ({ inventory, equipment: { food, foodAmount = 0 } }: Shown): boolean =>
  food === undefined || canAdd(inventory, food, foodAmount);

export const unequipFoodObstacles = (shown: Shown) =>
  holding(['unequip/empty', shown.equipment.food === undefined], ['amount/too-large', !canReturn(shown)]);

export function unequipObstacles(shown: Shown, { equipmentType }: { readonly equipmentType: EquipmentType }) {
  if (equipmentType === EquipmentType.Food) return unequipFoodObstacles(shown);
  const slot = SLOT_OF_TYPE[equipmentType];
  const itemId = slot && shown.equipment[slot];
  if (!itemId) return ['unequip/empty'] as const;
  return holding(['amount/too-large', !canAdd(shown.inventory, itemId, 1)]);
}
