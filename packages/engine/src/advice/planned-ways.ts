import { enemyPlaces } from '../facts/enemy-places.ts';
import { huntsFor } from '../facts/hunts-for.ts';
import { itemSources } from '../facts/item-sources.ts';
import { meetingChances } from '../facts/meeting-chances.ts';
import type { CombatTarget } from '../forecast/combat-rates.ts';
import { combatLevelOf } from '../sessions/combat/combat-level.ts';
import { craftObstacles } from '../sessions/crafting/obstacles.ts';
import { stepsToCome } from '../state/plan.ts';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep, type Shown } from '../state/state.ts';
import { isGathered } from '../world/skills.ts';
import type { Dungeon } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { beginCraft, beginHunt, beginRuns, type Habits } from './begin.ts';
import { nearestRegion, travelTo } from './place.ts';

/** The steps at the end of a plan that bring a character to an enemy, or to an item. */

/** What is planned to be done. */
export interface PlannedWay {
  readonly kind: 'hunt' | 'dungeon' | 'gather';
  readonly steps: readonly PlanStep[];
}

interface PlannedFight extends PlannedWay {
  readonly kind: 'hunt' | 'dungeon';
}

/** The region in which a character is after what is still to come of its plan, if it can pay each travel. */
export const regionAfterPlan = ({ plan, regionId }: Pick<Shown, 'plan' | 'regionId'>): number =>
  regionAfter(stepsToCome(plan), regionId);

/** The region after some steps. @param regionId where the character is before them */
export function regionAfter(steps: readonly PlanStep[], regionId: number): number {
  const last = steps.findLast(({ name }) => name === 'travel');
  return last?.name === 'travel' ? last.input.regionId : regionId;
}

type PlanAndRegion = Pick<Shown, 'plan' | 'regionId'>;

const placeAfter = (shown: PlanAndRegion): Pick<Shown, 'regionId'> => ({ regionId: regionAfterPlan(shown) });

/**
 * The steps that lead to a fight. An enemy is met in open combat, else in a dungeon: in the region in which
 * the plan ends if it is there, else where it comes most often. Null for an enemy that is met nowhere, and
 * for a dungeon that does not exist.
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

const huntIn = (regionId: number, habits: Habits, shown: PlanAndRegion): PlannedFight => ({
  kind: 'hunt',
  steps: [...travelTo(regionId, placeAfter(shown)), beginHunt(regionId, habits)],
});

const runOf = ({ id, regionId }: Dungeon, habits: Habits, shown: PlanAndRegion): PlannedFight => ({
  kind: 'dungeon',
  steps: [...travelTo(regionId, placeAfter(shown)), beginRuns(id, 1, habits)],
});

function meeting(enemyId: number, habits: Habits, shown: Shown, world: World): PlannedFight | null {
  const { regions, dungeons } = enemyPlaces(enemyId, world);
  const here = regionAfterPlan(shown);
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

/**
 * The ways in which steps of a plan bring an item besides its own recipe, at most one of each kind: the hunt
 * and the dungeon that bring the most, and what is gathered when the item is found.
 */
export function plannedWays(itemId: number, habits: Habits, shown: Shown, world: World): PlannedWay[] {
  const ways: PlannedWay[] = [];
  const [hunt] = huntsFor(itemId, combatLevelOf(shown), world);
  if (hunt) ways.push(huntIn(hunt.region.id, habits, shown));
  // The sources of a kind stand in the order of what they bring.
  const sources = itemSources(itemId, world);
  const dungeon = sources.find((source) => source.kind === 'dungeon');
  if (dungeon?.kind === 'dungeon') ways.push(runOf(dungeon.dungeon, habits, shown));
  const end = placeAfter(shown);
  for (const source of sources) {
    if (source.kind !== 'found' || !isGathered(source.recipe)) continue;
    const { itemId: gathered, requiredRegions } = source.recipe;
    const regionId = nearestRegion(requiredRegions, end, world);
    if (craftObstacles({ ...shown, regionId }, source.recipe).length > 0) continue;
    const steps = [...travelTo(regionId, end), beginCraft(gathered, AS_OFTEN_AS_POSSIBLE)];
    return [...ways, { kind: 'gather', steps }];
  }
  return ways;
}
