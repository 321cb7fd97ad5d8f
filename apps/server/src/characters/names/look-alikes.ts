/** Digits that are read as a letter. 1 is read as l, because i is, too. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  i: 'l',
};

/** A word in which letters that look alike are the same. */
export interface Folded {
  /** Three or more of the same letter in a row are one. */
  readonly exact: string;
  /** No letter stands twice in a row: "aaddmin" and "admin" are the same. */
  readonly single: string;
}

/**
 * From this length on, repeated letters count as one. In shorter words they make other words: "mood" is not
 * "mod".
 */
const LONG = 5;

/** Folds a word: lower case, digits as the letters that they look like, i as l. */
function fold(word: string): Folded {
  const letters = word.toLowerCase().replace(/[0-9i]/g, (one) => LETTERS[one] ?? one);
  return { exact: letters.replace(/(.)\1{2,}/g, '$1'), single: letters.replace(/(.)\1+/g, '$1') };
}

/**
 * The ways to read a word: as it stands, with rn as m and vv as w, and both without digits at its ends.
 * @param word ASCII letters and digits.
 */
export function readingsOf(word: string): readonly Folded[] {
  const inner = word.replace(/^\d+|\d+$/g, '');
  const texts = [word, inner].flatMap((text) => [text, text.replace(/rn/gi, 'm').replace(/vv/gi, 'w')]);
  return [...new Set(texts)].filter((text) => text !== '').map(fold);
}

/** The folded form of a word that is searched for, and the form of a name with which it is compared. */
export interface FoldedPattern {
  readonly form: keyof Folded;
  readonly text: string;
}

export function foldedPattern(word: string): FoldedPattern {
  const form = word.length < LONG ? 'exact' : 'single';
  return { form, text: fold(word)[form] };
}
