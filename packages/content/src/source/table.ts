import { CsvError, parse } from 'csv-parse/sync';
import type { Problems, SourceLocation } from '../content-error.ts';
import { Row } from './row.ts';
import { hasWorldFile, readWorldFile } from './world-file.ts';

/**
 * Reads one CSV file of the world. The header must name exactly the given columns, in any order. Reports a
 * missing file, a wrong header, and rows of the wrong length. Returns the rows that it can read, so that
 * references to them are not reported as well.
 * @param optional columns that the header may lack; their cells are then empty
 */
export function readTable(
  directory: string,
  file: string,
  columns: readonly string[],
  problems: Problems,
  optional: readonly string[] = [],
): Row[] {
  const rows = readRows(directory, file, columns, optional, problems);
  if (rows?.length === 0) problems.noteWithoutRows(file);
  return rows ?? [];
}

/** Like `readTable`, for a file without whose rows there is no game. */
export function readFilledTable(
  directory: string,
  file: string,
  columns: readonly string[],
  problems: Problems,
  optional: readonly string[] = [],
): Row[] {
  const rows = readRows(directory, file, columns, optional, problems);
  if (rows?.length === 0)
    problems.addUnusableFile({ file, row: null }, 'has no rows below its header, and must have at least one');
  return rows ?? [];
}

/** @returns null when no row can be used, which is reported. */
function readRows(
  directory: string,
  file: string,
  columns: readonly string[],
  optional: readonly string[],
  problems: Problems,
): Row[] | null {
  const records = readCells(directory, file, problems);
  if (records === null) return null;
  const [header, ...lines] = records;
  if (header === undefined) {
    problems.addUnusableFile({ file, row: null }, 'is empty; its first row must name its columns');
    return null;
  }
  if (!checkHeader(header.cells, columns, optional, { file, row: header.row }, problems)) return null;
  const lacking = optional.filter((column) => !header.cells.includes(column));

  const rows: Row[] = [];
  for (const { cells, row } of lines) {
    if (cells.length !== header.cells.length) {
      problems.addUnreadable({ file, row }, `has ${cells.length} cells instead of ${header.cells.length}`);
    }
    const byColumn = new Map(header.cells.map((column, index) => [column, cells[index] ?? '']));
    for (const column of lacking) byColumn.set(column, '');
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

function readCells(directory: string, file: string, problems: Problems): Line[] | null {
  const text = readWorldFile(directory, file, problems);
  if (text === null) return null;
  try {
    const records: unknown = parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      cells: record,
      row: info.lines,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.lines === 'number' ? error.lines : null;
    problems.addUnusableFile({ file, row }, `cannot be read: ${error.message}`);
    return null;
  }
}

function checkHeader(
  header: readonly string[],
  columns: readonly string[],
  optional: readonly string[],
  place: SourceLocation,
  problems: Problems,
): boolean {
  const known = [...columns, ...optional];
  const missing = columns.filter((column) => !header.includes(column));
  const unknown = header.filter((column, at) => !known.includes(column) || header.indexOf(column) !== at);
  for (const column of missing) problems.addUnusableFile(place, `column "${column}" is missing`);
  for (const column of unknown) problems.addUnusableFile(place, `column "${column}" is unknown or repeated`);
  return missing.length === 0 && unknown.length === 0;
}
