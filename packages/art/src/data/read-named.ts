import type { Problems, Row } from '@slumberfell/content';
import { reportMissing } from './report-missing.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * Reads a table with one row of art for each entry of the world. Returns the art by the entry's id. Reports a
 * row whose name is not the name of the entry with the row's id.
 */
export function readNamed<Art>(
  file: string,
  rows: readonly Row[],
  things: readonly Named[],
  read: (row: Row, id: number) => Art,
  problems: Problems,
): Map<number, Art> {
  const byId = new Map(things.map(({ id, name }) => [id, name]));
  const art = new Map<number, Art>();
  for (const row of rows) {
    const id = row.integer('id', { min: 1, max: Number.MAX_SAFE_INTEGER });
    const name = byId.get(id);
    if (name === undefined) row.reject('id', `${id} is not in the world`);
    else if (row.text('name') !== name) row.reject('name', `must be "${name}", the name of ${id}`);
    if (art.has(id)) row.reject('id', `${id} is there twice`);
    art.set(id, read(row, id));
  }
  reportMissing(file, things, (id) => art.has(id), problems);
  return art;
}
