import { Refusal } from '../run-operation.ts';

/** The id that a word of a command names; null when it is none. */
export const idIn = (word: string): number | null => (/^\d{1,15}$/.test(word) ? Number(word) : null);

/**
 * The whole number that a flag has.
 * @param absent the number without the flag.
 * @throws Refusal when it is not one from 1 to `highest`.
 */
export function wholeNumber(flag: string, text: string | undefined, absent: number, highest: number): number {
  if (text === undefined) return absent;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= highest) return value;
  throw new Refusal(`--${flag} must be a whole number from 1 to ${highest}.`);
}

/** A text on one line, without what a terminal would take for a command. */
export const printable = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '?');
