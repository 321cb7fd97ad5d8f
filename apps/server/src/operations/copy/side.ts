import type { Row, Table } from './tables.ts';

/** A database that rows come from. */
export interface Source {
  /** All rows of a table in the order of its key, texts by their bytes, some at a time. */
  rows(table: Table): AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** The highest id that a table has ever given out; 0 when none. */
  lastId(table: Table): Promise<number>;
}

/** A database that rows go to. */
export interface Target {
  /** Removes all rows. */
  clear(table: Table): Promise<void>;
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  /** Lets a table's next id be higher than one. */
  setLastId(table: Table, id: number): Promise<void>;
}

/** About how many characters of a table are read at a time. */
const READ_AT_ONCE = 4_000_000;
const FEWEST = 1;
const MOST = 2_000;

/** Says how many rows of a table are to be read next, so that long ones do not fill the memory. */
export class PageSize {
  rows = 16;

  /** Learns from what was read. */
  learn(rows: readonly Row[]): void {
    let length = 1;
    for (const row of rows) for (const cell of row) length += typeof cell === 'string' ? cell.length : 8;
    this.rows = Math.min(MOST, Math.max(FEWEST, Math.floor((READ_AT_ONCE * rows.length) / length)));
  }
}
