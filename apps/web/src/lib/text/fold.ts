/** Letters that keyboards and phones type in place of others. */
const TYPED_FOR: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  İ: 'i',
  ı: 'i',
};

const NOT_PLAIN = /[^\p{ASCII}]/gu;

/**
 * A text in the form in which all searches and filters of the page compare it: lower case, without accents,
 * with straight apostrophes, and the Turkish letters of i as i. Each letter stays one letter, so a position
 * in a composed text (NFC) is the same in both.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(NOT_PLAIN, (letter) => TYPED_FOR[letter] ?? letter.normalize('NFKD').charAt(0))
    .toLowerCase();
