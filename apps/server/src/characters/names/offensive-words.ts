import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { partsOf } from './name-parts.ts';

/** Names of people, places, animals and figures in which the maintained list finds one of its words. */
const INNOCENT = [
  ...['africanus', 'coriolanus', 'sylvanus', 'silvanus', 'germanus', 'romanus', 'montanus', 'penistone'],
  ...['pussycat', 'pussywillow', 'pussy willow', 'cumin', 'cumming', 'semenov', 'shiitake', 'boobook'],
  ...['dickinson', 'dickson', 'dickerson', 'riddick', 'reddick', 'moby dick', 'dick turpin', 'dick tracy'],
  ...['dick whittington', 'dick grayson', 'philip k dick', 'van dyke', 'vandyke', 'fagin', 'fagan'],
  ...['fukuda', 'fukui', 'fukuoka', 'fukushima', 'fu manchu', 'fu xi', 'fu hua', 'pissarro', 'wankel'],
  ...['assyria', 'asshur', 'tittle', 'cocker', 'negroni'],
] as const;

const words = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .addPhrase((phrase) => INNOCENT.reduce((all, term) => all.addWhitelistedTerm(term), phrase));

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/** Digits that the maintained list does not read as letters. */
const FURTHER_DIGITS: Readonly<Record<string, string>> = { 8: 'b', 9: 'g' };

/** The ways to read a text: the list reads 1 as i, and here also as l; rn may be m, and vv may be w. */
function readings(text: string): readonly string[] {
  const read = withDigits(text);
  const digits = [read, read.replaceAll('1', 'l')];
  const letters = digits.map((one) => one.replace(/rn/gi, 'm').replace(/vv/gi, 'w'));
  return [...new Set([...digits, ...letters])];
}

const withDigits = (text: string): string => text.replace(/[89]/g, (one) => FURTHER_DIGITS[one] ?? one);

/** Words in which the list finds one of its words when i is read as l, or l as i. */
const INNOCENT_LINES = [
  'affiliate',
  'affiliati',
  'blotch',
  'fickle',
  'flick',
  'lanai',
  'tilts',
  'tilt',
  'titles',
  'title',
  'tittles',
  'tittle',
] as const;

const inLines = (text: string): readonly string[] => [
  text.replace(/[1i]/gi, 'l'),
  text.replace(/[1l]/gi, 'i'),
];

const lineWords = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .addPhrase((phrase) =>
    INNOCENT_LINES.flatMap(inLines).reduce((all, term) => all.addWhitelistedTerm(term), phrase),
  );

const lineMatcher = new RegExpMatcher({ ...lineWords.build(), ...englishRecommendedTransformers });

/**
 * Whether a text has a word of the list when i is read as l, or l as i, and the word has such a letter. The
 * list's own innocent words are written with the right letters, so it would find "ass" in "asslgn".
 */
const isInLines = (text: string): boolean =>
  inLines(withDigits(text)).some((read) =>
    lineMatcher
      .getAllMatches(read)
      .some(
        ({ startIndex, endIndex }) =>
          read.slice(startIndex, endIndex + 1).toLowerCase() !==
          text.slice(startIndex, endIndex + 1).toLowerCase(),
      ),
  );

/** Whether a name has a word of the maintained list, also one whose letters stand apart. */
export function isOffensive(name: string): boolean {
  // A number has no letters to be read in it: "Fern 4551" is no word.
  const text = name
    .split(/[ _]+/)
    .filter((word) => /[A-Za-z]/.test(word))
    .join(' ');
  const parts = partsOf(text);
  return (
    [text, parts.join(' ')].flatMap(readings).some((one) => matcher.hasMatch(one)) ||
    isInLines(text) ||
    isSpelledOut(parts)
  );
}

/**
 * Whether a word of the list stands across several words of the name. It must begin where one of them begins,
 * and end where one ends or have two of single letters: "f u ck" is such a word, "Epic Untold" is not.
 */
function isSpelledOut(parts: readonly string[]): boolean {
  if (parts.length < 2) return false;
  let length = 0;
  const spans = parts.map((part) => {
    const start = length;
    length += part.length;
    return { start, end: length - 1 };
  });
  return readings(parts.join('')).some(
    (text) =>
      text.length === length &&
      matcher.getAllMatches(text).some(({ startIndex, endIndex }) => {
        const within = spans.filter(({ start, end }) => start >= startIndex && end <= endIndex);
        if (within.length < 2 || within[0]?.start !== startIndex) return false;
        const singles = within.filter(({ start, end }) => start === end);
        return within.at(-1)?.end === endIndex || singles.length >= 2;
      }),
  );
}
