import type { Furnishing } from '@slumberfell/engine';
import type { Problems } from '../../content-error.ts';
import { ID } from '../../source/ranges.ts';
import type { Row } from '../../source/row.ts';
import { readOptionalTable } from '../../source/table.ts';
import { UniqueIds } from './unique-ids.ts';

const FILE = 'furnishings.csv';

/** The optional table of what chapters and villagers give for the room of a character. */
export function readFurnishings(directory: string, problems: Problems): Furnishing[] {
  const unique = new UniqueIds();
  return readOptionalTable(directory, FILE, ['id', 'name', 'description'], problems).map((row) => ({
    id: unique.id(row, ID),
    name: row.text('name'),
    description: row.text('description'),
  }));
}

/** Reports the id of a furnishing that is not in the table. */
export function requireFurnishing(
  row: Row,
  column: string,
  id: number | null,
  furnishings: readonly Furnishing[],
): void {
  if (id !== null && !furnishings.some((one) => one.id === id))
    row.reject(column, `${id} is not there`, [FILE]);
}
