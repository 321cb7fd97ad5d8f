import { type Item, type Shown, SLOT_OF_TYPE, type World } from '@slumberfell/engine';

export type AttributeName = 'attackPower' | 'armor' | 'criticalChance' | 'healingAmount';

/** One attribute of a piece, and what changes by wearing it. */
export interface AttributeLine {
  readonly name: AttributeName;
  /** 0 where only the worn piece has it. */
  readonly value: number;
  /** Against the piece worn in the same slot, or the empty slot as 0; null where nothing is compared. */
  readonly change: number | null;
}

const NAMES: readonly AttributeName[] = ['attackPower', 'armor', 'criticalChance', 'healingAmount'];

/** What a piece is compared with: the piece in its slot, or the empty slot. */
export type Rival = Item | 'empty slot';

/**
 * What is worn, or packed, where this item would go. Pieces of different types are never compared
 * (specification 5.7).
 * @returns undefined where the item has no slot, or this client's data does not know what is in it
 */
export function wornInstead(item: Item, shown: Shown, world: World): Rival | undefined {
  if (item.equipmentType === undefined) return undefined;
  const slot = item.healingAmount !== undefined ? 'food' : SLOT_OF_TYPE[item.equipmentType];
  if (slot === undefined) return undefined;
  const wornId = shown.equipment[slot];
  return wornId === undefined ? 'empty slot' : world.item(wornId);
}

/** The attributes of a piece; those that neither it nor the worn one has are not listed. @param rival undefined to compare nothing */
export function attributeLines(item: Item, rival: Rival | undefined): AttributeLine[] {
  const worn = rival === 'empty slot' ? undefined : rival;
  return NAMES.flatMap((name) => {
    const value = item[name];
    const before = worn?.[name];
    if (value === undefined && before === undefined) return [];
    // Critical chances have one decimal, and binary fractions must not show.
    const change = rival ? Math.round(((value ?? 0) - (before ?? 0)) * 10) / 10 : null;
    return [{ name, value: value ?? 0, change }];
  });
}

/** Whether something is put into the food slot rather than worn. */
export const isFood = (item: Item): boolean => item.healingAmount !== undefined;
