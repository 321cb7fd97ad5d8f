import type { Source, Target } from './endpoints.ts';
import type { Table } from './tables.ts';

/** Clears the tables of the target, then copies all rows. @returns how many rows were copied. */
export async function copyTables(from: Source, to: Target, tables: readonly Table[]): Promise<number> {
  // The migrations that created the target's tables have inserted rows. Tables that other tables refer to are
  // cleared last.
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
