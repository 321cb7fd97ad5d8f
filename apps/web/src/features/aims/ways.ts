import {
  amountOf,
  beginCraft,
  beginHunt,
  beginRuns,
  craftObstacles,
  idleTime,
  isGathered,
  recipeRate,
  sessionCap,
  travelObstacles,
} from '@slumberfell/engine';
import { type AimFacts, type AimStep, type Fight, isWorthGoing } from './aim.ts';

/** Seconds of an hour. */
export const SECONDS_PER_HOUR = 3_600;

/** A way to come by items: a fight, or gathering something. */
export interface Way {
  readonly steps: readonly AimStep[];
  /** What one press does: `Travel`, `Fight`. */
  readonly verbs: readonly string[];
  /** Where it is, as the end of a sentence. */
  readonly place: string;
  /** Expected items an hour, by id. */
  readonly items: readonly { readonly itemId: number; readonly perHour: number }[];
  /** The longest time in seconds that the character can go on; Infinity when nothing but sleep ends it. */
  readonly lasts: number;
}

/**
 * The fights and the gathering that the character can begin now, some of them in other regions.
 * @param isWorth whether a fight in another region counts; by default where fights bring nearly as much
 * experience as those here
 */
export const waysOf = (facts: AimFacts, isWorth: IsWorth = isWorthGoing): Way[] => [
  ...facts.fights.flatMap((fight) => fightWay(fight, facts, isWorth) ?? []),
  ...gatheringWays(facts),
];

type IsWorth = (facts: AimFacts, regionId: number) => boolean;

function fightWay({ target, regionId, forecast }: Fight, facts: AimFacts, isWorth: IsWorth): Way | null {
  const { shown, world, habits } = facts;
  const region = world.region(regionId);
  const isElsewhere = regionId !== shown.regionId;
  if (region === undefined) return null;
  if (isElsewhere && (!isInReach(regionId, facts) || !isWorth(facts, regionId))) return null;
  const way = isElsewhere ? ['Travel'] : [];
  const travel = isElsewhere ? ([{ name: 'travel', input: { regionId } }] as const) : [];
  const items = forecast.items.filter(({ perHour }) => perHour > 0);
  if (target.kind === 'region') {
    return {
      steps: [...travel, beginHunt(regionId, habits)],
      verbs: [...way, 'Fight'],
      place: `in the fights of ${region.name}`,
      items,
      lasts: Number.POSITIVE_INFINITY,
    };
  }
  const dungeon = world.dungeon(target.id);
  const runs = dungeon === undefined ? 0 : amountOf(shown.inventory, dungeon.keyItemId);
  if (dungeon === undefined || runs < 1 || forecast.dungeonRuns.perHour <= 0) return null;
  return {
    steps: [...travel, beginRuns(dungeon.id, runs, habits)],
    verbs: [...way, 'Enter'],
    place: `in ${dungeon.name}`,
    items,
    lasts: (runs / forecast.dungeonRuns.perHour) * SECONDS_PER_HOUR,
  };
}

/** Whether the character can travel to a region, once its fight is over. */
const isInReach = (regionId: number, { shown, world }: AimFacts): boolean =>
  travelObstacles({ ...shown, action: null }, { regionId }, world).length === 0;

/** Gathering of what the character can gather here, for the things that turn up besides. */
function gatheringWays({ shown, world }: AimFacts): Way[] {
  return world.sets.crafteableItems.flatMap((recipe) => {
    const { itemId, lootTableId, baseActionTime } = recipe;
    if (!isGathered(recipe) || lootTableId === null) return [];
    if (craftObstacles(shown, recipe).length > 0) return [];
    const amount = sessionCap(idleTime(shown.trophies, world), baseActionTime);
    return {
      steps: [beginCraft(itemId, amount)],
      verbs: ['Gather'],
      place: `while gathering ${world.item(itemId)?.name}`,
      items: recipeRate(shown, recipe, world).found.map((found) => ({
        itemId: found.itemId,
        perHour: found.amount,
      })),
      lasts: Number.POSITIVE_INFINITY,
    };
  });
}

/** For each item that some way brings, the way that brings it soonest, and the mean time in seconds. */
export function soonestOf(ways: readonly Way[]): ReadonlyMap<number, { way: Way; seconds: number }> {
  const soonest = new Map<number, { way: Way; seconds: number }>();
  for (const way of ways) {
    for (const { itemId, perHour } of way.items) {
      if (perHour <= 0) continue;
      const seconds = Math.round(SECONDS_PER_HOUR / perHour);
      if (seconds <= way.lasts && seconds < (soonest.get(itemId)?.seconds ?? Number.POSITIVE_INFINITY))
        soonest.set(itemId, { way, seconds });
    }
  }
  return soonest;
}

/** What is said of a thing that turns up by chance. */
export const byChance = ({ place }: Way): string => `Turns up ${place}, on average after this time.`;
