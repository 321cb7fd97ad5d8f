import {
  beginCraft,
  craftObstacles,
  idleTime,
  isGathered,
  isSafe,
  type Region,
  sessionCap,
  skillsOf,
} from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
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
      const aim = aimOf(region, benefit(there, here, gathered), facts);
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

function benefit(there: number, here: number, gathered: number): string {
  if (there > here) {
    const instead = here > 0 ? ` instead of ${formatNumber(here)}` : '';
    return `Fights there bring ${formatNumber(there)} experience an hour${instead}.`;
  }
  return gathered === 1
    ? 'There is one better thing to gather.'
    : `There are ${formatNumber(gathered)} better things to gather.`;
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

function aimOf(region: Region, brings: string, facts: AimFacts): Aim | null {
  const missing = region.travelCost - facts.shown.gold;
  const aim = {
    kind: 'region',
    key: `region:${region.id}`,
    title: region.name,
    picture: { kind: 'region', id: region.id },
  } as const;
  if (missing <= 0)
    return {
      ...aim,
      text: brings,
      seconds: 0,
      steps: [{ name: 'travel', input: { regionId: region.id } }],
      verbs: ['Travel'],
    };
  const earning = bestEarning(missing, facts);
  if (earning === null) return null;
  return {
    ...aim,
    text: `${brings} You lack ${formatNumber(missing)} gold for the way: gather ${earning.name} and sell it.`,
    seconds: earning.seconds,
    steps: [earning.step],
    verbs: ['Gather'],
  };
}

/** What to gather here to earn an amount of gold soonest. What turns up besides is not counted on. */
function bestEarning(gold: number, { shown, world }: AimFacts) {
  let best: { readonly seconds: number; readonly name: string; readonly step: Aim['steps'][number] } | null =
    null;
  for (const recipe of world.sets.crafteableItems) {
    const { itemId, baseActionTime } = recipe;
    if (!isGathered(recipe) || craftObstacles(shown, recipe).length > 0) continue;
    const { name, value = 0 } = world.item(itemId) ?? {};
    if (name === undefined || value <= 0) continue;
    const actions = Math.ceil(gold / value);
    const seconds = actions * baseActionTime;
    if (best !== null && best.seconds <= seconds) continue;
    const amount = Math.min(actions, sessionCap(idleTime(shown.trophies, world), baseActionTime));
    best = { seconds, name, step: beginCraft(itemId, amount) };
  }
  return best;
}
