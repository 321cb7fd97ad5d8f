import {
  type Getting,
  gainShare,
  type NextGain,
  type NextThing,
  type PlanStep,
  type Wanted,
  type World,
} from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';

/** The words for a thing that is not yet owned: what it brings, and how it is got. */

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** Times up to this many seconds are told to the second where they are sure. */
const EXACT = 10 * MINUTE;
/** What is by chance is told in minutes up to this many seconds. */
const IN_MINUTES = 2 * HOUR;
/** Times up to this many seconds are told in hours, longer ones in days. */
const IN_HOURS = 2 * DAY;
/** From this factor on its decimal is left out. */
const WHOLE_TIMES = 10;

/** Why a way that is that of an earlier question cannot begin yet. */
export const STILL_LOOKING = 'Your legend is still looking at what has changed.';

export const wantedName = ({ kind, id }: Wanted, world: World): string =>
  (kind === 'set' ? world.itemSet(id) : world.item(id))?.name ?? 'A thing of the past';

/** The name of a thing, with its amount where more than one is wanted. */
export const thingName = ({ wanted, amount }: Pick<NextThing, 'wanted' | 'amount'>, world: World): string =>
  `${wantedName(wanted, world)}${amount > 1 ? ` × ${formatNumber(amount)}` : ''}`;

/** The pieces of a set that are missing. */
export const missingText = (itemIds: readonly number[], world: World): string =>
  `Missing from this set: ${itemIds.map((id) => world.item(id)?.name).join(', ')}`;

/**
 * What a thing brings: `+12% experience`, `3.4 times the worth`, `Fights 1 h longer`.
 * @param idleTime seconds of a whole night
 */
export function gainText(gain: NextGain, idleTime: number): string {
  const { aim, before, after } = gain;
  // A forecast may count the last second of a night that is over.
  if (aim === 'safety') return `Fights ${roughly((Math.min(1, after) - before) * idleTime)} longer`;
  const share = gainShare(gain);
  if (share === Number.POSITIVE_INFINITY)
    return `+${formatNumber(Math.round(after - before))} ${AN_HOUR[aim]}`;
  if (share >= 1) return `${timesText(share + 1)} times the ${WHAT[aim]}`;
  return `+${Math.max(1, Math.round(share * 100))}% ${WHAT[aim]}`;
}

const WHAT = { experience: 'experience', gold: 'worth' } as const;
const AN_HOUR = { experience: 'experience an hour', gold: 'gold worth an hour' } as const;

const timesText = (times: number): string => formatNumber(times < WHOLE_TIMES ? times : Math.round(times));

/** What each hour of getting a thing brings of its gain. @param idleTime seconds of a whole night */
export function perHourText(
  { gain: { aim, before }, gainPerHour, getting }: Pick<NextThing, 'gain' | 'gainPerHour' | 'getting'>,
  idleTime: number,
): string {
  if (getting.seconds <= HOUR) return 'You could have it within the hour.';
  return `${hourlyGain(aim, before, gainPerHour, idleTime)} for each hour spent getting it.`;
}

function hourlyGain(aim: NextGain['aim'], before: number, perHour: number, idleTime: number): string {
  if (aim === 'safety') return `${roughly(perHour * idleTime)} longer`;
  if (before <= 0) return `+${formatNumber(Math.round(perHour))} ${AN_HOUR[aim]}`;
  const percent = (perHour / before) * 100;
  if (percent < 0.1) return 'Under 0.1%';
  return `+${formatNumber(percent < WHOLE_TIMES ? percent : Math.round(percent))}%`;
}

/** Seconds as text, in minutes from one minute on. */
const roughly = (seconds: number): string =>
  formatDuration(seconds < MINUTE ? Math.max(1, Math.round(seconds)) : Math.round(seconds / MINUTE) * MINUTE);

/** How a thing is got, how long that takes, and what it costs: `Hunt in Tattlewood: about 25 h`. */
export function wayText(thing: NextThing, world: World): string {
  const { getting, itemIds } = thing;
  const isSet = thing.wanted.kind === 'set';
  const whole = isSet ? ` for ${PIECES[itemIds.length] ?? `all ${itemIds.length} pieces`}` : '';
  const facts = [`${timeText(getting)}${whole}`, ...costs(getting, world)];
  return `${way(thing, world)}: ${facts.join(', ')}`;
}

const PIECES: Readonly<Record<number, string>> = { 2: 'both pieces' };

function way(thing: NextThing, world: World): string {
  const { getting, wanted, itemIds, amount } = thing;
  const [first = 0] = itemIds;
  const name = world.item(first)?.name ?? '';
  // Of a set, the way is that of the piece that comes soonest.
  const sought = wanted.kind === 'set' ? ` for ${name} first` : '';
  switch (getting.kind) {
    case 'hunt':
    case 'dungeon':
      return `${fightName(getting.steps.at(-1), world)}${sought}`;
    case 'gather':
      return `${gathered(getting.steps.at(-1), world)} until ${sought === '' ? 'it' : `${name}, the first piece,`} turns up`;
    case 'make':
      return makingText(getting, { first, made: madeText({ wanted, amount }, name) }, world);
  }
}

function madeText({ wanted, amount }: Pick<NextThing, 'wanted' | 'amount'>, name: string): string {
  if (wanted.kind === 'set') return `${name} first`;
  return amount > 1 ? `${formatNumber(amount)} of it` : 'it';
}

/** @param first the item that is made  @param made how it is called */
function makingText(
  { first: sent, finds, steps }: Getting,
  { first, made }: { readonly first: number; readonly made: string },
  world: World,
): string {
  const learns = sent.some(({ name }) => name === 'learn-recipe');
  const text = learns ? `Learn its recipe, then make ${made}` : `Make ${made}`;
  if (finds.length === 0) return text;
  const recipeId = world.craft(first)?.requiredRecipeId;
  const names = finds.map((id) => (id === recipeId ? 'its recipe' : (world.item(id)?.name ?? '')));
  const found = `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} found`;
  return `${text} after ${found} ${names.length > 1 ? 'first ' : ''}${findingPlace(steps.at(-1), world)}`;
}

const fightName = (step: PlanStep | undefined, world: World): string =>
  step?.name === 'begin-dungeon'
    ? `Run ${world.dungeon(step.input.dungeonId)?.name ?? 'a dungeon'}`
    : `Hunt in ${regionName(step, world)}`;

const regionName = (step: PlanStep | undefined, world: World): string =>
  (step?.name === 'begin-hunting' && world.region(step.input.regionId)?.name) || 'another region';

const gathered = (step: PlanStep | undefined, world: World): string =>
  `Gather ${(step?.name === 'begin-crafting' && world.item(step.input.itemId)?.name) || 'on'}`;

function findingPlace(step: PlanStep | undefined, world: World): string {
  if (step?.name === 'begin-dungeon') return `in ${world.dungeon(step.input.dungeonId)?.name ?? 'a dungeon'}`;
  if (step?.name === 'begin-crafting')
    return `while gathering ${world.item(step.input.itemId)?.name ?? 'something'}`;
  return `in ${regionName(step, world)}`;
}

/** `1 h 20 min` where it is sure, `about 25 h` where chance decides, days from two of them on. */
function timeText({ seconds, secondsInAll, finds }: Getting): string {
  const isChance = secondsInAll === null || finds.length > 0;
  if (seconds >= IN_HOURS) return `about ${formatNumber(Math.round(seconds / DAY))} days`;
  if (isChance) return `about ${chanceTime(seconds)}`;
  return formatDuration(seconds < EXACT ? Math.round(seconds) : Math.round(seconds / MINUTE) * MINUTE);
}

function chanceTime(seconds: number): string {
  if (seconds < MINUTE) return formatDuration(Math.max(1, Math.round(seconds)));
  return seconds < IN_MINUTES
    ? formatDuration(Math.round(seconds / MINUTE) * MINUTE)
    : `${formatNumber(Math.round(seconds / HOUR))} h`;
}

/** What keys and fares cost: `3 keys for 102 gold`, `40 gold for travel`. */
function costs({ first, steps }: Getting, world: World): string[] {
  const keys = first.flatMap((command) => {
    if (command.name !== 'buy') return [];
    const { itemId, amount } = command.input;
    const gold = amount * (world.item(itemId)?.value ?? 0);
    return `${formatNumber(amount)} ${amount === 1 ? 'key' : 'keys'} for ${formatNumber(gold)} gold`;
  });
  const fare = steps.reduce(
    (sum, step) =>
      step.name === 'travel' ? sum + (world.region(step.input.regionId)?.travelCost ?? 0) : sum,
    0,
  );
  return fare > 0 ? [...keys, `${formatNumber(fare)} gold for travel`] : keys;
}

/** The words of the button that plans the way, or begins it: `Plan it`, `Buy keys and begin`. */
export function planWords({ first }: Pick<Getting, 'first'>, isResting: boolean): string {
  const before = first.flatMap(({ name }) => FIRST_WORDS[name] ?? [])[0];
  if (before === undefined) return isResting ? 'Begin it' : 'Plan it';
  return `${before} and ${isResting ? 'begin' : 'plan'}`;
}

const FIRST_WORDS: Readonly<Record<string, string>> = { buy: 'Buy keys', 'learn-recipe': 'Learn it' };

/** How much of the way is done, in whole percent; null where chance decides. */
export function donePercent({ seconds, secondsInAll }: Getting): number | null {
  if (secondsInAll === null || secondsInAll <= 0) return null;
  return Math.max(0, Math.floor((1 - seconds / secondsInAll) * 100));
}
