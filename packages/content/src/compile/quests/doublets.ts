import type { Row } from '../../source/row.ts';

/** Reports the names that stand twice in the list of a cell. */
export function rejectDoublets(row: Row, column: string, names: readonly string[]): void {
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) < index)))
    row.reject(column, `"${name}" stands twice`);
}
