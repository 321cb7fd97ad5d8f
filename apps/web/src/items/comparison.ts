import { type Item, type Shown, SLOT_OF_TYPE, type World } from '@slumberfell/engine';

export type AttributeName = 'attackPower' | 'armor' | 'criticalChance' | 'healingAmount';

/** One attribute of a piece, and what changes by wearing it. */
export interface AttributeLine {
  readonly name: AttributeName;
  /** 0 where only the worn piece has it. */
  readonly value: number;
  /** Against the piece worn in the same slot; null where nothing is worn there that could be compared. */
  readonly change: number | null;
}

const NAMES: readonly AttributeName[] = ['attackPower', 'armor', 'criticalChance', 'healingAmount'];

/** The item that is worn, or packed, where this one would go. Pieces of different types are never compared (spec section 5). */
export function wornInstead(item: Item, shown: Shown, world: World): Item | undefined {
  if (item.equipmentType === undefined) return undefined;
  const slot = item.healingAmount !== undefined ? 'food' : SLOT_OF_TYPE[item.equipmentType];
  const wornId = slot && shown.equipment[slot];
  return wornId === undefined ? undefined : world.item(wornId);
}

/** The attributes of a piece; those that neither it nor the worn one has are not listed. */
export function attributeLines(item: Item, worn: Item | undefined): AttributeLine[] {
  return NAMES.flatMap((name) => {
    const value = item[name];
    const before = worn?.[name];
    if (value === undefined && before === undefined) return [];
    // Critical chances have one decimal, and binary fractions must not show.
    const change = worn ? Math.round(((value ?? 0) - (before ?? 0)) * 10) / 10 : null;
    return [{ name, value: value ?? 0, change }];
  });
}

/** Whether something is put into the food slot rather than worn. */
export const isFood = (item: Item): boolean => item.healingAmount !== undefined;
