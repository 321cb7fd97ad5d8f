import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError, Problems, type Row, readTable } from '@slumberfell/content';

/** Reads a table from text in the same way as from a file of the world. */
export function rowsOf(file: string, columns: readonly string[], text: string, problems: Problems): Row[] {
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-art-'));
  try {
    writeFileSync(join(directory, file), text);
    return readTable(directory, file, columns, problems);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/**
 * The problems that `read` reports, one line each: `row: message`, or only the message if it concerns the
 * whole file.
 */
export function reportsOf(read: (problems: Problems) => void): string[] {
  const problems = new Problems();
  read(problems);
  try {
    problems.throwIfAny();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ row, message }) => (row === null ? message : `${row}: ${message}`));
  }
}
