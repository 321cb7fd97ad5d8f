import type { Row, Table } from './tables.ts';

/** A database from which rows are copied. */
export interface Source {
  /** All rows of a table, page by page, in the order of its key. Texts are sorted by their bytes. */
  rows(table: Table): AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** The highest id that a table has ever given to a row; 0 when it had none. */
  lastId(table: Table): Promise<number>;
}

/** A database to which rows are copied. */
export interface Target {
  /** Removes all rows of a table. */
  clear(table: Table): Promise<void>;
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  /** Makes a table's next id higher than the given one. */
  setLastId(table: Table, id: number): Promise<void>;
}

/** The length that a page of rows should have, in characters. A number or null counts as 8 characters. */
const READ_AT_ONCE = 4_000_000;
const MIN_ROWS = 1;
const MAX_ROWS = 2_000;

/** Decides how many rows of a table are read at once, so that long rows do not fill the memory. */
export class PageSize {
  rows = 16;

  /** Sets the size of the next page by the mean length of the rows of the last page. */
  learn(rows: readonly Row[]): void {
    let length = 1;
    for (const row of rows) for (const cell of row) length += typeof cell === 'string' ? cell.length : 8;
    this.rows = Math.min(MAX_ROWS, Math.max(MIN_ROWS, Math.floor((READ_AT_ONCE * rows.length) / length)));
  }
}
