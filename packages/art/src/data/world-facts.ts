import type { CompiledWorld } from '@slumberfell/content';
import { type Enemy, type Item, ItemCategory } from '@slumberfell/engine';

/** The item of a family in a tier. All its qualities have the same picture. */
export interface FamilyTier {
  readonly key: string;
  readonly tier: number;
}

/** What a trophy is for: an item family in a tier, an enemy or a pet. */
export type TrophySource =
  | { readonly kind: 'family'; readonly made: FamilyTier }
  | { readonly kind: 'enemy'; readonly enemyId: number; readonly regionId: number }
  | { readonly kind: 'pet'; readonly petId: number };

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface TrophyFact extends Named {
  readonly category: string;
  readonly source: TrophySource;
}

export interface RecipeFact {
  readonly id: number;
  /** The item that the recipe teaches. If it teaches several items, the last one in the content. */
  readonly product: FamilyTier;
}

/** A thing that belongs to a region. */
export interface RegionalFact extends Named {
  readonly regionId: number;
}

export interface ChapterFact extends RegionalFact {
  /** Whether the chapter asks for a run of a dungeon. */
  readonly hasRun: boolean;
}

export interface DungeonFact extends RegionalFact {
  /** The last enemy of the dungeon. */
  readonly bossId: number;
}

/** The facts about a compiled world that the pictures depend on. */
export interface WorldFacts {
  readonly enemies: readonly Enemy[];
  readonly families: readonly FamilyTier[];
  readonly uniques: readonly Named[];
  readonly starters: readonly Named[];
  /** The keys of dungeons: `id` is the dungeon's id, `name` the key's name. */
  readonly keys: readonly Named[];
  readonly pets: readonly Named[];
  readonly recipes: readonly RecipeFact[];
  readonly trophies: readonly TrophyFact[];
  readonly dungeons: readonly DungeonFact[];
  readonly regions: readonly Named[];
  readonly appearances: readonly { readonly id: number; readonly label: string }[];
  readonly villagers: readonly RegionalFact[];
  /** The chapters of the story, by their titles. */
  readonly chapters: readonly ChapterFact[];
  /** The paths of all pictures that the content names. */
  readonly paths: ReadonlySet<string>;
}

// Start of each range of ids (game-design 4.1): trophies of families, trophies of enemies, keepsakes (the
// trophies of pets), and the pets themselves.
const MADE_TROPHIES = 50_000;
const ENEMY_TROPHIES = 60_000;
const KEEPSAKES = 70_000;
const PETS = 71_000;

const FAMILY_PATH = /^items\/(?!unique-|starter-)(.+)-(\d)\.webp$/;

export function worldFacts({ sets, quests }: CompiledWorld): WorldFacts {
  const made = new Map<number, FamilyTier>();
  const families = new Map<string, FamilyTier>();
  for (const { id, imagePath } of sets.items) {
    const [, key, tier] = FAMILY_PATH.exec(imagePath) ?? [];
    if (key === undefined) continue;
    const family = { key, tier: Number(tier) };
    made.set(id, family);
    families.set(imagePath, family);
  }
  const inFolder = (prefix: string) => sets.items.filter(({ imagePath }) => imagePath.startsWith(prefix));
  return {
    enemies: sets.enemies,
    families: [...families.values()],
    uniques: inFolder('items/unique-'),
    starters: inFolder('items/starter-'),
    keys: sets.dungeons.map(({ id, keyItemId }) => ({ id, name: nameOf(sets.items, keyItemId) })),
    pets: inFolder('pets/'),
    recipes: recipeFacts({ sets }, made),
    trophies: trophyFacts({ sets }, made),
    dungeons: sets.dungeons.map(({ id, name, regionId, sequences }) => ({
      id,
      name,
      regionId,
      bossId: sequences.at(-1)?.enemyId ?? 0,
    })),
    regions: sets.regions,
    appearances: sets.appearances,
    villagers: quests.villagers,
    chapters: quests.chapters.map(({ id, title, regionId, terms }) => ({
      id,
      name: title,
      regionId,
      hasRun: terms.some(({ kind }) => kind === 'run'),
    })),
    paths: pathsOf({ sets }),
  };
}

type Sets = Pick<CompiledWorld, 'sets'>;

function nameOf(items: readonly Item[], id: number): string {
  return items.find((item) => item.id === id)?.name ?? '';
}

function recipeFacts({ sets }: Sets, made: ReadonlyMap<number, FamilyTier>): RecipeFact[] {
  const products = new Map<number, FamilyTier>();
  for (const { itemId, requiredRecipeId } of sets.crafteableItems) {
    const product = made.get(itemId);
    if (requiredRecipeId !== null && product !== undefined) products.set(requiredRecipeId, product);
  }
  return sets.items
    .filter(({ category }) => category === ItemCategory.Recipe)
    .map(({ id, name }) => {
      const product = products.get(id);
      if (product === undefined) throw new Error(`${name} (${id}) teaches no item with a picture`);
      return { id, product };
    });
}

function trophyFacts({ sets }: Sets, made: ReadonlyMap<number, FamilyTier>): TrophyFact[] {
  const byFamilyId = new Map([...made].map(([id, family]) => [Math.floor(id / 10), family]));
  const regions = new Map(sets.enemies.map(({ id, regionId }) => [id, regionId]));
  return sets.relicariumEntries.map(({ itemId, category }) => ({
    id: itemId,
    name: nameOf(sets.items, itemId),
    category,
    source: trophySource(itemId, byFamilyId, regions),
  }));
}

/**
 * @param byFamilyId families by their items' ids without the last digit, which is the quality
 * @param regions region ids by enemy id
 */
function trophySource(
  id: number,
  byFamilyId: ReadonlyMap<number, FamilyTier>,
  regions: ReadonlyMap<number, number>,
): TrophySource {
  if (id >= KEEPSAKES) return { kind: 'pet', petId: id - KEEPSAKES + PETS };
  const enemyId = id - ENEMY_TROPHIES;
  const regionId = regions.get(enemyId);
  if (regionId !== undefined) return { kind: 'enemy', enemyId, regionId };
  const made = byFamilyId.get(id - MADE_TROPHIES);
  if (made === undefined) throw new Error(`Trophy ${id} has no source with a picture`);
  return { kind: 'family', made };
}

/** All text values of the content that end with `.webp`. */
function pathsOf({ sets }: Sets): Set<string> {
  const paths = new Set<string>();
  JSON.stringify(sets, (_key, value: unknown) => {
    if (typeof value === 'string' && value.endsWith('.webp')) paths.add(value);
    return value;
  });
  return paths;
}
