import type { StoredFormat } from '../stored/stored-format.ts';
import {
  addRows,
  CHRONICLE_COLUMNS,
  CHRONICLE_TABLES,
  type Chronicle,
  type ChronicleRows,
  type ChronicleTable,
  EMPTY_CHRONICLE,
  MOST_ROWS,
} from './chronicle.ts';
import { type EncodedChronicle, encodedChronicleShape } from './encoded-chronicle.ts';
import { addFirsts, FIRST_KINDS, type First } from './firsts.ts';
import { addNights, NIGHT_FIGURES, type NightFigure, type NightSums } from './nights.ts';
import { CHRONICLE_STEPS } from './upgrade/steps.ts';

const BASE = 36;

/** The stored format of chronicles. */
export const STORED_CHRONICLE: StoredFormat<EncodedChronicle> = {
  name: 'chronicle',
  steps: CHRONICLE_STEPS,
  shape: encodedChronicleShape,
};

/** Equal chronicles have equal texts. */
export function encodeChronicle(chronicle: Chronicle): EncodedChronicle {
  const tables: Record<string, string> = {};
  for (const table of CHRONICLE_TABLES) tables[table] = encodeRows(chronicle[table]);
  const { firsts, nights } = chronicle;
  return { ...tables, firsts: encodeFirsts(firsts), nights: encodeNights(nights) } as EncodedChronicle;
}

const encodeFirsts = (firsts: readonly First[]): string =>
  firsts.map(({ kind, id, at }) => encodeRow([FIRST_KINDS.indexOf(kind), id, at])).join(';');

const encodeNights = (nights: readonly NightSums[]): string =>
  nights
    .map((night) => encodeRow([night.limitAt, night.from, ...NIGHT_FIGURES.map((figure) => night[figure])]))
    .join(';');

const encodeRow = (numbers: readonly number[]): string =>
  numbers.map((number) => number.toString(BASE)).join(',');

function encodeRows(rows: ChronicleRows): string {
  const ids = [...rows.keys()].sort((one, other) => one - other);
  return ids.map((id) => encodeRowOf(id, rows.get(id) as readonly number[])).join(';');
}

function encodeRowOf(id: number, row: readonly number[]): string {
  let bits = 0;
  let values = '';
  for (const [column, value] of row.entries()) {
    if (value === 0) continue;
    bits |= 1 << column;
    values += `,${value.toString(BASE)}`;
  }
  return `${id.toString(BASE)},${bits.toString(BASE)}${values}`;
}

/**
 * What is kept of a day or week that is over: the sums without items, firsts and nights, which the whole
 * chronicle has.
 */
export const withoutItems = (encoded: EncodedChronicle): EncodedChronicle => ({
  ...encoded,
  items: '',
  firsts: '',
  nights: '',
});

export function decodeChronicle(encoded: EncodedChronicle): Chronicle {
  const tables: Record<string, ChronicleRows> = {};
  for (const table of CHRONICLE_TABLES) tables[table] = decodeTable(table, encoded[table]);
  const { firsts, nights } = encoded;
  return { ...EMPTY_CHRONICLE, ...tables, firsts: decodeFirsts(firsts), nights: decodeNights(nights) };
}

const decodeTable = (table: ChronicleTable, stored: string): ChronicleRows =>
  decodeRows(stored, CHRONICLE_COLUMNS[table].length);

/** The firsts of a chronicle from the field `firsts` of the encoded one. */
export const decodeFirsts = (stored: string): readonly First[] =>
  decodedRows(stored).flatMap(([kind, id = 0, at = 0]): First[] => {
    const name = FIRST_KINDS[kind ?? -1];
    return name === undefined ? [] : [{ kind: name, id, at }];
  });

const decodeNights = (stored: string): readonly NightSums[] =>
  decodedRows(stored).map(([limitAt = 0, from = 0, ...figures]) => ({
    limitAt,
    from,
    ...(Object.fromEntries(NIGHT_FIGURES.map((figure, place) => [figure, figures[place] ?? 0])) as Record<
      NightFigure,
      number
    >),
  }));

/**
 * As `addChronicles` of the decoded chronicle. It decodes only the rows that change: an entry of a day has a
 * few of the hundreds of rows of a veteran's chronicle.
 */
export function addToEncoded(encoded: EncodedChronicle, entry: Chronicle): EncodedChronicle {
  const tables: Record<string, string> = {};
  for (const table of CHRONICLE_TABLES) tables[table] = addToRows(table, encoded[table], entry[table]);
  const firsts =
    entry.firsts.length === 0
      ? encoded.firsts
      : encodeFirsts(addFirsts(decodeFirsts(encoded.firsts), entry.firsts));
  const nights =
    entry.nights.length === 0
      ? encoded.nights
      : encodeNights(addNights(decodeNights(encoded.nights), entry.nights));
  return { ...tables, firsts, nights } as EncodedChronicle;
}

function addToRows(table: ChronicleTable, stored: string, entry: ChronicleRows): string {
  if (entry.size === 0) return stored;
  const texts = new Map<number, string>();
  for (const text of stored === '' ? [] : stored.split(';')) texts.set(Number.parseInt(text, BASE), text);
  const changed = new Map<number, readonly number[]>();
  let count = texts.size;
  for (const id of entry.keys()) {
    const text = texts.get(id);
    if (text === undefined) count += 1;
    else for (const [, row] of decodeTable(table, text)) changed.set(id, row);
  }
  // A table that is full sums up its last rows, which needs all of them.
  if (count > MOST_ROWS[table]) return encodeRows(addRows(table, decodeTable(table, stored), entry));
  for (const [id, row] of addRows(table, changed, entry)) texts.set(id, encodeRowOf(id, row));
  return [...texts]
    .sort(([one], [other]) => one - other)
    .map(([, text]) => text)
    .join(';');
}

const [COMMA, SEMICOLON, NINE, ZERO, A] = [',', ';', '9', '0', 'a'].map((c) => c.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

/** Reads digit by digit: a veteran's chronicle has thousands of numbers, and most nights end a day. */
function decodedRows(text: string): readonly (readonly number[])[] {
  if (text === '') return [];
  const rows: number[][] = [];
  let row: number[] = [];
  let number = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === COMMA || code === SEMICOLON) {
      row.push(number);
      number = 0;
      if (code === COMMA) continue;
      rows.push(row);
      row = [];
    } else number = number * BASE + (code <= NINE ? code - ZERO : code - A + 10);
  }
  row.push(number);
  rows.push(row);
  return rows;
}

function decodeRows(stored: string, columns: number): ChronicleRows {
  const rows = new Map<number, readonly number[]>();
  for (const numbers of decodedRows(stored)) {
    const [id = 0, bits = 0] = numbers;
    let next = 2;
    const row: number[] = [];
    for (let column = 0; column < columns; column++)
      row.push((bits & (1 << column)) === 0 ? 0 : (numbers[next++] ?? 0));
    rows.set(id, row);
  }
  return rows;
}
