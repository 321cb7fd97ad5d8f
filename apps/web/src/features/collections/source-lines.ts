import type { Enemy, World } from '@slumberfell/engine';
import { formatChance } from '../../lib/format/chance.ts';
import { STYLE_NAMES } from '../../ui/pictures/names.ts';
import { placeOfEnemy, type Source } from './sources.ts';

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

/** Sources of an item as lines of text, each with its probability. */
export function sourceLines(sources: readonly Source[], world: World): SourceLine[] {
  return [...craftLines(sources.filter(isCraft), world), ...killLines(sources.filter(isKill), world)];
}

type CraftSource = Extract<Source, { kind: 'craft' }>;
type KillSource = Extract<Source, { kind: 'kill' }>;
const isCraft = (source: Source): source is CraftSource => source.kind === 'craft';
const isKill = (source: Source): source is KillSource => source.kind === 'kill';

function craftLines(crafts: readonly CraftSource[], world: World): SourceLine[] {
  const skills = world.sets.skills.filter(({ id }) => crafts.some(({ craft }) => craft.skillId === id));
  return skills.flatMap(({ id, name }) => {
    const ofSkill = crafts.filter(({ craft }) => craft.skillId === id);
    if (ofSkill.length > MOST)
      return [{ what: `Anything in ${name}`, where: `${ofSkill.length} recipes`, chance: spanOf(ofSkill) }];
    return ofSkill.map(({ craft, probability }) => ({
      what: world.item(craft.itemId)?.name ?? '',
      where: `${name}, level ${craft.requiredLevel}`,
      chance: formatChance(probability),
    }));
  });
}

function killLines(kills: readonly KillSource[], world: World): SourceLine[] {
  if (kills.length > MOST) {
    const enemies = kills.map(({ enemy }) => enemy);
    return [{ what: kindOf(enemies), where: `${enemies.length} enemies`, chance: spanOf(kills) }];
  }
  return kills.map(({ enemy, probability }) => ({
    what: enemy.name,
    where: enemyPlaceName(enemy, world),
    chance: formatChance(probability),
  }));
}

/** Name of the region or dungeon where an enemy is met; empty for a retired enemy. */
export function enemyPlaceName({ id }: Enemy, world: World): string {
  const place = placeOfEnemy(id, world);
  if (place === undefined) return '';
  return place.kind === 'dungeon' ? place.name : (world.region(place.regionId)?.name ?? '');
}

/**
 * What the enemies have in common, as text: their attack style if it is the same, else the list of their
 * families.
 */
function kindOf(enemies: readonly Enemy[]): string {
  const [style, ...otherStyles] = new Set(enemies.map(({ attackStyle }) => attackStyle));
  if (style !== undefined && otherStyles.length === 0) return `Whoever fights with ${STYLE_NAMES[style]}`;
  const families = [...new Set(enemies.map(({ family }) => family))];
  return `Every ${families.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`;
}

function spanOf(sources: readonly Source[]): string {
  const chances = sources.map(({ probability }) => probability);
  const [least, most] = [formatChance(Math.min(...chances)), formatChance(Math.max(...chances))];
  return least === most ? least : `${least} to ${most}`;
}
