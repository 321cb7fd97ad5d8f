import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './repository.mjs';

/**
 * Runs a program in the repository's root and waits until it ends. The program writes to this process's own
 * stderr, and to `stdout`.
 * @param {string} program name on the PATH or a path
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdout?: NodeJS.WriteStream }} [options] `env`: variables added to this
 *   process's environment; `stdout`: this process's own stdout unless another stream is given
 * @returns {Promise<number>} its exit code; 127 when it could not be started, 128 when a signal ended it
 */
export function run(program, args, { env = {}, stdout = process.stdout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdout, process.stderr],
    });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 128));
  });
}

/**
 * Runs a program and returns its output instead of printing it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] `cwd`: its working directory; `env`: variables
 *   added to this process's environment
 * @returns {Promise<{ code: number, output: string }>} exit code as of `run`; stdout and stderr together
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
 * The path of a program that an npm package installed. Scripts start it by this path because `npx` adds half
 * a second per call.
 * @param {string} name
 */
export function installed(name) {
  return join(ROOT, 'node_modules', '.bin', name);
}
