import { EquipmentType, type Item, ItemCategory } from '../world/static-data.ts';

const SLOTS = {
  [EquipmentType.Headgear]: 'headgear',
  [EquipmentType.Shoulders]: 'shoulders',
  [EquipmentType.Chest]: 'chest',
  [EquipmentType.Gloves]: 'gloves',
  [EquipmentType.Leggings]: 'leggings',
  [EquipmentType.Boots]: 'boots',
  [EquipmentType.Necklace]: 'necklace',
  [EquipmentType.Ring]: 'ring',
  [EquipmentType.Weapon]: 'weapon',
  [EquipmentType.OffensiveRune]: 'offensiveRune',
  [EquipmentType.DefensiveRune]: 'defensiveRune',
  [EquipmentType.CriticalRune]: 'criticalRune',
} as const satisfies { readonly [T in EquipmentType]?: string };

export type WornSlot = (typeof SLOTS)[keyof typeof SLOTS];
export type Slot = WornSlot | 'food';

export const WORN_SLOTS: readonly WornSlot[] = Object.values(SLOTS);

/** Whether an item is a pet. A tamed pet may go along. */
export const isPet = (item: Pick<Item, 'category'> | undefined): boolean =>
  item?.category === ItemCategory.Pet;

/** Number of slots, with the one for food. */
export const SLOT_COUNT = WORN_SLOTS.length + 1;

/**
 * The slot in which equipment of a type is worn. Absent for food, which goes into the food slot, and for
 * trinkets, which the content does not have.
 */
export const SLOT_OF_TYPE: { readonly [T in EquipmentType]?: WornSlot } = SLOTS;

/** The type of the equipment that is worn in a slot. */
export const TYPE_OF_SLOT = Object.fromEntries(
  Object.entries(SLOTS).map(([type, slot]) => [slot, Number(type)]),
) as unknown as Readonly<Record<WornSlot, EquipmentType>>;

/** An item of which portions are packed and eaten. */
export type Food = Item & { readonly healingAmount: number };

/** Whether an item goes into the food slot. */
export const isFood = (item: Item | undefined): item is Food => item?.healingAmount !== undefined;

/** The slot in which an item is worn; undefined for food and for what cannot be worn. */
export const wornSlotOf = (item: Item | undefined): WornSlot | undefined =>
  item?.equipmentType === undefined || isFood(item) ? undefined : SLOT_OF_TYPE[item.equipmentType];

/** The items that are worn or packed, one for each slot that is not empty. */
export const wornItems = ({
  equipment,
}: {
  readonly equipment: Readonly<Partial<Record<Slot, number>>>;
}): number[] => [...WORN_SLOTS, 'food' as const].flatMap((slot) => equipment[slot] ?? []);

/** An object with the same value in each worn slot. */
export const eachWornSlot = <T>(value: T): Readonly<Record<WornSlot, T>> =>
  Object.fromEntries(WORN_SLOTS.map((slot) => [slot, value])) as Record<WornSlot, T>;

/** The slot of a piece or food; undefined for other items. */
export const slotOf = (item: Item | undefined): Slot | undefined =>
  isFood(item) ? 'food' : wornSlotOf(item);
