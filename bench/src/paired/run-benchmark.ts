import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Printed } from './rounds.ts';

/** The longest output of a benchmark that is read, in bytes. */
const MAX_OUTPUT = 1_000_000;

/**
 * Runs suites of a benchmark in another process, in the folder of a checkout.
 * @param program path of its `main.ts` in `bench/src`
 * @returns its figures
 * @throws Error with the output when it ends without figures
 */
export async function runBenchmark(
  directory: string,
  program: string,
  suites: readonly string[],
  signal: AbortSignal,
): Promise<Printed[]> {
  const args = ['--import', 'tsx', join('bench', 'src', program), '--json', ...suites];
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve, reject) => {
    const options = { cwd: directory, signal, maxBuffer: MAX_OUTPUT };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      // Exit code 1 also means that a figure broke its limit.
      if (error !== null && error.code !== 1) reject(error);
      else resolve({ stdout, stderr });
    });
  });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  if (lines.length === 0) throw new Error(`${program} in ${directory} gave no figures: ${stderr}`);
  return lines.map((line) => JSON.parse(line));
}
