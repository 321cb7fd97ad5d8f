import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './repository.mjs';

/**
 * Runs a program from the repository's root and waits for its end. Its output goes where ours goes.
 * @param {string} program name on the PATH or a path
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] what it sees beside our own environment
 * @returns {Promise<number>} its exit code; 127 when it could not be started, 128 when a signal ended it
 */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 128));
  });
}

/**
 * Runs a program quietly.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] the folder it works in, and what it sees beside our own
 *   environment
 * @returns {Promise<{ code: number, output: string }>} exit code as `run`, and what it printed to either stream
 */
export function capture(program, args, { cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 128, output }));
  });
}

/**
 * The path of a program that an npm package installed. Called directly, since `npx` costs half a second each time.
 * @param {string} name
 */
export function installed(name) {
  return join(ROOT, 'node_modules', '.bin', name);
}
