import {
  type CrafteableItem,
  EquipmentType,
  type Item,
  ItemCategory,
  ItemQuality,
  isEssence,
  type LootRow,
  type World,
} from '@slumberfell/engine';
import { type ItemCraft, itemCraftsOf } from '../../../features/skills/item-crafts.ts';
import { lootTables, perWorld } from './per-world.ts';

const HOUR = 3600;

/**
 * The levels at which the tiers of equipment begin (1, 15, 30 and so on): the lowest attack level that an
 * uncommon weapon of each tier requires.
 */
export function gearLevels(world: World): number[] {
  const lowest = new Map<number, number>();
  for (const { equipmentType, quality, rank, requiredAttackLevel: level } of world.sets.items) {
    if (equipmentType !== EquipmentType.Weapon || quality !== ItemQuality.Uncommon || level === undefined)
      continue;
    lowest.set(rank, Math.min(level, lowest.get(rank) ?? level));
  }
  return [...lowest.values()].sort((one, other) => one - other);
}

/** Experience points for an hour of a recipe's actions, rounded, without the bonus of pets. */
export const experienceAnHour = ({ experience, baseActionTime }: CrafteableItem): number =>
  Math.round((experience * HOUR) / baseActionTime);

/**
 * Gold for an hour of a recipe's actions, rounded: the value of the products minus the value of their
 * components.
 */
export function goldAnHour(world: World, { item, craft }: ItemCraft): number {
  const parts = craft.requiredComponents.reduce(
    (sum, { itemId, amount }) => sum + (world.item(itemId)?.value ?? 0) * amount,
    0,
  );
  return Math.round(((item.value - parts) * HOUR) / craft.baseActionTime);
}

/**
 * The recipes that a character of this level can use without anything rare. Left out are recipes that must be
 * learned, essences (which take finished equipment) and keys (which take rare maps).
 */
export const unrestrictedRecipes = (recipes: readonly ItemCraft[], level: number): ItemCraft[] =>
  recipes.filter(
    ({ item, craft }) =>
      craft.requiredLevel <= level &&
      craft.requiredRecipeId === null &&
      !isEssence(craft) &&
      item.category !== ItemCategory.Key,
  );

/**
 * The recipe with the highest `measure` among `unrestrictedRecipes` at this level; the last one of several
 * equal ones. Undefined for none.
 */
export function bestAt(
  recipes: readonly ItemCraft[],
  level: number,
  measure: (recipe: ItemCraft) => number,
): ItemCraft | undefined {
  return unrestrictedRecipes(recipes, level).reduce<ItemCraft | undefined>(
    (best, recipe) => (best === undefined || measure(recipe) >= measure(best) ? recipe : best),
    undefined,
  );
}

/** Only the entries whose item has the lowest tier (`rank`) of all entries. */
function ofLowestTier<T extends { readonly item: Item }>(things: readonly T[]): T[] {
  const lowest = Math.min(...things.map(({ item }) => item.rank));
  return things.filter(({ item }) => item.rank === lowest);
}

/**
 * For each item id, the ids of the skills that have a craft with this item, ascending. `itemsOf` returns the
 * item ids that count for a craft.
 */
function skillsBy(
  world: World,
  itemsOf: (craft: CrafteableItem) => readonly number[],
): Map<number, number[]> {
  const skills = new Map<number, Set<number>>();
  for (const craft of world.sets.crafteableItems) {
    for (const itemId of itemsOf(craft)) {
      const known = skills.get(itemId) ?? new Set();
      skills.set(itemId, known.add(craft.skillId));
    }
  }
  return new Map([...skills].map(([itemId, ids]) => [itemId, [...ids].sort((one, other) => one - other)]));
}

const skillsByComponent = perWorld((world) =>
  skillsBy(world, ({ requiredComponents }) => requiredComponents.map(({ itemId }) => itemId)),
);

const lootSkills = perWorld((world) =>
  skillsBy(world, (craft) => rowsOf(world, craft).map(({ itemId }) => itemId)),
);

/** The loot rows of a craft. */
const rowsOf = (world: World, { lootTableId }: CrafteableItem): readonly LootRow[] =>
  lootTables(world).get(lootTableId ?? 0)?.subTables ?? [];

/**
 * Items that this skill makes and other skills need, with the ids of those skills; only those of the lowest
 * tier among them.
 */
export function productsForOthers(
  world: World,
  skillId: number,
): { readonly item: Item; readonly skillIds: number[] }[] {
  const uses = itemCraftsOf(world, skillId).map(({ item }) => ({
    item,
    skillIds: (skillsByComponent(world).get(item.id) ?? []).filter((id) => id !== skillId),
  }));
  return ofLowestTier(uses.filter(({ skillIds }) => skillIds.length > 0));
}

/** Components that this skill needs and does not make itself; only those of the lowest tier among them. */
export function suppliesOf(world: World, skillId: number): Item[] {
  const supplies = itemCraftsOf(world, skillId).flatMap(({ craft }) =>
    craft.requiredComponents.flatMap(({ itemId }) => world.item(itemId) ?? []),
  );
  const foreign = [...new Set(supplies)].filter(({ id }) => world.craft(id)?.skillId !== skillId);
  return ofLowestTier(foreign.map((item) => ({ item }))).map(({ item }) => item);
}

/** Ids of the skills whose loot tables contain the item. */
export const skillsWithLoot = (world: World, itemId: number): readonly number[] =>
  lootSkills(world).get(itemId) ?? [];

/**
 * Items in the loot tables of a skill, each with its highest probability; only those of the lowest tier among
 * them. Trophies and pets are left out, because other articles list them.
 */
export function sideLootOf(world: World, skillId: number): { readonly item: Item; readonly best: number }[] {
  const finds = new Map<number, number>();
  for (const { itemId, probability } of lootOf(world, skillId)) {
    finds.set(itemId, Math.max(probability, finds.get(itemId) ?? 0));
  }
  const excluded: readonly ItemCategory[] = [ItemCategory.Trophy, ItemCategory.Pet];
  return ofLowestTier(
    [...finds].flatMap(([itemId, best]) => {
      const item = world.item(itemId);
      return item && !excluded.includes(item.category) ? [{ item, best }] : [];
    }),
  );
}

const lootOf = (world: World, skillId: number): LootRow[] =>
  itemCraftsOf(world, skillId).flatMap(({ craft }) => [...rowsOf(world, craft)]);

/** The pets that give a bonus to the experience in a skill, in the order of the items in the static data. */
export const petsOf = (world: World, skillId: number): Item[] =>
  world.sets.items.filter((item) => item.category === ItemCategory.Pet && item.skillId === skillId);

/**
 * Expected hours of a skill's actions until the character finds a pet, rounded, by the skill's first recipe
 * whose loot contains a pet; null when no recipe's loot contains one.
 */
export function petHours(world: World, skillId: number): number | null {
  const pets = new Set(petsOf(world, skillId).map(({ id }) => id));
  for (const { craft } of itemCraftsOf(world, skillId)) {
    const row = rowsOf(world, craft).find(({ itemId }) => pets.has(itemId));
    if (row) return Math.round(craft.baseActionTime / row.probability / HOUR);
  }
  return null;
}

/**
 * The highest probability, among the recipes of a skill, that an action gives its product twice, because the
 * recipe's loot contains the product too; 0 for none.
 */
export function secondPortionChance(world: World, skillId: number): number {
  const chances = itemCraftsOf(world, skillId).flatMap(({ item, craft }) =>
    rowsOf(world, craft)
      .filter(({ itemId }) => itemId === item.id)
      .map(({ probability }) => probability),
  );
  return Math.max(0, ...chances);
}
