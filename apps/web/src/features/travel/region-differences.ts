import { amountOf, knowledgeObstacles, type Region, type Shown, type World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { dungeonFacts, resources } from './region-facts.ts';

/** Resources that are named. */
const NAMED = 2;

/**
 * What a region has that the region of the character does not have, in at most three short texts: enemies
 * whose cards are missing in the Bestiary, what can be gathered, and dungeons. Empty for the present region.
 */
export function regionDifferences(region: Region, shown: Shown, world: World): string[] {
  if (region.id === shown.regionId) return [];
  const here = world.region(shown.regionId);
  const texts = [cardsText(region, here, shown), gatheringText(region, here, shown, world)];
  return [...texts, dungeonsText(region, shown, world)].filter((text) => text !== null);
}

function cardsText(region: Region, here: Region | undefined, { cards }: Shown): string | null {
  const fresh = region.enemies.filter((id) => !here?.enemies.includes(id) && amountOf(cards, id) === 0);
  if (fresh.length === 0) return null;
  return `${formatNumber(fresh.length)} new ${fresh.length === 1 ? 'card' : 'cards'}`;
}

/** What the character can gather there, the highest level first; without any, from which level on it can. */
function gatheringText(region: Region, here: Region | undefined, shown: Shown, world: World): string | null {
  const others = resources(world, region).filter(({ item }) => !here?.resources.includes(item.id));
  const gathered = others
    .filter(({ item }) => {
      const craft = world.craft(item.id);
      return craft !== undefined && knowledgeObstacles(shown, craft).length === 0;
    })
    .sort((one, other) => other.level - one.level);
  if (gathered.length > 0) {
    const names = gathered.slice(0, NAMED).map(({ item }) => item.name);
    const more = gathered.length - NAMED;
    return `${names.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more to gather` : ' to gather'}`;
  }
  const [first] = others.toSorted((one, other) => one.level - other.level);
  const skill = world.sets.skills.find(({ id }) => id === first?.skillId);
  return first && skill ? `${first.item.name} from ${skill.name} ${first.level}` : null;
}

/** The dungeon to which the character has keys, else the only one, else how many there are. */
function dungeonsText(region: Region, { inventory }: Shown, world: World): string | null {
  const dungeons = dungeonFacts(world, region).map(({ dungeon }) => dungeon);
  const [open] = dungeons.filter(({ keyItemId }) => amountOf(inventory, keyItemId) > 0);
  if (open) {
    const keys = amountOf(inventory, open.keyItemId);
    return `${open.name}: you have ${keys === 1 ? 'a key' : `${formatNumber(keys)} keys`}`;
  }
  const [only] = dungeons;
  if (only === undefined) return null;
  return dungeons.length === 1 ? only.name : `${formatNumber(dungeons.length)} dungeons`;
}
