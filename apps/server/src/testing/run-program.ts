import { spawn } from 'node:child_process';
import type { DatabasePlace } from './databases.ts';
import { type Program, programPath } from './programs.ts';

/** The result of a program: its exit code and what it printed. */
export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a program of a host as a process of its own, without blocking this process. Its settings name the
 * database at `place`.
 */
export function runProgram(name: Program, place: DatabasePlace, ...words: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [programPath(name), ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: place.dataDirectory, DATABASE_URL: place.databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, out, err }));
  });
}
