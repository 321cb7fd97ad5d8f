import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { type Body, readSections } from './sections.ts';

/** A legal text as its file has it, with placeholders. */
export interface AgreementFile extends FrontMatter, Body {}

const FRONT_MATTER =
  'the file begins with front matter: a line ---, the title and the versions, and another line ---.';

/**
 * Reads the text of an agreement's file.
 * @param tell called for each fault, with a line that counts from 1.
 * @returns what could be read. It counts only if there was no fault.
 */
export function parseAgreement(
  written: string,
  tell: (line: number, sentence: string) => void,
): AgreementFile | null {
  const lines = written
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trimEnd());
  for (const [index, line] of lines.entries())
    if (/[^\P{Cc}\t]/u.test(line)) tell(index + 1, 'the line has a character that cannot be shown.');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) {
    tell(1, FRONT_MATTER);
    return null;
  }
  const front = readFrontMatter(lines.slice(1, end).join('\n'), (line, sentence) => tell(line + 1, sentence));
  const text = lines.slice(end + 1).join('\n');
  if (text.trim() === '') tell(end + 1, 'the text after the front matter is empty.');
  return { ...front, ...readSections(text, (line, sentence) => tell(line + end + 1, sentence)) };
}
