import type { Source, Target } from './side.ts';
import type { Table } from './tables.ts';

/** Copies all rows into tables that were emptied before. @returns how many those were. */
export async function copyTables(from: Source, to: Target, tables: readonly Table[]): Promise<number> {
  // What the schema's steps put there, and last what others refer to.
  for (const table of tables.toReversed()) await to.clear(table);
  let copied = 0;
  for (const table of tables) {
    for await (const rows of from.rows(table)) {
      await to.insert(table, rows);
      copied += rows.length;
    }
    if (table.countsUp) await to.setLastId(table, await from.lastId(table));
  }
  return copied;
}
