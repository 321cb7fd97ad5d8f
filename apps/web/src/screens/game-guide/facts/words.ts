import { formatNumber } from '../../../lib/format/number.ts';

/** Numbers as an article writes them: small ones as words, others as on the screens. */

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

/** `three`; from 21 on `21`. */
export const inWords = (value: number): string => WORDS[value] ?? formatNumber(value);

/** `three foes`, `one foe`. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${inWords(value)} ${value === 1 ? one : many}`;

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A ratio as a percentage: 0.25 is `25%`. */
export const percent = (ratio: number): string => `${formatNumber(Math.round(ratio * 1000) / 10)}%`;

/** A number of percent: 3 is `3%`. */
export const points = (value: number): string => `${formatNumber(value)}%`;

/** The change that a multiplier makes: 1.2 is `20%`, and 0.8 is also `20%`. */
export const change = (multiplier: number): string => percent(Math.abs(multiplier - 1));

/** Milliseconds as seconds: `three seconds`. */
export const inSeconds = (milliseconds: number): string => counted(milliseconds / 1000, 'second');

/** Milliseconds as minutes, rounded: `eight minutes`. */
export const inMinutes = (milliseconds: number): string =>
  counted(Math.round(milliseconds / 60_000), 'minute');

/** Seconds as hours: `eight hours`. */
export const inHours = (seconds: number): string => counted(seconds / 3600, 'hour');

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `ore, stone and flux`. */
export const allOf = (words: Iterable<string>): string => conjunction.format(words);
/** `ore, stone or flux`. */
export const anyOf = (words: Iterable<string>): string => disjunction.format(words);
