import { type Forecast, type ForecastEnd, levelOf, type World } from '@slumberfell/engine';
import { type SurvivalText, survivalText } from '../../features/forecast/survival-text.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatClock, formatDuration } from '../../lib/format/time.ts';

const ENDS: Readonly<Record<ForecastEnd, string>> = {
  limit: 'the idle time is used up then',
  done: 'all that was asked for is done then',
  components: 'the materials are used up then',
  'no-key': 'the keys run out then',
  defeated: 'it ends with a defeat',
  'defeated-food-gone': 'the food runs out, and then it ends with a defeat',
  provisions: 'the food runs low then, and your legend comes home',
  stopped: 'the last run is over then',
  replaced: 'something else begins then',
  travelled: 'your legend travels then',
  retired: 'it no longer exists then',
  running: 'it goes on after that',
};

/**
 * Until when a session runs, and why it ends most likely.
 * @param at the instant of the question, epoch ms
 */
export function endText(forecast: Forecast, at: number): SurvivalText {
  const { endsAt, why, survives } = forecast;
  const [likely] = why;
  const seconds = Math.max(0, Math.round((endsAt.p50 - at) / 1000));
  const length = formatDuration(seconds < 60 ? seconds : 60 * Math.floor(seconds / 60));
  const until = `Until ${why.length > 1 ? 'about ' : ''}${hourAndMinute(endsAt.p50)}, in ${length}`;
  const text = likely ? `${until}: ${ENDS[likely.reason]}.` : `${until}.`;
  if (survives >= 1) return { tone: 'good', text };
  const survival = survivalText(forecast, at);
  return { tone: survival.tone, text: `${text} ${survival.text}.` };
}

/** An instant as hours and minutes in the player's time zone: `07:10`. */
const hourAndMinute = (instant: number): string => formatClock(instant).slice(0, 5);

/**
 * The experience that comes, by skill, the most first, with the levels that it reaches.
 * @param experience the whole points that the character has now, by skill id - 1
 */
export const experienceTexts = (forecast: Forecast, experience: readonly number[], world: World): string[] =>
  forecast.experience
    .toSorted((one, other) => other.expected - one.expected)
    .map(({ skillId, expected, level }) => {
      const name = world.sets.skills.find(({ id }) => id === skillId)?.name ?? 'another skill';
      const now = levelOf(experience[skillId - 1] ?? 0);
      const levels = level.p50 > now ? ` (level ${now} to ${level.p50})` : '';
      return `${formatNumber(Math.round(expected))} ${name}${levels}`;
    });

/** Largest number of items that are named. */
const ITEMS = 4;

/** The items that come, those with the highest worth first. */
export const itemTexts = ({ items }: Forecast, world: World): string[] =>
  items
    .flatMap(({ itemId, expected }) => {
      const item = world.item(itemId);
      return item && expected >= 1 ? [{ item, expected }] : [];
    })
    .sort((one, other) => other.item.value * other.expected - one.item.value * one.expected)
    .slice(0, ITEMS)
    .map(({ item, expected }) => `about ${formatNumber(Math.round(expected))} ${item.name}`);
