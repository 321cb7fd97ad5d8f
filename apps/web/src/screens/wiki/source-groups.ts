import {
  actionsFor,
  amountOf,
  beginCraft,
  beginHunt,
  beginRuns,
  type CombatTarget,
  type CrafteableItem,
  craftObstacles,
  type Dungeon,
  disenchantingRate,
  type Forecast,
  freeAmount,
  type Habits,
  huntsFor,
  type Item,
  type ItemActionRate,
  type ItemSource,
  idleTime,
  itemSources,
  knowledgeObstacles,
  mostToBuy,
  recipeRate,
  type Shown,
  sessionCap,
  skillLevel,
  totalLevel,
  travelObstacles,
  type World,
} from '@slumberfell/engine';
import type { AimStep } from '../../features/aims/aim.ts';
import { SECONDS_PER_HOUR } from '../../features/aims/ways.ts';
import { workWords } from '../../features/skills/work-words.ts';
import { combatLevelOf } from '../../features/wiki/odds.ts';
import { formatNumber } from '../../lib/format/number.ts';

/** The sources of an item for one character: whether it can use each one now, and how soon one comes. */

/** here: at once; travel: after a travel that it can pay; later: something is missing. */
export type Reach = 'here' | 'travel' | 'later';

/** What keeps a character from a source, or how it gets there, as the beginning of a sentence. */
interface Standing {
  readonly reach: Reach;
  readonly text: string;
  /** What one press sends to a character at rest; null where no session brings the item. */
  readonly begin: { readonly steps: readonly AimStep[]; readonly verbs: readonly string[] } | null;
}

/** A source, or all enemies of a region that leave the item: a hunt meets all of them. */
export interface SourceGroup extends Standing {
  readonly key: string;
  readonly sources: readonly ItemSource[];
  /** What a forecast is asked about; null where the rate follows from the recipe. */
  readonly target: CombatTarget | null;
  /** Mean time in seconds until one comes; null where a forecast knows it, or no time tells it. */
  readonly seconds: number | null;
}

/** The groups of an item's sources, in the order in which their first sources stand. */
export function sourceGroups(itemId: number, habits: Habits, shown: Shown, world: World): SourceGroup[] {
  const groups = new Map<string, SourceGroup>();
  for (const source of itemSources(itemId, world)) {
    const key = keyOf(source);
    const known = groups.get(key);
    groups.set(
      key,
      known
        ? { ...known, sources: [...known.sources, source] }
        : { key, sources: [source], ...standingOf(source, itemId, habits, shown, world) },
    );
  }
  return [...groups.values()];
}

function keyOf(source: ItemSource): string {
  switch (source.kind) {
    case 'fight':
      return `fight ${source.region.id}`;
    case 'dungeon':
      return `dungeon ${source.dungeon.id}`;
    case 'found':
      return `found ${source.recipe.itemId}`;
    default:
      return source.kind;
  }
}

type GroupFacts = Pick<SourceGroup, 'target' | 'seconds'> & Standing;

function standingOf(
  source: ItemSource,
  itemId: number,
  habits: Habits,
  shown: Shown,
  world: World,
): GroupFacts {
  switch (source.kind) {
    case 'recipe':
    case 'found': {
      const { recipe } = source;
      const undone = itemSources(recipe.itemId, world).find(({ kind }) => kind === 'disenchanting');
      if (undone?.kind === 'disenchanting' && source.kind === 'found')
        return undoingStanding(undone, ({ actions }) => actions * source.amount, shown, world);
      const rate = recipeRate(shown, recipe, world);
      const perHour = source.kind === 'recipe' ? rate.products : rate.actions * source.amount;
      return { target: null, seconds: secondsOf(perHour), ...workStanding(recipe, shown, world) };
    }
    case 'disenchanting':
      return undoingStanding(source, ({ products }) => products, shown, world);
    case 'shop': {
      const standing = keyStanding(source.dungeon, shown, world);
      return { target: null, seconds: null, ...standing };
    }
    case 'milestone': {
      const level = totalLevel(shown);
      const text =
        level >= source.totalLevel ? 'You were given it' : `Your total level is ${formatNumber(level)}`;
      return { target: null, seconds: null, ...later(text) };
    }
    case 'fight': {
      const { region, target } = source;
      const isMet = huntsFor(itemId, combatLevelOf(shown), world).some(
        (hunt) => hunt.region.id === region.id,
      );
      if (!isMet) return { target: null, seconds: null, ...later('Not met at your levels') };
      const fight = beginHunt(region.id, habits);
      return {
        target,
        seconds: null,
        ...wayTo(region.id, { steps: [fight], verbs: ['Fight'] }, shown, world),
      };
    }
    case 'dungeon': {
      const { dungeon, target } = source;
      const runs = amountOf(shown.inventory, dungeon.keyItemId);
      if (runs > 0) {
        const enter = { steps: [beginRuns(dungeon.id, runs, habits)], verbs: ['Enter'] };
        return { target, seconds: null, ...wayTo(dungeon.regionId, enter, shown, world) };
      }
      const { reach, text } = keyStanding(dungeon, shown, world);
      return { target, seconds: null, reach, text: `${text}, and you have none`, begin: null };
    }
  }
}

/** @param perHour how many come in an hour, by the rate of disenchanting */
function undoingStanding(
  { pieces, recipe }: Extract<ItemSource, { readonly kind: 'disenchanting' }>,
  perHour: (rate: ItemActionRate) => number,
  shown: Shown,
  world: World,
): GroupFacts {
  const owned = pieces.filter(({ piece }) => freeAmount(shown, piece.id) > 0);
  const [best = pieces[0]] = owned;
  const rate = best && disenchantingRate(shown, best.piece, world);
  const lack = knowledgeLack(recipe, shown, world);
  const missing = lack ?? (owned.length === 0 ? 'You own no piece that becomes it' : null);
  const standing = missing === null ? atHand('From pieces that you own', null) : later(missing);
  return { target: null, seconds: rate ? secondsOf(perHour(rate)) : null, ...standing };
}

const secondsOf = (perHour: number): number | null =>
  perHour > 0 ? Math.max(1, Math.round(SECONDS_PER_HOUR / perHour)) : null;

const later = (text: string): Standing => ({ reach: 'later', text, begin: null });
const atHand = (text: string, begin: Standing['begin']): Standing => ({ reach: 'here', text, begin });

/** How the character gets to a region, and what it begins there. */
function wayTo(
  regionId: number,
  there: NonNullable<Standing['begin']>,
  shown: Shown,
  world: World,
): Standing {
  if (regionId === shown.regionId) return atHand('Here', there);
  const region = world.region(regionId);
  if (region === undefined) return later('Nowhere any more');
  const { name, travelCost } = region;
  // A fight that runs is left before the travel.
  if (travelObstacles({ ...shown, action: null }, { regionId }, world).length > 0)
    return later(`The way to ${name} costs ${formatNumber(travelCost)} gold`);
  const steps = [{ name: 'travel', input: { regionId } } as const, ...there.steps];
  return {
    reach: 'travel',
    text: `In ${name}, the way there ${travelCost > 0 ? `costs ${formatNumber(travelCost)} gold` : 'is free'}`,
    begin: { steps, verbs: ['Travel', ...there.verbs] },
  };
}

/** Whether the character can make or gather something, perhaps in another region. */
function workStanding(recipe: CrafteableItem, shown: Shown, world: World): Standing {
  const lack = knowledgeLack(recipe, shown, world);
  if (lack !== null) return later(lack);
  const regionId = nearestOf(recipe.requiredRegions, shown, world);
  if (craftObstacles({ ...shown, regionId }, recipe).includes('craft/missing-input'))
    return later(`Lacks ${missingWords(recipe, shown, world)}`);
  const amount = Math.min(
    sessionCap(idleTime(shown.trophies, world), recipe.baseActionTime),
    actionsFor(shown.inventory, recipe),
  );
  const step = beginCraft(recipe.itemId, amount);
  return wayTo(regionId, { steps: [step], verbs: [workWords(recipe).name] }, shown, world);
}

/** The present region if it is one of them, or none is required; else the one with the lowest fare. */
function nearestOf(regionIds: readonly number[], { regionId }: Shown, world: World): number {
  if (regionIds.length === 0 || regionIds.includes(regionId)) return regionId;
  const fare = (id: number): number => world.region(id)?.travelCost ?? Number.POSITIVE_INFINITY;
  return regionIds.toSorted((one, other) => fare(one) - fare(other))[0] ?? regionId;
}

/** The level or recipe that the character lacks. */
function knowledgeLack(recipe: CrafteableItem, shown: Shown, world: World): string | null {
  const [obstacle] = knowledgeObstacles(shown, recipe);
  if (obstacle === undefined) return null;
  if (obstacle === 'craft/recipe')
    return `${world.item(recipe.requiredRecipeId ?? 0)?.name ?? 'Its recipe'} is not learned`;
  const skill = world.sets.skills.find(({ id }) => id === recipe.skillId);
  return `${skill?.name} level ${recipe.requiredLevel}, yours is ${skillLevel(shown, recipe.skillId)}`;
}

/** Kinds of components that a reason names. */
const NAMED = 2;

function missingWords({ requiredComponents }: CrafteableItem, { inventory }: Shown, world: World): string {
  const names = requiredComponents
    .map(({ itemId, amount }) => ({ itemId, lack: amount - amountOf(inventory, itemId) }))
    .filter(({ lack }) => lack > 0)
    .map(({ itemId, lack }) => `${formatNumber(lack)} × ${world.item(itemId)?.name}`);
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Whether the character can buy the key of a dungeon, which is sold at its entrance. */
function keyStanding({ keyItemId, regionId }: Dungeon, shown: Shown, world: World): Standing {
  const key: Item | undefined = world.item(keyItemId);
  if (key === undefined) return later('Nowhere any more');
  const fare = regionId === shown.regionId ? 0 : (world.region(regionId)?.travelCost ?? 0);
  const price = `${formatNumber(key.value)} gold`;
  const way = wayTo(regionId, { steps: [], verbs: [] }, shown, world);
  if (way.reach === 'later') return way;
  if (mostToBuy({ ...shown, gold: shown.gold - fare }, key) < 1) return later(`A key costs ${price}`);
  return { ...way, text: `${way.text}, a key costs ${price}`, begin: null };
}

/** A group with what its forecast says. */
export interface TimedGroup extends SourceGroup {
  /** The first hour of its fight; undefined until it is known. */
  readonly rate: Forecast | null | undefined;
}

type RateOf = (target: CombatTarget) => Forecast | null | undefined;

/** The groups with their times, from the forecasts of the fights. */
export const timedGroups = (groups: readonly SourceGroup[], itemId: number, rateOf: RateOf): TimedGroup[] =>
  groups.map((group) => {
    const rate = group.target === null ? null : rateOf(group.target);
    const perHour = rate?.items.find((row) => row.itemId === itemId)?.perHour ?? 0;
    return { ...group, rate, seconds: group.seconds ?? secondsOf(perHour) };
  });

/** Share of the runs, 0 to 1. A fight of which fewer survive the first hour is never the quickest. */
const SAFE = 0.5;

/** Whether a press may begin it: within reach, with a known time, and most likely without a defeat. */
const isSafeNow = ({ reach, begin, seconds, rate }: TimedGroup): boolean =>
  reach !== 'later' && begin !== null && seconds !== null && !(rate && rate.survives < SAFE);

/** The quickest that a press may begin. */
export const quickestOf = (groups: readonly TimedGroup[]): TimedGroup | undefined =>
  groups.filter(isSafeNow).toSorted((one, other) => (one.seconds ?? 0) - (other.seconds ?? 0))[0];

const REACHES: readonly Reach[] = ['here', 'travel', 'later'];

/**
 * What the character can use here first, then what it travels for, then what it cannot use yet; in each part
 * the quickest first, then the fights. Forecasts come late, so the times of fights decide nothing: the list
 * would change its order while it is read.
 */
export function sortedGroups(groups: readonly SourceGroup[]): SourceGroup[] {
  const time = ({ reach, seconds }: SourceGroup): number =>
    reach === 'later' ? 0 : (seconds ?? Number.MAX_SAFE_INTEGER);
  return groups.toSorted(
    (one, other) => REACHES.indexOf(one.reach) - REACHES.indexOf(other.reach) || time(one) - time(other),
  );
}
