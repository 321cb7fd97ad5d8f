import { type FoldedPattern, foldedPattern } from './look-alikes.ts';
import type { Joined } from './name-parts.ts';

/**
 * A word or name that names may not have. Without a star it is compared with whole words of a name; a star
 * at its begin or end stands for any letters there. Look-alikes, case and spaces make no difference.
 */
export interface NamePattern {
  /** Null when the word has only digits, or one letter again and again: these are compared as they stand. */
  readonly folded: FoldedPattern | null;
  readonly text: string;
  readonly beginsWithAny: boolean;
  readonly endsWithAny: boolean;
}

/**
 * @param written ASCII letters, digits, spaces and underscores, at least one letter or digit; it may have
 *   stars at its ends.
 */
export function namePattern(written: string): NamePattern {
  const text = written.replace(/[ _*]/g, '').toLowerCase();
  return {
    text,
    // Folded, a word of one letter again and again is that letter, which names may have: "Ed K".
    folded: /^\d+$|^(.)\1*$/.test(text) ? null : foldedPattern(text),
    beginsWithAny: written.startsWith('*'),
    endsWithAny: written.endsWith('*'),
  };
}

/** Whether a pattern is in a name. @param name what `joinedParts` returns. */
export const isIn = (pattern: NamePattern, name: readonly Joined[]): boolean =>
  name.some((joined) => {
    // What a star stands for ends where the name does, so only the longest rows of words need be compared.
    if ((pattern.beginsWithAny && !joined.isFirst) || (pattern.endsWithAny && !joined.isLast)) return false;
    const { folded } = pattern;
    if (folded === null) return matches(pattern, pattern.text, joined.text);
    return joined.readings.some((one) => matches(pattern, folded.text, one[folded.form]));
  });

function matches({ beginsWithAny, endsWithAny }: NamePattern, word: string, text: string): boolean {
  if (beginsWithAny && endsWithAny) return text.includes(word);
  if (beginsWithAny) return text.endsWith(word);
  return endsWithAny ? text.startsWith(word) : text === word;
}
