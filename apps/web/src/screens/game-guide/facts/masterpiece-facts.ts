import { type CrafteableItem, type Item, ItemCategory, ItemQuality, type World } from '@slumberfell/engine';
import { span } from './world-facts.ts';

/** A masterpiece, with the uncommon piece that is a component of it. */
interface Masterpiece {
  readonly item: Item;
  readonly craft: CrafteableItem;
  readonly plain: Item;
  readonly plainCraft: CrafteableItem;
}

/** All Elite equipment that is made from an uncommon piece. */
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

/** How many levels more than its uncommon piece a masterpiece requires: lowest and highest. */
export const extraLevels = (world: World): readonly [number, number] =>
  span(masterpiecesOf(world).map(({ craft, plainCraft }) => craft.requiredLevel - plainCraft.requiredLevel));

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Sum of the masterpieces' action times, divided by that of their uncommon pieces; one decimal. */
export function extraTime(world: World): number {
  const all = masterpiecesOf(world);
  const time = sum(all.map(({ craft }) => craft.baseActionTime));
  return Math.round((10 * time) / sum(all.map(({ plainCraft }) => plainCraft.baseActionTime))) / 10;
}

/** Sum of the masterpieces' attack power and armor, divided by that of their uncommon pieces. */
export function extraStrength(world: World): number {
  const all = masterpiecesOf(world);
  const strength = ({ attackPower = 0, armor = 0 }: Item): number => attackPower + armor;
  return sum(all.map(({ item }) => strength(item))) / sum(all.map(({ plain }) => strength(plain)));
}

/**
 * The first masterpiece of each category: weapons, armor, jewelry, runes. Their lists of components differ.
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
