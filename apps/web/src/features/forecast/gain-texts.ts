import { type Forecast, levelOf, type World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';

/**
 * The experience that comes, by skill, the most first, with the levels that it reaches.
 * @param experience the whole points that the character has now, by skill id - 1
 */
export const experienceTexts = (
  forecast: Pick<Forecast, 'experience'>,
  experience: readonly number[],
  world: World,
): string[] =>
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
export const itemTexts = ({ items }: Pick<Forecast, 'items'>, world: World): string[] =>
  items
    .flatMap(({ itemId, expected }) => {
      const item = world.item(itemId);
      return item && expected >= 1 ? [{ item, expected }] : [];
    })
    .sort((one, other) => other.item.value * other.expected - one.item.value * one.expected)
    .slice(0, ITEMS)
    .map(({ item, expected }) => `about ${formatNumber(Math.round(expected))} ${item.name}`);
