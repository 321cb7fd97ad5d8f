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
import { type ItemSetChoice, itemSetsAmong } from '../../features/traits/item-sets.ts';
import {
  isOfChoice,
  type TraitChoice,
  type TraitChoices,
  traitChoicesAmong,
} from '../../features/traits/trait-choices.ts';
import { levelText } from '../../features/travel/region-facts.ts';
import type { WikiSearch } from '../../features/wiki/wiki-search.ts';
import { foldText } from '../../lib/text/fold.ts';
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

const itemsByName = perWorld((world): readonly WikiEntry[] =>
  entriesOf('items', world).toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
);

/** All entries of a section as its list shows them. Items have no other order that a reader knows. */
const listOf = (section: WikiSection, world: World): readonly WikiEntry[] =>
  section === 'items' ? itemsByName(world) : entriesOf(section, world);

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
  const isLater = ({ name }: WikiEntry): number => Number(!foldText(name).startsWith(first));
  return hits.toSorted((one, other) => isLater(one) - isLater(other)).slice(0, MOST_HITS);
}

/** What the list of a section is searched for. */
export interface SectionSearch extends Pick<WikiSearch, 'q' | 'kind' | 'set'> {
  readonly trait?: TraitChoice | null;
}

/**
 * Entries of a section whose names have all words; of items those of a category, with a verb or for an aim,
 * and of an item set. Recipes are searched by the items that they make.
 */
export function searchSection(
  section: WikiSection,
  { q = '', kind, trait = null, set }: SectionSearch,
  world: World,
): readonly WikiEntry[] {
  const words = searchWords(q);
  const entries = listOf(section, world);
  if (words.length === 0 && kind === undefined && trait === null && set === undefined) return entries;
  return entries.filter(
    ({ id, name }) =>
      matchesSearch(name, words) &&
      (kind === undefined || world.item(id)?.category === kind) &&
      (trait === null || isOfChoice(world.item(id) ?? {}, trait, world)) &&
      (set === undefined || world.item(id)?.itemSetId === set),
  );
}

/** The item categories of a world, by name. */
export const categoriesIn = perWorld((world): readonly { readonly kind: number; readonly name: string }[] =>
  [...new Set(world.sets.items.map(({ category }) => category))]
    .map((category) => ({ kind: category, name: categoryName(category) }))
    .sort((one, other) => one.name.localeCompare(other.name)),
);

const traitChoices = perWorld((world) => {
  const ofSection = (section: WikiSection): TraitChoices =>
    traitChoicesAmong(
      entriesOf(section, world).flatMap(({ id }) => world.item(id) ?? []),
      world,
    );
  return new Map<WikiSection, TraitChoices>([
    ['items', ofSection('items')],
    ['recipes', ofSection('recipes')],
  ]);
});

/** The aims and verbs of the items of a section, or of what its recipes make; none in other sections. */
export const traitChoicesIn = (section: WikiSection, world: World): TraitChoices =>
  traitChoices(world).get(section) ?? { aims: [], verbs: [] };

/** The item sets of which a world has pieces. */
export const itemSetsIn = perWorld((world): readonly ItemSetChoice[] =>
  itemSetsAmong(world.sets.items, world),
);

/** A list with fewer entries has no jumps. */
const LEAST_FOR_JUMPS = 40;

/** The parts of a section's list, each with its first place in `entries`; none for a short list. */
export function partsOf(
  section: WikiSection,
  entries: readonly WikiEntry[],
  world: World,
): readonly { readonly title: string; readonly first: number }[] {
  if (entries.length < LEAST_FOR_JUMPS) return [];
  const firsts = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const title = partTitle(section, entry, world);
    if (title !== '' && !firsts.has(title)) firsts.set(title, index);
  }
  return [...firsts].map(([title, first]) => ({ title, first }));
}

/** The region of an enemy, the skill of a recipe, the first letter of an item. */
function partTitle(section: WikiSection, { id, name }: WikiEntry, world: World): string {
  switch (section) {
    case 'enemies':
      return world.region(world.enemy(id)?.regionId ?? 0)?.name ?? '';
    case 'recipes':
      return world.sets.skills.find((skill) => skill.id === world.craft(id)?.skillId)?.name ?? '';
    default:
      return name.slice(0, 1).toUpperCase();
  }
}

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
