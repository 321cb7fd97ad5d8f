import { createHash } from 'node:crypto';
import type { Source } from './endpoints.ts';
import { keyOf } from './sqlite-tables.ts';
import type { Row, Table } from './tables.ts';

/** The result of comparing the tables of two databases. */
export interface Comparison {
  readonly rows: number;
  /** SHA-256 over the digests of all rows, in their order; null when the two databases differ. */
  readonly digest: string | null;
  /** Sentences on the differences. Of each table, only the first row that differs is named. */
  readonly wrong: readonly string[];
}

/** Compares the tables of two databases row by row, by the SHA-256 of each row. */
export async function compareTables(
  one: Source,
  other: Source,
  tables: readonly Table[],
): Promise<Comparison> {
  const wrong: string[] = [];
  const all = createHash('sha256');
  let count = 0;
  for (const table of tables) {
    const [ones, others] = [singly(one, table), singly(other, table)];
    for (;;) {
      const [a, b] = [(await ones.next()).value, (await others.next()).value];
      if (a === undefined && b === undefined) break;
      const digest = a === undefined ? null : digestOf(a);
      if (digest === null || b === undefined || digest !== digestOf(b)) {
        wrong.push(`${table.name}: ${keyText(table, a)} here, ${keyText(table, b)} there`);
        await Promise.all([ones.return(undefined), others.return(undefined)]);
        break;
      }
      all.update(digest);
      count += 1;
    }
    if (table.countsUp && (await one.lastId(table)) !== (await other.lastId(table)))
      wrong.push(`${table.name}: the next ids differ`);
  }
  return { rows: count, digest: wrong.length === 0 ? all.digest('hex') : null, wrong };
}

async function* singly(source: Source, table: Table): AsyncGenerator<Row, undefined> {
  for await (const rows of source.rows(table)) yield* rows;
  return undefined;
}

const digestOf = (row: Row): string => createHash('sha256').update(JSON.stringify(row)).digest('hex');

const keyText = (table: Table, row: Row | undefined): string =>
  row === undefined ? 'nothing' : `row ${keyOf(table, row).join('/')}`;
