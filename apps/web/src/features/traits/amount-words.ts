import { formatNumber } from '../../lib/format/number.ts';

/** The numbers of a trait, as words within a sentence. */

export const percent = (value: number): string => `${formatNumber(value)}%`;

/** Milliseconds as seconds, with all their decimals: 350 is `0.35 s`. */
export const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`;

export const counted = (value: number, one: string): string =>
  `${formatNumber(value)} ${value === 1 ? one : `${one}s`}`;

/** `once`, `twice`, `3 times`. */
export function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${formatNumber(count)} times`;
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** `Every hit`, `Every 2nd hit`, `Every 3rd hit`. */
export const everyNth = (n: number, noun: string): string =>
  n === 1 ? `Every ${noun}` : `Every ${formatNumber(n)}${SUFFIXES[ordinals.select(n)] ?? 'th'} ${noun}`;

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A list with `and`. */
export const listed = (words: Iterable<string>): string => conjunction.format(words);
