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
import { type Recipe, recipesOf } from '../../../features/skills/recipes.ts';
import { lootTables, perWorld } from './per-world.ts';

const HOUR = 3600;

/**
 * Levels at which a tier of equipment becomes available: 1, 15, 30 and so on, read from the world's weapons.
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

/** Experience points for an hour of work, rounded, without pets. */
export const experienceAnHour = ({ experience, baseActionTime }: CrafteableItem): number =>
  Math.round((experience * HOUR) / baseActionTime);

/** Gold for an hour of work: the products' value minus that of their components. */
export function goldAnHour(world: World, { item, craft }: Recipe): number {
  const parts = craft.requiredComponents.reduce(
    (sum, { itemId, amount }) => sum + (world.item(itemId)?.value ?? 0) * amount,
    0,
  );
  return Math.round(((item.value - parts) * HOUR) / craft.baseActionTime);
}

/**
 * The recipes that a character of a level can use without anything rare: no learned recipe, no essences
 * (which come from finished equipment), no keys (which need rare maps).
 */
export const unrestrictedRecipes = (recipes: readonly Recipe[], level: number): Recipe[] =>
  recipes.filter(
    ({ item, craft }) =>
      craft.requiredLevel <= level &&
      craft.requiredRecipeId === null &&
      !isEssence(craft) &&
      item.category !== ItemCategory.Key,
  );

/**
 * The recipe with the highest `measure` at a level; of equal ones the last. Undefined when the level has no
 * recipe.
 */
export function bestAt(
  recipes: readonly Recipe[],
  level: number,
  measure: (recipe: Recipe) => number,
): Recipe | undefined {
  return unrestrictedRecipes(recipes, level).reduce<Recipe | undefined>(
    (best, recipe) => (best === undefined || measure(recipe) >= measure(best) ? recipe : best),
    undefined,
  );
}

/** The entries of the lowest tier. */
function ofLowestTier<T extends { readonly item: Item }>(things: readonly T[]): T[] {
  const lowest = Math.min(...things.map(({ item }) => item.rank));
  return things.filter(({ item }) => item.rank === lowest);
}

/**
 * Skills by item id. `itemsOf` gives the items of a craft; the craft's skill is added to each of them. Skill
 * ids are ascending.
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

/** Items of the lowest tier that this skill makes and other skills need, with the ids of those skills. */
export function productsForOthers(
  world: World,
  skillId: number,
): { readonly item: Item; readonly skillIds: number[] }[] {
  const uses = recipesOf(world, skillId).map(({ item }) => ({
    item,
    skillIds: (skillsByComponent(world).get(item.id) ?? []).filter((id) => id !== skillId),
  }));
  return ofLowestTier(uses.filter(({ skillIds }) => skillIds.length > 0));
}

/** Components of the lowest tier that this skill needs and does not make itself. */
export function suppliesOf(world: World, skillId: number): Item[] {
  const supplies = recipesOf(world, skillId).flatMap(({ craft }) =>
    craft.requiredComponents.flatMap(({ itemId }) => world.item(itemId) ?? []),
  );
  const foreign = [...new Set(supplies)].filter(({ id }) => world.craft(id)?.skillId !== skillId);
  return ofLowestTier(foreign.map((item) => ({ item }))).map(({ item }) => item);
}

/** Skills whose loot tables contain the item. */
export const skillsWithLoot = (world: World, itemId: number): readonly number[] =>
  lootSkills(world).get(itemId) ?? [];

/**
 * Items of the lowest tier in the skill's loot tables, with the highest probability of each. Trophies and
 * pets are left out, because other articles list them.
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
  recipesOf(world, skillId).flatMap(({ craft }) => [...rowsOf(world, craft)]);

/** The pets of a skill, the best last. */
export const petsOf = (world: World, skillId: number): Item[] =>
  world.sets.items.filter((item) => item.category === ItemCategory.Pet && item.skillId === skillId);

/** Average hours of work in a skill for one pet, rounded; null when its loot has none. */
export function petHours(world: World, skillId: number): number | null {
  const pets = new Set(petsOf(world, skillId).map(({ id }) => id));
  for (const { craft } of recipesOf(world, skillId)) {
    const row = rowsOf(world, craft).find(({ itemId }) => pets.has(itemId));
    if (row) return Math.round(craft.baseActionTime / row.probability / HOUR);
  }
  return null;
}

/** The highest probability in a skill that an action gives a second portion of its item. */
export function secondPortionChance(world: World, skillId: number): number {
  const chances = recipesOf(world, skillId).flatMap(({ item, craft }) =>
    rowsOf(world, craft)
      .filter(({ itemId }) => itemId === item.id)
      .map(({ probability }) => probability),
  );
  return Math.max(0, ...chances);
}
