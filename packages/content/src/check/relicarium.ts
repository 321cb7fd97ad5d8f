import { BASE_IDLE_TIME, RELICARIUM_CATEGORIES } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/** All bronze claims together raise a character's basic idle time to 24 hours (game-design 2.10). */
const BRONZE_SECONDS = 86_400 - BASE_IDLE_TIME;

/**
 * Check 8: the bonus times of all bronze claims sum to `BRONZE_SECONDS`, every category is known and used,
 * ranks are 1 to 5.
 */
export function* relicarium({ sets, name }: WorldIndex): Iterable<string> {
  const entries = sets.relicariumEntries;
  const sum = entries.reduce((seconds, { bonusTime }) => seconds + bonusTime, 0);
  if (sum !== BRONZE_SECONDS) yield `bronze claims add up to ${sum} s instead of ${BRONZE_SECONDS} s`;
  for (const { itemId, category, rank } of entries) {
    if (!RELICARIUM_CATEGORIES.includes(category))
      yield `"${name(itemId)}" is of the unknown category ${category}`;
    if (!(Number.isInteger(rank) && rank >= 1 && rank <= 5)) yield `"${name(itemId)}" is of rank ${rank}`;
  }
  const used = new Set(entries.map(({ category }) => category));
  for (const category of RELICARIUM_CATEGORIES)
    if (!used.has(category)) yield `no trophy is of the category ${category}`;
}
