import { EQUIP_OBSTACLES } from '../character/equip-obstacles.ts';
import { addAmounts } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { WornSlot } from '../state/slots.ts';
import { type Equipment, type LogLine, LogType } from '../state/state.ts';
import type { AttackStyle, ItemAmount } from '../world/static-data.ts';
import { logged } from './combat-log.ts';
import { event } from './event.ts';
import { withFood } from './food-slot.ts';

/**
 * Why amounts in the inventory changed:
 * `crafted`: components and products of an action of gathering or crafting.
 * `disenchanted`: the piece and the essence of an action of disenchanting.
 * `found`: loot of an item action.
 * `loot`: loot of a beaten enemy. The combat log shows it.
 * `key`: the key of a dungeon run.
 * `milestone`: a gift for a total level.
 * `claimed`: a trophy or card that moves from the inventory to its collection.
 * `returned`: items of a sale that is undone.
 * `delivered`: what a chapter or an errand takes. `rewarded`: what a chapter gives.
 * The other reasons name what a command did.
 */
export const INVENTORY_REASONS = [
  'crafted',
  'disenchanted',
  'found',
  'loot',
  'key',
  'sold',
  'bought',
  'equipped',
  'unequipped',
  'claimed',
  'learned',
  'tamed',
  'milestone',
  'returned',
  'delivered',
  'rewarded',
] as const;
export type InventoryReason = (typeof INVENTORY_REASONS)[number];

/**
 * Changes of amounts in the inventory, positive or negative. An item whose amount reaches 0 leaves the
 * inventory.
 */
export interface OnInventoryChange {
  readonly type: 'OnInventoryChange';
  readonly reason: InventoryReason;
  readonly changes: readonly ItemAmount[];
}

export const onInventoryChange = event<OnInventoryChange>({
  type: 'OnInventoryChange',
  apply(shown, { reason, changes }, at) {
    const inventory = addAmounts(shown.inventory, changes);
    if (reason !== 'loot') return { ...shown, inventory };
    const lines = changes.map(({ itemId, amount }): LogLine => [at, LogType.Loot, itemId, amount]);
    return { ...shown, inventory, combatLog: logged(shown.combatLog, ...lines) };
  },
});

export const GOLD_REASONS = ['sold', 'bought', 'travel', 'returned', 'rewarded'] as const;

export interface OnGoldChange {
  readonly type: 'OnGoldChange';
  readonly reason: (typeof GOLD_REASONS)[number];
  /** Change of the gold, positive or negative. */
  readonly amount: number;
}

export const onGoldChange = event<OnGoldChange>({
  type: 'OnGoldChange',
  apply: (shown, { amount }) => ({ ...shown, gold: shown.gold + amount }),
});

/** Gold is given to the mountain: a fare, or the value of a run's key. It does not change `gold`. */
export interface OnGoldGiven {
  readonly type: 'OnGoldGiven';
  /** At least 1; added to what was given, up to `MAX_AMOUNT`. */
  readonly amount: number;
}

export const onGoldGiven = event<OnGoldGiven>({
  type: 'OnGoldGiven',
  apply: (shown, { amount }) => ({ ...shown, goldGiven: Math.min(MAX_AMOUNT, shown.goldGiven + amount) }),
});

export interface OnEquipmentChange {
  readonly type: 'OnEquipmentChange';
  /** The slots that change: the item id that is worn from now on, or null for an empty slot. */
  readonly slots: { readonly [S in WornSlot]?: number | null };
  readonly attackStyle: AttackStyle;
}

export const onEquipmentChange = event<OnEquipmentChange>({
  type: 'OnEquipmentChange',
  apply: (shown, { slots, attackStyle }) => ({
    ...shown,
    equipment: withWorn(shown.equipment, slots),
    attackStyle,
  }),
});

function withWorn(equipment: Equipment, slots: OnEquipmentChange['slots']): Equipment {
  const next: Record<string, number> = { ...equipment };
  for (const [slot, itemId] of Object.entries(slots)) {
    if (itemId === null) delete next[slot];
    else next[slot] = itemId;
  }
  return next;
}

/** The food slot has these portions from now on. `foodId` is null when the slot is empty. */
export interface OnFoodChange {
  readonly type: 'OnFoodChange';
  readonly foodId: number | null;
  readonly foodAmount: number;
}

export const onFoodChange = event<OnFoodChange>({
  type: 'OnFoodChange',
  apply: (shown, { foodId, foodAmount }) => ({
    ...shown,
    equipment: withFood(shown.equipment, foodId, foodAmount),
  }),
});

/** Why a piece is not worn: the codes of equip and equip-food, whose sentences also fit here. */
export const NOT_WORN_REASONS = [
  'item/unknown',
  'item/not-owned',
  'equip/not-equipment',
  'equip/is-food',
  'equip/not-food',
  ...EQUIP_OBSTACLES,
  'pet/not-tamed',
  'amount/too-large',
] as const;
export type NotWornReason = (typeof NOT_WORN_REASONS)[number];

export interface PieceNotWorn {
  readonly itemId: number;
  readonly reason: NotWornReason;
}

/** Pieces of a request to wear several that are not worn, or not in the whole amount. It changes nothing. */
export interface OnPiecesNotWorn {
  readonly type: 'OnPiecesNotWorn';
  readonly pieces: readonly PieceNotWorn[];
}

export const onPiecesNotWorn = event<OnPiecesNotWorn>({
  type: 'OnPiecesNotWorn',
  apply: (shown) => shown,
});
