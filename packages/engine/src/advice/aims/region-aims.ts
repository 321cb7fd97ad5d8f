import { idleTime } from '../../character/idle-time.ts';
import { isSafe } from '../../forecast/is-safe.ts';
import { sessionCap } from '../../sessions/crafting/amount.ts';
import { craftObstacles } from '../../sessions/crafting/obstacles.ts';
import { isGathered, skillsOf } from '../../world/skills.ts';
import type { Region } from '../../world/static-data.ts';
import { beginCraft } from '../begin.ts';
import { travelTo } from '../place.ts';
import type { AdvisedCommand } from '../way.ts';
import { type Aim, type AimFacts, byTime, experienceOf, fightIn, isWorthGoing } from './aim.ts';

/**
 * Regions that bring more than the present one: safe fights with more experience an hour, or something better
 * to gather where fights bring nearly as much. When gold is missing for the fare, the aim is to earn it. The
 * region with the most experience comes first.
 */
export function regionAims(facts: AimFacts): Aim[] {
  const { shown, world } = facts;
  const here = experienceOf(fightIn(facts));
  return world.sets.regions
    .filter(({ id }) => id !== shown.regionId)
    .flatMap((region) => {
      const there = safeExperience(facts, region.id);
      const gathered = isWorthGoing(facts, region.id) ? betterToGather(region, facts) : 0;
      if (there <= here && gathered === 0) return [];
      const aim = aimOf(region, { here, there, gathered }, facts);
      return aim === null ? [] : [{ aim, there }];
    })
    .sort((one, other) => other.there - one.there || byTime(one.aim, other.aim))
    .map(({ aim }) => aim);
}

/** The experience of an hour in the fights of a region; 0 where they are not safe. */
export function safeExperience(facts: AimFacts, regionId: number): number {
  const fight = fightIn(facts, regionId);
  return fight !== undefined && isSafe(fight.forecast) ? experienceOf(fight) : 0;
}

/** Number of things that the character can gather there, above the level of all of the same skill here. */
function betterToGather(region: Region, { shown, world }: AimFacts): number {
  const there = { ...shown, regionId: region.id };
  const gathered = world.sets.crafteableItems.filter(isGathered);
  return skillsOf('gathering').reduce((sum, { id }) => {
    const recipes = gathered.filter(({ skillId }) => skillId === id);
    const highest = recipes
      .filter((recipe) => craftObstacles(shown, recipe).length === 0)
      .reduce((level, { requiredLevel }) => Math.max(level, requiredLevel), 0);
    const better = recipes.filter(
      (recipe) => recipe.requiredLevel > highest && craftObstacles(there, recipe).length === 0,
    );
    return sum + better.length;
  }, 0);
}

type Brings = Pick<Extract<Aim['target'], { readonly kind: 'region' }>, 'here' | 'there' | 'gathered'>;

function aimOf({ id, travelCost }: Region, brings: Brings, facts: AimFacts): Aim | null {
  const missingGold = Math.max(0, travelCost - facts.shown.gold);
  const aim = {
    kind: 'region',
    key: `region:${id}`,
    target: { kind: 'region', regionId: id, ...brings, missingGold },
  } as const;
  if (missingGold === 0) return { ...aim, seconds: 0, commands: travelTo(id, facts.shown) };
  const earning = bestEarning(missingGold, facts);
  return earning && { ...aim, seconds: earning.seconds, commands: [earning.command] };
}

/** What to gather here to earn an amount of gold soonest. What turns up besides is not counted on. */
function bestEarning(gold: number, { shown, world }: AimFacts) {
  let best: { readonly seconds: number; readonly command: AdvisedCommand } | null = null;
  for (const recipe of world.sets.crafteableItems) {
    const { itemId, baseActionTime } = recipe;
    if (!isGathered(recipe) || craftObstacles(shown, recipe).length > 0) continue;
    const { value = 0 } = world.item(itemId) ?? {};
    if (value <= 0) continue;
    const actions = Math.ceil(gold / value);
    const seconds = actions * baseActionTime;
    if (best !== null && best.seconds <= seconds) continue;
    const amount = Math.min(actions, sessionCap(idleTime(shown.trophies, world), baseActionTime));
    best = { seconds, command: beginCraft(itemId, amount) };
  }
  return best;
}
