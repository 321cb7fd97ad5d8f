import { fields, type Shape, text, where } from '../stored/shape.ts';
import type { ChronicleTable } from './chronicle.ts';

/**
 * A chronicle as it is stored: a text for each table, for the firsts and for the nights. A text has a row for
 * each id, separated by `;`. A row has whole numbers in base 36, separated by `,`: the id, the columns that
 * are not 0 as bits, and their values. A first has its kind, its id and its instant; a night its limit, its
 * begin and its figures.
 */
export type EncodedChronicle = Readonly<Record<ChronicleTable | 'firsts' | 'nights', string>>;

const rowsShape: Shape<string> = where(
  text,
  (rows) => /^(?:[0-9a-z]+(?:,[0-9a-z]+)+(?:;|$))*$/.test(rows) && !rows.endsWith(';'),
  '',
  'not a list of rows',
);

export const encodedChronicleShape: Shape<EncodedChronicle> = fields<EncodedChronicle>({
  enemies: rowsShape,
  dungeons: rowsShape,
  items: rowsShape,
  regions: rowsShape,
  skills: rowsShape,
  gold: rowsShape,
  firsts: rowsShape,
  nights: rowsShape,
});
