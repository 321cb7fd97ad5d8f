import {
  type CrafteableItem,
  EnemyType,
  enemyPlaces,
  type ItemSource,
  isGathered,
  itemSources,
  SKILLS,
  type WikiEntry,
  type WikiSection,
  type World,
  wikiIds,
} from '@slumberfell/engine';

/** What a preview of a link says about an entry: its story, then its facts. Plain text, not escaped. */

const numbers = new Intl.NumberFormat('en');
const chances = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 3 });

const skillName = ({ skillId }: CrafteableItem, { sets }: World): string =>
  sets.skills.find(({ id }) => id === skillId)?.name ?? '';

const regionNames = (ids: readonly number[], world: World): string =>
  ids.flatMap((id) => world.region(id)?.name ?? []).join(', ');

function sourceSentence(source: ItemSource, world: World): string {
  switch (source.kind) {
    case 'recipe': {
      const { recipe } = source;
      const place = regionNames(recipe.requiredRegions, world);
      const skill = `${skillName(recipe, world)} level ${recipe.requiredLevel}`;
      return `${isGathered(recipe) ? 'Gathered' : 'Made'} with ${skill}${place && ` in ${place}`}.`;
    }
    case 'disenchanting':
      return `Comes from disenchanting ${numbers.format(source.pieces.length)} kinds of equipment.`;
    case 'shop':
      return `Bought for ${numbers.format(source.price)} gold. Opens ${source.dungeon.name}.`;
    case 'milestone':
      return `A gift at total level ${numbers.format(source.totalLevel)}.`;
    case 'fight':
      return `Dropped by ${source.enemy.name} in ${source.region.name} (${chances.format(source.chance)}).`;
    case 'dungeon':
      return `Dropped at the end of ${source.dungeon.name} (${chances.format(source.chance)}).`;
    case 'found':
      return `Found in ${skillName(source.recipe, world)} (${chances.format(source.chance)}).`;
  }
}

const TYPE_NAMES: Readonly<Record<EnemyType, string>> = {
  [EnemyType.Normal]: 'enemy',
  [EnemyType.Rare]: 'miniboss',
  [EnemyType.Boss]: 'boss',
  [EnemyType.Elite]: 'elite enemy',
};

/** The facts of an entry as sentences. */
const FACTS: Readonly<Record<WikiSection, (id: number, world: World) => string>> = {
  items(id, world) {
    const [source] = itemSources(id, world);
    const worth = `Worth ${numbers.format(world.item(id)?.value ?? 0)} gold.`;
    return `${source ? sourceSentence(source, world) : 'It cannot be had any more.'} ${worth}`;
  },
  enemies(id, world) {
    const enemy = world.enemy(id);
    const { regions, dungeons } = enemyPlaces(id, world);
    const [place] = [...regions, ...dungeons];
    const kind = enemy && `A level ${enemy.level} ${TYPE_NAMES[enemy.type]}`;
    return `${kind}${place ? `, met in ${place.name}` : ', met nowhere any more'}.`;
  },
  regions(id, world) {
    const { enemies = [], dungeons = [], resources = [] } = world.region(id) ?? {};
    return `${enemies.length} enemies, ${dungeons.length} dungeons, ${resources.length} things to gather.`;
  },
  dungeons(id, world) {
    const dungeon = world.dungeon(id);
    const boss = world.enemy(dungeon?.sequences.at(-1)?.enemyId ?? 0);
    const place = world.region(dungeon?.regionId ?? 0)?.name ?? '';
    return `A dungeon${place && ` in ${place}`}.${boss ? ` It ends with ${boss.name}, level ${boss.level}.` : ''}`;
  },
  skills(id, world) {
    if (SKILLS.find((skill) => skill.id === id)?.kind === 'combat') return 'A combat skill. Fights train it.';
    const recipes = world.sets.crafteableItems.filter(({ skillId }) => skillId === id).length;
    return `A skill with ${numbers.format(recipes)} things to make.`;
  },
  recipes(id, world) {
    const recipe = world.craft(id);
    if (!recipe) return '';
    const parts = recipe.requiredComponents.map(
      ({ itemId, amount }) => `${numbers.format(amount)} ${world.item(itemId)?.name}`,
    );
    const needs = parts.length > 0 ? ` Takes ${parts.join(', ')}.` : '';
    const level = `${skillName(recipe, world)} level ${recipe.requiredLevel}`;
    return `Recipe: ${level}, ${recipe.baseActionTime} s, ${numbers.format(recipe.experience)} experience.${needs}`;
  },
};

export const entryDescription = ({ section, id, description }: WikiEntry, world: World): string =>
  `${section === 'recipes' ? '' : `${description} `}${FACTS[section](id, world)}`.trim();

/** What a preview says about a section, or about the Wiki itself. */
export function sectionDescription(section: WikiSection | null, world: World): string {
  const count = (one: WikiSection): string => `${numbers.format(wikiIds(one, world).length)} ${one}`;
  return section === null
    ? `Everything in this world of Slumberfell: ${count('items')}, ${count('enemies')}, ${count('recipes')}.`
    : `All ${count(section)} of this world of Slumberfell.`;
}
