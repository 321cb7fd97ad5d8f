import { type ItemLuck, overallLuck, type World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';

/** A share of 0 to 1 as a sentence. */
export const luckSentence = (share: number): string =>
  `Luckier than ${Math.floor(100 * share)} of 100 characters with the same kills.`;

const LEAST_SHOWN = 0.01;

function expectedText(amount: number): string {
  if (amount > 0 && amount < LEAST_SHOWN) return `less than ${LEAST_SHOWN}`;
  return amount.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** What kills of an item brought against what was expected, in a few words: `3, of 2.5 expected`. */
export const hadWords = ({ had, expected }: ItemLuck): string =>
  `${had.toLocaleString('en')}, of ${expectedText(expected / 1_000_000)} expected`;

/** A share, 0 to 1, as a number of 100 characters. */
export const ofHundred = (share: number): string => String(Math.floor(100 * share));

/** The luck over all items, weighed by their prices; null before the first kill. */
export const luckOf = ({ items }: Pick<ChronicleAnswer, 'items'>, world: World): number | null =>
  overallLuck(
    items.flatMap(({ itemId, luck }) =>
      luck === null ? [] : [{ ...luck, value: world.item(itemId)?.value ?? 0 }],
    ),
  );
