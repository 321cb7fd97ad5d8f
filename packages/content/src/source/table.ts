import { parse } from 'csv-parse/sync';
import type { Problems } from '../content-error.ts';
import { Row } from './row.ts';
import { hasWorldFile, readWorldFile } from './world-file.ts';

/**
 * Reads one CSV file of the world. The header must name exactly the given columns, in any order. Reports a
 * missing file, a wrong header, and rows of the wrong length. Returns the rows that it can read, so that
 * references to them are not reported as well.
 */
export function readTable(
  directory: string,
  file: string,
  columns: readonly string[],
  problems: Problems,
): Row[] {
  const [header, ...lines] = readCells(directory, file, problems);
  if (header === undefined) return [];
  if (!checkHeader(header.cells, columns, file, problems)) return [];

  const rows: Row[] = [];
  for (const { cells, row } of lines) {
    if (cells.length !== header.cells.length) {
      problems.addUnreadable({ file, row }, `has ${cells.length} cells instead of ${header.cells.length}`);
    }
    const byColumn = new Map(header.cells.map((column, index) => [column, cells[index] ?? '']));
    rows.push(new Row({ file, row }, byColumn, problems));
  }
  return rows;
}

/** Like `readTable`, for a file that a world may lack: a missing file has no rows. */
export const readOptionalTable = (
  directory: string,
  file: string,
  columns: readonly string[],
  problems: Problems,
): Row[] => (hasWorldFile(directory, file) ? readTable(directory, file, columns, problems) : []);

interface Line {
  readonly cells: readonly string[];
  readonly row: number;
}

function readCells(directory: string, file: string, problems: Problems): Line[] {
  const text = readWorldFile(directory, file, problems);
  if (text === null) return [];
  try {
    const records: unknown = parse(text, {
      info: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      cells: record,
      row: info.lines,
    }));
  } catch (error) {
    problems.add({ file, row: null }, `cannot be read: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

function checkHeader(
  header: readonly string[],
  columns: readonly string[],
  file: string,
  problems: Problems,
): boolean {
  const missing = columns.filter((column) => !header.includes(column));
  const unknown = header.filter((column, at) => !columns.includes(column) || header.indexOf(column) !== at);
  for (const column of missing) problems.add({ file, row: 1 }, `column "${column}" is missing`);
  for (const column of unknown) problems.add({ file, row: 1 }, `column "${column}" is unknown or repeated`);
  return missing.length === 0 && unknown.length === 0;
}
