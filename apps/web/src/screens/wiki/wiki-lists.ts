import {
  perWorld,
  WIKI_SECTIONS,
  type WikiEntry,
  type WikiSection,
  type World,
  wikiEntry,
  wikiIds,
} from '@slumberfell/engine';
import { categoryName, kindOf } from '../../features/items/item-kind.ts';
import { matchesSearch, searchWords } from '../../features/items/name-search.ts';
import { levelText } from '../../features/travel/region-facts.ts';
import { ENEMY_TYPE_NAMES } from '../../ui/pictures/names.ts';

/** The entries of all sections, for lists and the search. */
const entriesBySection = perWorld(
  (world): ReadonlyMap<WikiSection, readonly WikiEntry[]> =>
    new Map(
      WIKI_SECTIONS.map((section) => [
        section,
        wikiIds(section, world).flatMap((id) => wikiEntry(section, id, world) ?? []),
      ]),
    ),
);

export const entriesOf = (section: WikiSection, world: World): readonly WikiEntry[] =>
  entriesBySection(world).get(section) ?? [];

/** The most entries that a search over all sections shows. */
const MOST_HITS = 200;

/**
 * Entries of all sections whose names have all words. Names that begin with the first word come first, then
 * entries in the order of the sections.
 */
export function searchAll(typed: string, world: World): WikiEntry[] {
  const words = searchWords(typed);
  const [first = ''] = words;
  if (words.length === 0) return [];
  const hits = WIKI_SECTIONS.flatMap((section) => entriesOf(section, world)).filter(({ name }) =>
    matchesSearch(name, words),
  );
  const isLater = ({ name }: WikiEntry): number => Number(!name.toLowerCase().startsWith(first));
  return hits.toSorted((one, other) => isLater(one) - isLater(other)).slice(0, MOST_HITS);
}

/** Entries of a section whose names have all words. */
export function searchSection(
  section: WikiSection,
  { q = '', kind }: { readonly q?: string; readonly kind?: number },
  world: World,
): readonly WikiEntry[] {
  const words = searchWords(q);
  const entries = entriesOf(section, world);
  if (words.length === 0 && kind === undefined) return entries;
  return entries.filter(
    ({ id, name }) => matchesSearch(name, words) && (kind === undefined || world.item(id)?.category === kind),
  );
}

/** The item categories of a world, by name. */
export const categoriesIn = perWorld((world): readonly { readonly kind: number; readonly name: string }[] =>
  [...new Set(world.sets.items.map(({ category }) => category))]
    .map((category) => ({ kind: category, name: categoryName(category) }))
    .sort((one, other) => one.name.localeCompare(other.name)),
);

/** The line below the name of an entry in a list. */
export function belowOf({ section, id }: WikiEntry, world: World): string {
  switch (section) {
    case 'items': {
      const item = world.item(id);
      return item ? kindOf(item) : '';
    }
    case 'enemies': {
      const enemy = world.enemy(id);
      const place = world.region(enemy?.regionId ?? 0)?.name;
      return enemy ? `Level ${enemy.level} · ${ENEMY_TYPE_NAMES[enemy.type]} · ${place}` : '';
    }
    case 'regions':
      return levelText(world, id);
    case 'dungeons': {
      const dungeon = world.dungeon(id);
      const level = world.enemy(dungeon?.sequences.at(-1)?.enemyId ?? 0)?.level;
      return `Level ${level} · ${world.region(dungeon?.regionId ?? 0)?.name}`;
    }
    case 'skills':
      return `${world.sets.crafteableItems.filter(({ skillId }) => skillId === id).length || 'No'} recipes`;
    case 'recipes': {
      const recipe = world.craft(id);
      const skill = world.sets.skills.find((one) => one.id === recipe?.skillId)?.name;
      return `Recipe · ${skill} level ${recipe?.requiredLevel}`;
    }
  }
}
