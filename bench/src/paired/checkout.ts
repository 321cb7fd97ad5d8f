import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The root of the repository that this benchmark is in. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');

/** An earlier commit in a folder of its own, with its packages. */
export interface Checkout {
  /** The full hash of the commit. */
  readonly commit: string;
  readonly directory: string;
  remove(): Promise<void>;
}

/**
 * Checks a revision out into a temporary worktree and installs its packages.
 * @param revision what `git rev-parse` accepts
 * @param isBuilt whether the page and the server of the revision are built as well
 * @throws Error when there is no such revision, or when the installation or the build fails
 */
export async function checkOut(revision: string, isBuilt: boolean, signal: AbortSignal): Promise<Checkout> {
  const commit = await commitOf(revision);
  const folder = await mkdtemp(join(tmpdir(), 'slumberfell-against-'));
  const directory = join(folder, commit.slice(0, 12));
  const remove = async () => {
    await git('worktree', 'remove', '--force', directory).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  try {
    await git('worktree', 'add', '--detach', directory, commit);
    await execute('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: directory, signal });
    if (isBuilt) await execute('npm', ['run', 'build'], { cwd: directory, signal });
  } catch (error) {
    await remove();
    throw error;
  }
  return { commit, directory, remove };
}

/** Files of `bench/src` that measure nothing. */
const NOT_MEASURING = ['paired/**', 'command-line.ts', 'report.ts', '**/main.ts', '**/*.test.ts'];

/** @returns the files of the benchmarks that differ from those of the commit, which measures with its own */
export async function changedBenchmarks(commit: string): Promise<string[]> {
  const others = NOT_MEASURING.map((path) => `:(exclude,glob)bench/src/${path}`);
  const names = await git('diff', '--name-only', commit, '--', 'bench/src', ...others);
  return names.split('\n').filter((line) => line !== '');
}

async function commitOf(revision: string): Promise<string> {
  try {
    return await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new Error(`There is no commit ${revision}`);
  }
}

const git = async (...args: readonly string[]): Promise<string> =>
  (await execute('git', args, { cwd: ROOT })).stdout.trim();
