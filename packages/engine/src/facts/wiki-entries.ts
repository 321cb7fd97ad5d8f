import type { World } from '../world/world.ts';
import { enemyPlaces } from './enemy-places.ts';
import { type ItemSourceKind, itemSources } from './item-sources.ts';

/** The sections of the Wiki, in their order. An address of the Wiki contains these names. */
export const WIKI_SECTIONS = ['items', 'enemies', 'regions', 'dungeons', 'skills', 'recipes'] as const;
export type WikiSection = (typeof WIKI_SECTIONS)[number];

export const isWikiSection = (name: string): name is WikiSection =>
  (WIKI_SECTIONS as readonly string[]).includes(name);

/** One entry of the Wiki. A recipe has the id of its item. */
export interface WikiEntry {
  readonly section: WikiSection;
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** The path of a built picture, as in the content; null for an entry without one. */
  readonly picturePath: string | null;
}

/** The address of an entry on the page. */
export const wikiPath = ({ section, id }: Pick<WikiEntry, 'section' | 'id'>): string =>
  section === 'items' ? `/items/${id}` : `/wiki/${section}/${id}`;

/** The picture of a region's landscape. */
const landscape = (regionId: number): string => `regions/${regionId}-wide.webp`;

/** The entry of an id; undefined when the world has none. Retired items and enemies keep their entries. */
export function wikiEntry(section: WikiSection, id: number, world: World): WikiEntry | undefined {
  switch (section) {
    case 'items':
    case 'recipes': {
      const item = section === 'items' || world.craft(id) ? world.item(id) : undefined;
      return item && { section, id, ...textOf(item), picturePath: item.imagePath };
    }
    case 'enemies': {
      const enemy = world.enemy(id);
      return enemy && { section, id, ...textOf(enemy), picturePath: enemy.imagePath };
    }
    case 'regions': {
      const region = world.region(id);
      return region && { section, id, ...textOf(region), picturePath: landscape(id) };
    }
    case 'dungeons': {
      const dungeon = world.dungeon(id);
      return dungeon && { section, id, ...textOf(dungeon), picturePath: dungeon.imagePath };
    }
    case 'skills': {
      const skill = world.sets.skills.find((one) => one.id === id);
      return skill && { section, id, name: skill.name, description: '', picturePath: null };
    }
  }
}

const textOf = ({ name, description }: { readonly name: string; readonly description: string }) => ({
  name,
  description,
});

/** The ids of a section, in the order in which lists show them. Enemies that are met nowhere are left out. */
export function wikiIds(section: WikiSection, world: World): number[] {
  const { sets } = world;
  switch (section) {
    case 'enemies':
      return sets.enemies
        .filter(({ id }) => isMet(id, world))
        .toSorted((one, other) => one.bestiaryIndex - other.bestiaryIndex || one.id - other.id)
        .map(({ id }) => id);
    case 'recipes':
      return sets.crafteableItems
        .filter(({ itemId }) => itemSources(itemId, world).some(({ kind }) => MADE.includes(kind)))
        .toSorted((one, other) => one.skillId - other.skillId || one.requiredLevel - other.requiredLevel)
        .map(({ itemId }) => itemId);
    default:
      return sets[section].map(({ id }) => id);
  }
}

/** The kinds of sources that use the recipe of the item itself. */
const MADE: readonly ItemSourceKind[] = ['recipe', 'disenchanting'];

function isMet(enemyId: number, world: World): boolean {
  const { regions, dungeons } = enemyPlaces(enemyId, world);
  return regions.length + dungeons.length > 0;
}
