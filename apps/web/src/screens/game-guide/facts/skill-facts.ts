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

/** Levels at which a tier of equipment opens: 1, 15, 30 ... as the world has them. */
export function gearLevels(world: World): number[] {
  const lowest = new Map<number, number>();
  for (const { equipmentType, quality, rank, requiredAttackLevel: level } of world.sets.items) {
    if (equipmentType !== EquipmentType.Weapon || quality !== ItemQuality.Uncommon || level === undefined)
      continue;
    lowest.set(rank, Math.min(level, lowest.get(rank) ?? level));
  }
  return [...lowest.values()].sort((one, other) => one - other);
}

/** Whole points an hour, without pets. */
export const experienceAnHour = ({ experience, baseActionTime }: CrafteableItem): number =>
  Math.round((experience * HOUR) / baseActionTime);

/** What an hour adds to the worth of what went in. */
export function goldAnHour(world: World, { item, craft }: Recipe): number {
  const parts = craft.requiredComponents.reduce(
    (sum, { itemId, amount }) => sum + (world.item(itemId)?.value ?? 0) * amount,
    0,
  );
  return Math.round(((item.value - parts) * HOUR) / craft.baseActionTime);
}

/** What anybody may make at a level: without a recipe to learn, not out of finished equipment, and not out of a rare map. */
export const openTo = (recipes: readonly Recipe[], level: number): Recipe[] =>
  recipes.filter(
    ({ item, craft }) =>
      craft.requiredLevel <= level &&
      craft.requiredRecipeId === null &&
      !isEssence(craft) &&
      item.category !== ItemCategory.Key,
  );

/** The best of a level by a measure; of equals the later one. Undefined where nothing can be made. */
export function bestAt(
  recipes: readonly Recipe[],
  level: number,
  measure: (recipe: Recipe) => number,
): Recipe | undefined {
  return openTo(recipes, level).reduce<Recipe | undefined>(
    (best, recipe) => (best === undefined || measure(recipe) >= measure(best) ? recipe : best),
    undefined,
  );
}

/** Of things that differ in their tier alone, those of the lowest. */
function firstTier<T extends { readonly item: Item }>(things: readonly T[]): T[] {
  const lowest = Math.min(...things.map(({ item }) => item.rank));
  return things.filter(({ item }) => item.rank === lowest);
}

/** Skills by an item that has to do with what they make, in the skills' order. */
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

const users = perWorld((world) =>
  skillsBy(world, ({ requiredComponents }) => requiredComponents.map(({ itemId }) => itemId)),
);

const finders = perWorld((world) =>
  skillsBy(world, (craft) => rowsOf(world, craft).map(({ itemId }) => itemId)),
);

/** What may turn up when something is made. */
const rowsOf = (world: World, { lootTableId }: CrafteableItem): readonly LootRow[] =>
  lootTables(world).get(lootTableId ?? 0)?.subTables ?? [];

/** What other skills need of what this one makes, with their ids: of each kind of thing the one of the first tier. */
export function customersOf(
  world: World,
  skillId: number,
): { readonly item: Item; readonly skillIds: number[] }[] {
  const uses = recipesOf(world, skillId).map(({ item }) => ({
    item,
    skillIds: (users(world).get(item.id) ?? []).filter((id) => id !== skillId),
  }));
  return firstTier(uses.filter(({ skillIds }) => skillIds.length > 0));
}

/** What a skill needs that it does not make itself, of each kind the one of the first tier. */
export function suppliesOf(world: World, skillId: number): Item[] {
  const supplies = recipesOf(world, skillId).flatMap(({ craft }) =>
    craft.requiredComponents.flatMap(({ itemId }) => world.item(itemId) ?? []),
  );
  const foreign = [...new Set(supplies)].filter(({ id }) => world.craft(id)?.skillId !== skillId);
  return firstTier(foreign.map((item) => ({ item }))).map(({ item }) => item);
}

/** Skills whose work turns something up besides what it is done for. */
export const finderSkills = (world: World, itemId: number): readonly number[] =>
  finders(world).get(itemId) ?? [];

/** What a skill's work turns up besides what it is done for, and the best chance of it; trophies and pets are told elsewhere. */
export function findsOf(world: World, skillId: number): { readonly item: Item; readonly best: number }[] {
  const finds = new Map<number, number>();
  for (const { itemId, probability } of lootOf(world, skillId)) {
    finds.set(itemId, Math.max(probability, finds.get(itemId) ?? 0));
  }
  const told: readonly ItemCategory[] = [ItemCategory.Trophy, ItemCategory.Pet];
  return firstTier(
    [...finds].flatMap(([itemId, best]) => {
      const item = world.item(itemId);
      return item && !told.includes(item.category) ? [{ item, best }] : [];
    }),
  );
}

const lootOf = (world: World, skillId: number): LootRow[] =>
  recipesOf(world, skillId).flatMap(({ craft }) => [...rowsOf(world, craft)]);

/** The pets of a skill, finest last. */
export const petsOf = (world: World, skillId: number): Item[] =>
  world.sets.items.filter((item) => item.category === ItemCategory.Pet && item.skillId === skillId);

/** Hours of a skill's work for one pet of it, on average; null where work brings none. */
export function petHours(world: World, skillId: number): number | null {
  const pets = new Set(petsOf(world, skillId).map(({ id }) => id));
  for (const { craft } of recipesOf(world, skillId)) {
    const row = rowsOf(world, craft).find(({ itemId }) => pets.has(itemId));
    if (row) return Math.round(craft.baseActionTime / row.probability / HOUR);
  }
  return null;
}

/** The best chance in a skill that an action gives the same thing once more. */
export function doublesOf(world: World, skillId: number): number {
  const chances = recipesOf(world, skillId).flatMap(({ item, craft }) =>
    rowsOf(world, craft)
      .filter(({ itemId }) => itemId === item.id)
      .map(({ probability }) => probability),
  );
  return Math.max(0, ...chances);
}
