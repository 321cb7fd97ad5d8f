import { type Forecast, type ForecastEnd, restsAtOnce } from '@slumberfell/engine';
import { formatShare } from '../../lib/format/share.ts';
import { formatDuration, formatTimeOfDay } from '../../lib/format/time.ts';
import { capital } from '../../lib/text/capital.ts';
import type { SessionForecast } from './messages.ts';

/** How good the news is. warn: much of the night is lost; bad: most of it, or most of the runs fall. */
export type Tone = 'good' | 'plain' | 'warn' | 'bad';

/** What a forecast of a fight says to the player. */
export interface FightWords {
  readonly tone: Tone;
  /** Whether the character lives to the end, or how much of the night is lost. Without a full stop. */
  readonly outcome: string;
  /** When the fight ends, and what ends it: a sentence. */
  readonly end: string;
  /** What becomes of the packed food. */
  readonly food: string;
  /** How much of the time that the fight may still take it takes. */
  readonly filled: { readonly percent: number; readonly text: string };
}

/** A share of the runs from which on something is said of the fight as a whole. */
const MOST = 0.5;

/**
 * The words of a session that comes home before the night is over, by the lost share of the night. The night
 * is the whole idle time of the session, so the words of a running session do not change with its age.
 *
 * | Lost share | Tone | Words |
 * |:--|:--|:--|
 * | up to 1/10 | good | Comes home safe, 40 min before the night is over |
 * | up to 1/3 | plain | Comes home safe, but early: 3 h of the night are left |
 * | up to 2/3 | warn | Comes home far too early: 9 h of the night are left |
 * | more | bad | Most of the night is lost: 17 h 54 min of it are left |
 */
const LOSSES: readonly {
  readonly upTo: number;
  readonly tone: Tone;
  readonly words: (left: string) => string;
}[] = [
  { upTo: 1 / 10, tone: 'good', words: (left) => `comes home safe, ${left} before the night is over` },
  {
    upTo: 1 / 3,
    tone: 'plain',
    words: (left) => `comes home safe, but early, with ${left} of the night left`,
  },
  { upTo: 2 / 3, tone: 'warn', words: (left) => `comes home far too early, with ${left} of the night left` },
  { upTo: 1, tone: 'bad', words: (left) => `most of the night is lost: ${left} of it to go` },
];

/** Why a combat session ends, as the rest of a sentence. */
const REASONS: Readonly<Record<ForecastEnd, string>> = {
  running: 'and is still going then',
  done: 'when everything you asked for is done',
  limit: 'when the idle time is over',
  defeated: 'in defeat',
  'defeated-food-gone': 'in defeat, because the food is gone',
  provisions: 'to rest',
  'no-key': 'when the keys are gone',
  components: 'when the materials are gone',
  retired: 'because there is no such place any more',
  stopped: 'when you stop it',
  replaced: 'when something else begins',
  travelled: 'when you travel',
};

/**
 * The words for a forecast of open combat or dungeon runs.
 * @param at the instant of the question, epoch ms
 */
export function fightWords(forecast: SessionForecast, at: number): FightWords {
  if (restsAtOnce(forecast)) return noRunWords(forecast);
  return {
    ...outcomeOf(forecast, at),
    end: endText(forecast, at),
    food: foodText(forecast),
    filled: filledOf(forecast, at),
  };
}

/** Dungeon runs that rest, and of which not even the first has its food. */
const noRunWords = ({ food, night }: Forecast): FightWords => ({
  tone: 'bad',
  outcome: 'No run begins: too little health and food',
  end:
    food.packed === 0
      ? 'One run costs more health than you have, and no food is packed.'
      : 'One run costs more than your health and packed food together.',
  food: food.packed === 0 ? 'None' : 'Too little for one run',
  filled: { percent: 0, text: `${durationText(0)} of ${durationText(night.limitAt - night.startAt)}` },
});

/**
 * The outcome of the first hour of a fight in a few words, for cards; null when nothing threatens in it.
 */
export function hourWords(forecast: Forecast): Pick<FightWords, 'tone' | 'outcome'> | null {
  const { survives, runningTime, why } = forecast;
  if (survives >= 1) return null;
  if (survives >= MOST)
    return { tone: 'plain', outcome: `${formatShare(1 - survives)} fall within the hour` };
  const isHungry = why[0]?.reason === 'defeated-food-gone';
  return {
    tone: 'bad',
    outcome: `falls after ${durationText(runningTime)}${isHungry ? ', with the food gone' : ''}`,
  };
}

/** Whether the packed food ends the session, in most runs. */
export const isEndedByFood = ({ food }: Pick<Forecast, 'food'>): boolean => (food.ends?.share ?? 0) > MOST;

function outcomeOf(forecast: SessionForecast, at: number): Pick<FightWords, 'tone' | 'outcome'> {
  const { survives, endsAt, why } = forecast;
  const half = durationText(endsAt.p50 - at);
  if (survives <= 0) return { tone: 'bad', outcome: `Falls, usually after ${half}` };
  const often = `Survives ${formatShare(survives)} of the time`;
  if (survives < MOST) return { tone: 'bad', outcome: `${often}, or falls after ${half}` };
  const loss = forecast.following || why[0]?.reason === 'provisions' ? lossOf(forecast) : null;
  if (forecast.following && (loss === null || loss.tone === 'good')) {
    const busy = `busy until ${formatTimeOfDay(lastEnd(forecast))}`;
    return survives >= 1
      ? { tone: 'good', outcome: `Comes home safe, and is ${busy}` }
      : { tone: 'plain', outcome: `${often}, and is ${busy}` };
  }
  if (survives >= 1)
    return loss === null
      ? { tone: 'good', outcome: 'Survives to the end' }
      : { tone: loss.tone, outcome: capital(loss.text) };
  if (loss === null || loss.tone === 'good') return { tone: 'plain', outcome: often };
  return { tone: loss.tone, outcome: `${often}, but ${loss.text}` };
}

/** When the fight ends, or what follows it. Epoch ms. */
const lastEnd = ({ endsAt, following }: SessionForecast): number =>
  following?.forecast.endsAt.p50 ?? endsAt.p50;

/**
 * What is lost of the night when the fight, or what follows it, ends before; null when it lasts to the end of
 * the night.
 */
function lossOf(forecast: SessionForecast): { readonly tone: Tone; readonly text: string } | null {
  const { night } = forecast;
  const left = night.limitAt - lastEnd(forecast);
  if (left <= 0) return null;
  const share = left / (night.limitAt - night.startAt);
  const loss = LOSSES.find(({ upTo }) => share <= upTo);
  return { tone: loss?.tone ?? 'bad', text: (loss ?? LOSSES.at(-1))?.words(durationText(left)) ?? '' };
}

function endText(forecast: Forecast, at: number): string {
  const { endsAt, why, night, food } = forecast;
  const time = formatTimeOfDay(endsAt.p50);
  const isEarly = endsAt.p50 < night.limitAt;
  const after = `after ${durationText(endsAt.p50 - at)}${isEarly ? ` of ${durationText(night.limitAt - at)}` : ''}`;
  if (isEndedByFood(forecast)) return `Low food ends it at ${time}, ${after}.`;
  const [first] = why;
  if (first?.reason === 'provisions' && food.packed === 0)
    return `With no food packed, low health ends it at ${time}, ${after}.`;
  return `Ends at about ${time}, ${after}${first === undefined ? '' : `, ${REASONS[first.reason]}`}.`;
}

/** Food lasts to the end only where the night is over before it. */
function foodText(forecast: Forecast): string {
  const { food, endsAt, night } = forecast;
  if (food.packed === 0) return 'None';
  if (food.ends !== null && isEndedByFood(forecast))
    return `Runs low at ${formatTimeOfDay(food.ends.at.p50)}`;
  if (food.gone !== null && food.gone.share >= MOST)
    return `Gone by about ${formatTimeOfDay(food.gone.at.p50)}`;
  if (food.expected <= 0) return 'Not needed';
  return endsAt.p50 >= night.limitAt ? 'Lasts to the end' : `Lasts until ${formatTimeOfDay(endsAt.p50)}`;
}

function filledOf(forecast: SessionForecast, at: number): FightWords['filled'] {
  const { night, endsAt, following } = forecast;
  const possible = Math.max(1, night.limitAt - at);
  const taken = Math.min(possible, Math.max(0, lastEnd(forecast) - at));
  if (following) {
    const work = Math.max(0, lastEnd(forecast) - endsAt.p50);
    return {
      percent: (100 * taken) / possible,
      text: `${durationText(endsAt.p50 - at)} and then ${durationText(work)} of work`,
    };
  }
  return {
    percent: (100 * taken) / possible,
    text: `${durationText(taken)} of ${durationText(possible)}`,
  };
}

/** @param time ms; less than nothing counts as nothing */
const durationText = (time: number): string => formatDuration(Math.max(0, Math.round(time / 1000)));
