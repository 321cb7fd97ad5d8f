import {
  AS_OFTEN_AS_POSSIBLE,
  beginCraft,
  beginHunt,
  beginRuns,
  type CombatTarget,
  combatLevelOf,
  craftObstacles,
  type Dungeon,
  enemyPlaces,
  type Habits,
  huntsFor,
  isGathered,
  itemSources,
  meetingChances,
  type PlanStep,
  type Shown,
  type World,
} from '@slumberfell/engine';
import { regionAfter, wayTo } from '../plan/region-after.ts';

/** The steps of a plan that bring a character to an enemy, or to what enemies leave. */

/** What is planned to be fought. */
export interface PlannedFight {
  readonly kind: 'hunt' | 'dungeon';
  readonly steps: readonly PlanStep[];
}

/**
 * The steps that lead to a fight at the end of the plan, with the way there. An enemy is met in open combat,
 * else in a dungeon: in the region in which the plan ends if it is there, else where it comes most often.
 * Null for an enemy that is met nowhere, and for a dungeon that does not exist.
 */
export function plannedFight(
  target: CombatTarget,
  habits: Habits,
  shown: Shown,
  world: World,
): PlannedFight | null {
  switch (target.kind) {
    case 'region':
      return huntIn(target.id, habits, shown);
    case 'dungeon': {
      const dungeon = world.dungeon(target.id);
      return dungeon ? runOf(dungeon, habits, shown) : null;
    }
    case 'enemy':
      return meeting(target.id, habits, shown, world);
  }
}

type Place = Pick<Shown, 'plan' | 'regionId'>;

const huntIn = (regionId: number, habits: Habits, shown: Place): PlannedFight => ({
  kind: 'hunt',
  steps: [...wayTo([regionId], shown), beginHunt(regionId, habits)],
});

const runOf = ({ id, regionId }: Dungeon, habits: Habits, shown: Place): PlannedFight => ({
  kind: 'dungeon',
  steps: [...wayTo([regionId], shown), beginRuns(id, 1, habits)],
});

function meeting(enemyId: number, habits: Habits, shown: Shown, world: World): PlannedFight | null {
  const { regions, dungeons } = enemyPlaces(enemyId, world);
  const here = regionAfter(shown);
  const level = combatLevelOf(shown);
  const chanceIn = (regionId: number) =>
    meetingChances(world, regionId, level).find(({ enemy }) => enemy.id === enemyId)?.chance ?? 0;
  const [often] = regions
    .map(({ id }) => ({ id, chance: chanceIn(id) }))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => Number(other.id === here) - Number(one.id === here) || other.chance - one.chance);
  if (often) return huntIn(often.id, habits, shown);
  const dungeon = dungeons.find(({ regionId }) => regionId === here) ?? dungeons[0];
  return dungeon ? runOf(dungeon, habits, shown) : null;
}

/** A way to an item besides its own recipe. */
export interface ItemWay {
  readonly kind: 'hunt' | 'dungeon' | 'gather';
  readonly steps: readonly PlanStep[];
}

/**
 * The ways in which steps of a plan bring an item besides its own recipe, at most one of each kind: the hunt
 * and the dungeon that bring the most, and what is gathered when the item is found.
 */
export function waysTo(itemId: number, habits: Habits, shown: Shown, world: World): ItemWay[] {
  const ways: ItemWay[] = [];
  const [hunt] = huntsFor(itemId, combatLevelOf(shown), world);
  if (hunt) ways.push(huntIn(hunt.region.id, habits, shown));
  // The sources of a kind stand in the order of what they bring.
  const sources = itemSources(itemId, world);
  const dungeon = sources.find((source) => source.kind === 'dungeon');
  if (dungeon?.kind === 'dungeon') ways.push(runOf(dungeon.dungeon, habits, shown));
  const found = sources
    .flatMap((source) => (source.kind === 'found' ? source.recipe : []))
    .find(
      (recipe) =>
        isGathered(recipe) &&
        craftObstacles({ ...shown, regionId: recipe.requiredRegions[0] ?? shown.regionId }, recipe).length ===
          0,
    );
  if (found)
    ways.push({
      kind: 'gather',
      steps: [...wayTo(found.requiredRegions, shown), beginCraft(found.itemId, AS_OFTEN_AS_POSSIBLE)],
    });
  return ways;
}
