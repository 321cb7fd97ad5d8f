import { formatNumber } from '../../../lib/format/number.ts';

/** Numbers as articles write them: 0 to 20 as words, larger ones in digits as on the screens. */

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** A number as a word up to 20, such as `three`; from 21 on in digits; 0 is `no`. */
export const inWords = (value: number): string => WORDS[value] ?? formatNumber(value);

/** A number with its noun, such as `three foes` or `one foe`. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${inWords(value)} ${value === 1 ? one : many}`;

/** A ratio as a percentage with at most one decimal: 0.25 is `25%`. */
export const percent = (ratio: number): string => `${formatNumber(Math.round(ratio * 1000) / 10)}%`;

/** A number that is already in percent, as text: 3 is `3%`. */
export const points = (value: number): string => `${formatNumber(value)}%`;

/** The size of the change that a multiplier makes, without a sign: 1.2 is `20%`, and 0.8 is also `20%`. */
export const change = (multiplier: number): string => percent(Math.abs(multiplier - 1));

/** Milliseconds as whole seconds in words: 3000 is `three seconds`. */
export const inSeconds = (milliseconds: number): string => counted(milliseconds / 1000, 'second');

/** Milliseconds as minutes in words, rounded: 480,000 is `eight minutes`. */
export const inMinutes = (milliseconds: number): string =>
  counted(Math.round(milliseconds / 60_000), 'minute');

/** Seconds as hours in words: 28,800 is `eight hours`. */
export const inHours = (seconds: number): string => counted(seconds / 3600, 'hour');

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A list with `and`, such as `ore, stone and flux`. */
export const allOf = (words: Iterable<string>): string => conjunction.format(words);
/** A list with `or`, such as `ore, stone or flux`. */
export const anyOf = (words: Iterable<string>): string => disjunction.format(words);
