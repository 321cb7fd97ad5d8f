import {
  type CrafteableItem,
  dropsOfEnemy,
  type Enemy,
  enemyPlaces,
  itemSources,
  type World,
} from '@slumberfell/engine';
import { formatChance } from '../../lib/format/chance.ts';
import { STYLE_NAMES } from '../../ui/pictures/names.ts';

/** A line of text about one source of an item, or about several similar sources. */
export interface SourceLine {
  /**
   * What gives the item, for example `Raw Flax`, `Buttonhopper`, `Anything in Cooking` or `Every plant and
   * undead`.
   */
  readonly what: string;
  /** Where it is, for example `Harvesting, level 4`, `Lanternlea` or `The Nodding Mill`. */
  readonly where: string;
  /** The probability per action or beaten enemy, for example `3.33%` or `0.01% to 0.05%`. */
  readonly chance: string;
}

/**
 * Largest number of sources that get a line each: products of one skill, or enemies. More sources share one
 * line.
 */
const MOST = 3;

/** Where an item is found, as lines of text, each with its probability. */
export const sourceLines = (itemId: number, world: World): SourceLine[] => [
  ...giftLines(itemId, world),
  ...craftLines(craftsOf(itemId, world), world),
  ...killLines(killsOf(itemId, world), world),
];

/** A recipe of which each action may bring the item. */
interface Craft {
  readonly recipe: CrafteableItem;
  readonly chance: number;
}

/** An enemy of which each kill may bring the item. */
interface Kill {
  readonly enemy: Enemy;
  readonly chance: number;
}

/** In the order of the sets. */
const craftsOf = (itemId: number, world: World): Craft[] =>
  itemSources(itemId, world)
    .flatMap((source) => (source.kind === 'found' ? source : []))
    .toSorted((one, other) => one.recipe.itemId - other.recipe.itemId);

/** In the order of the sets; an enemy of several places once. */
function killsOf(itemId: number, world: World): Kill[] {
  const sources = itemSources(itemId, world).flatMap((source) =>
    source.kind === 'fight' || source.kind === 'dungeon' ? source.enemy : [],
  );
  return [...new Set(sources)]
    .toSorted((one, other) => one.id - other.id)
    .flatMap((enemy) => {
      const drop = dropsOfEnemy(enemy, world).find((one) => one.itemId === itemId);
      return drop ? { enemy, chance: drop.chance } : [];
    });
}

const giftLines = (itemId: number, world: World): SourceLine[] =>
  itemSources(itemId, world).flatMap((source) =>
    source.kind === 'milestone'
      ? { what: 'Given to you', where: `Total level ${source.totalLevel}`, chance: 'Once' }
      : [],
  );

function craftLines(crafts: readonly Craft[], world: World): SourceLine[] {
  const skills = world.sets.skills.filter(({ id }) => crafts.some(({ recipe }) => recipe.skillId === id));
  return skills.flatMap(({ id, name }) => {
    const ofSkill = crafts.filter(({ recipe }) => recipe.skillId === id);
    if (ofSkill.length > MOST)
      return [{ what: `Anything in ${name}`, where: `${ofSkill.length} recipes`, chance: spanOf(ofSkill) }];
    return ofSkill.map(({ recipe, chance }) => ({
      what: world.item(recipe.itemId)?.name ?? '',
      where: `${name}, level ${recipe.requiredLevel}`,
      chance: formatChance(chance),
    }));
  });
}

function killLines(kills: readonly Kill[], world: World): SourceLine[] {
  if (kills.length > MOST) {
    const enemies = kills.map(({ enemy }) => enemy);
    return [{ what: kindOf(enemies), where: `${enemies.length} enemies`, chance: spanOf(kills) }];
  }
  return kills.map(({ enemy, chance }) => ({
    what: enemy.name,
    where: enemyPlaceName(enemy, world),
    chance: formatChance(chance),
  }));
}

/** Name of the region or dungeon where an enemy is met; empty for a retired enemy. */
export function enemyPlaceName({ id }: Enemy, world: World): string {
  const { regions, dungeons } = enemyPlaces(id, world);
  return (regions[0] ?? dungeons[0])?.name ?? '';
}

/**
 * What the enemies have in common, as text: their attack style if it is the same, else the list of their
 * families.
 */
function kindOf(enemies: readonly Enemy[]): string {
  const [style, ...otherStyles] = new Set(enemies.map(({ attackStyle }) => attackStyle));
  if (style !== undefined && otherStyles.length === 0)
    return `Anything that fights with ${STYLE_NAMES[style]}`;
  const families = [...new Set(enemies.map(({ family }) => family))];
  return `Every ${families.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`;
}

function spanOf(sources: readonly { readonly chance: number }[]): string {
  const chances = sources.map(({ chance }) => chance);
  const [least, most] = [formatChance(Math.min(...chances)), formatChance(Math.max(...chances))];
  return least === most ? least : `${least} to ${most}`;
}
