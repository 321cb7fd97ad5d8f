import { totalExperience } from '../../forecast/experience-sums.ts';
import type { Forecast } from '../../forecast/forecast.ts';
import { type NightPack, withAllFood } from '../../forecast/night-pack.ts';
import { openForecast } from '../../forecast/open-forecast.ts';
import { exactly } from '../../forecast/precision.ts';
import { untilOver } from '../../forecast/question.ts';
import { prepared, supposing } from '../../forecast/what-if.ts';
import type { Shown } from '../../state/state.ts';
import { isSameWanted, type Wanted } from '../../state/wanted.ts';
import type { BagAim } from '../../world/best-builds.ts';
import type { ItemAmount } from '../../world/static-data.ts';
import { ItemCategory } from '../../world/static-data.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import type { World } from '../../world/world.ts';
import { type AimsQuestion, type Circumstances, packFor } from '../proposals/known-facts.ts';
import type { AdviceFacts, FightQuestion } from '../proposals/proposal.ts';
import { type Candidate, dressedOf, nextCandidates } from './candidates.ts';
import { foodCandidates } from './food-candidates.ts';
import { gainShare, type NextGain, type NextThing } from './next-thing.ts';
import { QuickestWays } from './quickest-ways.ts';

/** The most things that are shown. */
export const MOST_NEXT = 5;
/** The most things with which a night is played. */
const MOST_SEARCHED = 8;
/** Runs of an hour in which things are compared at first, and of the whole night after that. */
const QUICK_RUNS = 4;
const NIGHT_RUNS = 20;
/** A thing is named that brings at least this share more: less may be chance. */
const LEAST_GAIN = 0.01;
const HOUR = 3_600_000;

export interface NextQuestion extends AimsQuestion {
  /** The thing that stands first, as long as it brings something; null for none. */
  readonly pinned: Wanted | null;
  /** Things that are left out. */
  readonly hidden: readonly Wanted[];
}

/**
 * The things not yet owned that bring most for the last fight, by the gain for each hour of getting them.
 * Each is what the search of the bag puts on as soon as it is owned.
 */
export function* nextThings(
  facts: AdviceFacts,
  open: Circumstances,
  { fight, pinned, hidden }: NextQuestion,
): Generator<void, readonly NextThing[]> {
  const { advised } = facts;
  if (advised === null) return [];
  const ways = new QuickestWays(facts);
  const candidates = [
    ...nextCandidates(facts, ways),
    ...(yield* foodCandidates(facts, open, fight, ways)),
  ].filter(({ wanted }) => !hidden.some((one) => isSameWanted(one, wanted)));
  const quick = yield* quickGains(candidates, facts, open, fight);
  const isPinned = ({ wanted }: Candidate): boolean => pinned !== null && isSameWanted(wanted, pinned);
  const ranked = quick
    .toSorted((one, other) => other.perHour - one.perHour)
    .map(({ candidate }) => candidate);
  const searched = [...ranked.filter(isPinned), ...ranked.filter((one) => !isPinned(one))];
  const before = broughtIn(advised.pack.after, fight.aim);
  const found: NextThing[] = [];
  let asked = 0;
  for (const candidate of searched) {
    if (found.length === MOST_NEXT || asked === MOST_SEARCHED) break;
    // Of several things for one place, the one that brings most for its time is enough.
    if (found.some(({ place }) => place === candidate.place)) continue;
    asked++;
    const gain = { aim: fight.aim, before, after: yield* broughtWith(candidate, facts, open, fight) };
    if (gainShare(gain) < LEAST_GAIN || !(yield* isPutOn(candidate, facts, open, fight))) continue;
    found.push({ ...candidate, gain, gainPerHour: perHour(gain, candidate) });
  }
  const sorted = found.toSorted((one, other) => other.gainPerHour - one.gainPerHour);
  return [...sorted.filter(isPinned), ...sorted.filter((one) => !isPinned(one))];
}

/** What a night brings with a thing in use besides what is best of the bag; 0 where it cannot begin. */
function* broughtWith(
  candidate: Candidate,
  facts: AdviceFacts,
  { at, seed, world }: Circumstances,
  { command, suppose = {}, aim }: FightQuestion,
): Generator<void, number> {
  const owner = supposing(owning(dressedOf(facts), candidate, world), suppose);
  const shown = prepared(owner, { pieces: piecesOf(candidate), healingShare: null }, world, at);
  const until = untilOver(shown, at, world);
  const forecast = openForecast({ shown, command, at, until, seed }, world, exactly(NIGHT_RUNS));
  if ('refused' in forecast) return 0;
  while (!forecast.isDone) {
    forecast.play(1);
    yield;
  }
  return broughtIn(forecast.summary(), aim);
}

/** Whether the search of the bag puts a thing on as soon as it is owned. */
function* isPutOn(
  candidate: Candidate,
  facts: AdviceFacts,
  open: Circumstances,
  fight: FightQuestion,
): Generator<void, boolean> {
  const shown = owning(dressedOf(facts), candidate, open.world);
  const pack = yield* packFor(fight, { ...open, shown }, HOUR);
  return pack !== null && isUsed(candidate, pack);
}

const piecesOf = ({ itemIds, amount }: Candidate): ItemAmount[] =>
  itemIds.map((itemId) => ({ itemId, amount }));

const perHour = ({ before, after }: Pick<NextGain, 'before' | 'after'>, { getting }: Candidate): number =>
  ((after - before) * SECONDS_PER_HOUR) / Math.max(1, getting.seconds);

/** What an hour brings with each candidate in place of what is worn, in a few runs; those with a gain. */
function* quickGains(
  candidates: readonly Candidate[],
  facts: AdviceFacts,
  { at, seed, world }: Circumstances,
  { command, suppose = {}, aim }: FightQuestion,
): Generator<void, { readonly candidate: Candidate; readonly perHour: number }[]> {
  const played = (shown: Shown): number | null => {
    const asked = { shown, command, at, until: at + HOUR, seed };
    const forecast = openForecast(asked, world, exactly(QUICK_RUNS));
    if ('refused' in forecast) return null;
    forecast.play(QUICK_RUNS);
    return broughtIn(forecast.summary(), aim);
  };
  const fed = supposing(withAllFood(dressedOf(facts), world), suppose);
  const before = played(fed);
  yield;
  if (before === null) return [];
  const gains: { readonly candidate: Candidate; readonly perHour: number }[] = [];
  for (const candidate of candidates) {
    // What an hour brings does not show that a food lasts the night.
    if (candidate.kind === 'food') {
      gains.push({ candidate, perHour: perHour({ before: 0, after: before }, candidate) });
      continue;
    }
    const owner = owning(fed, candidate, world);
    const after = played(prepared(owner, { pieces: piecesOf(candidate), healingShare: null }, world, at));
    yield;
    if (after !== null && after > before)
      gains.push({ candidate, perHour: perHour({ before, after }, candidate) });
  }
  return gains;
}

/** What is shown of a character that owns a thing, a pet being tamed. */
export function owning(
  shown: Shown,
  { itemIds, amount }: Pick<NextThing, 'itemIds' | 'amount'>,
  world: World,
): Shown {
  const isPet = (itemId: number): boolean => world.item(itemId)?.category === ItemCategory.Pet;
  const pets = itemIds.filter((itemId) => isPet(itemId) && !shown.pets.includes(itemId));
  const owned = itemIds.filter((itemId) => !isPet(itemId)).map((itemId) => ({ itemId, amount }));
  return { ...supposing(shown, { owned }), pets: [...shown.pets, ...pets] };
}

/** Whether the best of the bag has the thing in use. */
const isUsed = ({ itemIds }: Candidate, { pieces }: NightPack): boolean =>
  itemIds.every((itemId) => pieces.some((piece) => piece.itemId === itemId));

/** What an hour of a night brings in the measure of an aim; for safety the part of it that is fought. */
function broughtIn(forecast: Forecast, aim: BagAim): number {
  const { night, gold, runningTime, survives } = forecast;
  const hours = Math.max(1, night.limitAt - night.startAt) / HOUR;
  switch (aim) {
    case 'experience':
      return totalExperience(forecast) / hours;
    case 'gold':
      return gold.expected / hours;
    case 'safety':
      return (survives * runningTime) / HOUR / hours;
  }
}
