import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

/** A line that a benchmark prints for a figure. A number that is not finite is null there. */
interface Line {
  readonly name: string;
  readonly ratio: number | null;
  readonly limit: number | null;
}

/**
 * Runs a benchmark at its short size, in its own process as `npm run` does. Checks that it gives exactly the
 * expected figures, each with finite numbers. Does not compare the numbers with the limits, because a short
 * run says nothing about speed.
 * @param program path of its `main.ts` in `bench/src`
 * @param names a part of the name of each figure, in order. The rest of a name may depend on the content or
 *   on the size
 * @throws Error with the program's stderr when it fails
 */
export async function expectFigures(
  program: string,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const args = ['--import', 'tsx', join('bench', 'src', program), '--short', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, signal });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  expect(lines.map(({ name }) => name)).toEqual(names.map((name) => expect.stringContaining(name)));
  expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
  expect(lines.filter(({ ratio, limit }) => !Number.isFinite(ratio) || !Number.isFinite(limit))).toEqual([]);
}
