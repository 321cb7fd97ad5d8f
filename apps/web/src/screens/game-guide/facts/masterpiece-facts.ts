import { type CrafteableItem, type Item, ItemCategory, ItemQuality, type World } from '@slumberfell/engine';
import { span } from './world-facts.ts';

/** A masterpiece, and the uncommon piece (`plain`) that is one of its components. */
interface Masterpiece {
  readonly item: Item;
  readonly craft: CrafteableItem;
  readonly plain: Item;
  readonly plainCraft: CrafteableItem;
}

/** All Elite equipment with a craftable piece of equipment among its components. */
export function masterpiecesOf(world: World): Masterpiece[] {
  return world.sets.crafteableItems.flatMap((craft) => {
    const item = world.item(craft.itemId);
    if (item?.quality !== ItemQuality.Elite || item.equipmentType === undefined || !isWorn(item)) return [];
    for (const { itemId } of craft.requiredComponents) {
      const plain = world.item(itemId);
      const plainCraft = world.craft(itemId);
      if (plain && plainCraft && isWorn(plain)) return [{ item, craft, plain, plainCraft }];
    }
    return [];
  });
}

const isWorn = ({ attackPower, armor, criticalChance }: Item): boolean =>
  (attackPower ?? armor ?? criticalChance) !== undefined;

/**
 * How many levels more a masterpiece requires than its uncommon piece: the lowest and the highest difference.
 */
export const extraLevels = (world: World): readonly [number, number] =>
  span(masterpiecesOf(world).map(({ craft, plainCraft }) => craft.requiredLevel - plainCraft.requiredLevel));

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/**
 * How many times longer masterpieces take to craft than the uncommon pieces of which they are made: the sum
 * of the action times of all masterpieces, divided by the sum of those of the pieces; rounded to one decimal.
 */
export function extraTime(world: World): number {
  const all = masterpiecesOf(world);
  const time = sum(all.map(({ craft }) => craft.baseActionTime));
  return Math.round((10 * time) / sum(all.map(({ plainCraft }) => plainCraft.baseActionTime))) / 10;
}

/**
 * How many times stronger masterpieces are than the uncommon pieces of which they are made: the attack power
 * and armor of all masterpieces, divided by the attack power and armor of those pieces.
 */
export function extraStrength(world: World): number {
  const all = masterpiecesOf(world);
  const strength = ({ attackPower = 0, armor = 0 }: Item): number => attackPower + armor;
  return sum(all.map(({ item }) => strength(item))) / sum(all.map(({ plain }) => strength(plain)));
}

/**
 * One masterpiece of each category (weapons, armor, jewelry, runes): the first in the static data. The
 * categories differ in their components.
 */
export function exampleMasterpieces(world: World): Masterpiece[] {
  const kinds: readonly ItemCategory[] = [
    ItemCategory.Weapon,
    ItemCategory.Armor,
    ItemCategory.Jewelry,
    ItemCategory.Rune,
  ];
  const all = masterpiecesOf(world);
  return kinds.flatMap((kind) => all.find(({ item }) => item.category === kind) ?? []);
}
