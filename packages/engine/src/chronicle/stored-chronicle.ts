import { fields, type Shape, text, where } from '../stored/shape.ts';
import type { StoredFormat } from '../stored/stored-format.ts';
import {
  CHRONICLE_COLUMNS,
  CHRONICLE_TABLES,
  type Chronicle,
  type ChronicleRows,
  type ChronicleTable,
  EMPTY_CHRONICLE,
} from './chronicle.ts';
import { FIRST_KINDS, type First } from './firsts.ts';

/**
 * A chronicle as it is stored: a text for each table and for the firsts. A text has a row for each id,
 * separated by `;`. A row has whole numbers in base 36, separated by `,`: the id, the columns that are not 0
 * as bits, and their values. A first has its kind, its id and its instant.
 */
export type StoredChronicle = Readonly<Record<ChronicleTable | 'firsts', string>>;

const BASE = 36;

const rowsShape: Shape<string> = where(
  text,
  (rows) => /^(?:[0-9a-z]+(?:,[0-9a-z]+)+(?:;|$))*$/.test(rows) && !rows.endsWith(';'),
  '',
  'not a list of rows',
);

const shape: Shape<StoredChronicle> = fields<StoredChronicle>({
  enemies: rowsShape,
  dungeons: rowsShape,
  items: rowsShape,
  regions: rowsShape,
  skills: rowsShape,
  gold: rowsShape,
  firsts: rowsShape,
});

/** The stored format of chronicles. Put upgrade steps into a folder of their own, as for the state. */
export const STORED_CHRONICLE: StoredFormat<StoredChronicle> = { name: 'chronicle', steps: [], shape };

/** Equal chronicles have equal texts. */
export function encodeChronicle(chronicle: Chronicle): StoredChronicle {
  const tables: Record<string, string> = {};
  for (const table of CHRONICLE_TABLES) tables[table] = encodeRows(chronicle[table]);
  const firsts = chronicle.firsts
    .map(({ kind, id, at }) => encodeRow([FIRST_KINDS.indexOf(kind), id, at]))
    .join(';');
  return { ...tables, firsts } as StoredChronicle;
}

const encodeRow = (numbers: readonly number[]): string =>
  numbers.map((number) => number.toString(BASE)).join(',');

function encodeRows(rows: ChronicleRows): string {
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([id, row]) => {
      const bits = row.reduce((sum, value, column) => (value === 0 ? sum : sum | (1 << column)), 0);
      return encodeRow([id, bits, ...row.filter((value) => value !== 0)]);
    })
    .join(';');
}

export function decodeChronicle(stored: StoredChronicle): Chronicle {
  const tables: Record<string, ChronicleRows> = {};
  for (const table of CHRONICLE_TABLES)
    tables[table] = decodeRows(stored[table], CHRONICLE_COLUMNS[table].length);
  const firsts = decodedRows(stored.firsts).flatMap(([kind, id = 0, at = 0]): First[] => {
    const name = FIRST_KINDS[kind ?? -1];
    return name === undefined ? [] : [{ kind: name, id, at }];
  });
  return { ...EMPTY_CHRONICLE, ...tables, firsts };
}

const decodedRows = (rows: string): readonly (readonly number[])[] =>
  rows === ''
    ? []
    : rows.split(';').map((row) => row.split(',').map((number) => Number.parseInt(number, BASE)));

function decodeRows(stored: string, columns: number): ChronicleRows {
  const rows = new Map<number, readonly number[]>();
  for (const [id = 0, bits = 0, ...values] of decodedRows(stored)) {
    let next = 0;
    const row = Array.from({ length: columns }, (_, column) =>
      (bits & (1 << column)) === 0 ? 0 : (values[next++] ?? 0),
    );
    rows.set(id, row);
  }
  return rows;
}
