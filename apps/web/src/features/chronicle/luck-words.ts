import { type ItemLuck, type LuckShare, overallLuck, type World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';

/** A share of 0 to 1 as a sentence. */
export const luckSentence = (share: number): string =>
  `Luckier than ${ofHundred(share)} of 100 characters with the same kills.`;

/** Below this share of others on either side, luck is neither good nor bad. */
const MANY = 0.6;

/** The luck with one item in a few words, from the side on which more of the others are. */
export function thanOthers({ fewer, more }: LuckShare): string {
  const [word, share] = fewer >= more ? ['Luckier', fewer] : ['Unluckier', more];
  return share < MANY ? 'About what others have had' : `${word} than ${ofHundred(share)} of 100`;
}

const LEAST_SHOWN = 0.01;

/** How many pieces were expected: `2.5`. */
export function expectedText({ expected }: Pick<ItemLuck, 'expected'>): string {
  const amount = expected / 1_000_000;
  if (amount > 0 && amount < LEAST_SHOWN) return `less than ${LEAST_SHOWN}`;
  return amount.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** What kills of an item brought against what was expected, in a few words: `3, of 2.5 expected`. */
export const hadWords = (luck: ItemLuck): string =>
  `${luck.had.toLocaleString('en')}, with ${expectedText(luck)} expected`;

/**
 * How many kills bring an item, in two lines.
 * @param chance in (0, 1], that one kill does
 */
export function killsWords(chance: number): readonly [string, string] {
  const kills = Math.round(1 / chance);
  if (kills > 1) return [`One in ${formatNumber(kills)} kills`, 'on average'];
  return [chance < 1 ? 'Most kills bring it' : 'Each kill brings it', ''];
}

/** A share, 0 to 1, as a number of 100 characters. Few shares are exactly 1, so it is never all of them. */
const ofHundred = (share: number): number => Math.min(99, Math.floor(100 * share));

/** The luck over all items, weighed by their prices; null before the first kill. */
export const luckOf = ({ items }: Pick<ChronicleAnswer, 'items'>, world: World): number | null =>
  overallLuck(
    items.flatMap(({ itemId, luck }) =>
      luck === null ? [] : [{ ...luck, value: world.item(itemId)?.value ?? 0 }],
    ),
  );
