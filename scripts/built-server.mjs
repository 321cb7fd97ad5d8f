import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './repository.mjs';

/** The server of this clone. */
export const BUILT_SERVER = join(ROOT, 'apps/server/dist/main.js');

/**
 * A running process of the server.
 * @typedef {{
 *   url: string,
 *   output: () => string,
 *   stop: (signal?: NodeJS.Signals) => Promise<number | null>,
 * }} BuiltServer `output`: the server's log so far; `stop`: ends the process that was started and returns its
 *   exit code (null if the signal ended the process)
 */

/**
 * Starts a server on a free port, and waits until it accepts calls.
 * @param {readonly [program: string, ...words: string[]]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options `env`: the whole environment, except for the port
 * @returns {Promise<BuiltServer>}
 * @throws Error with the server's log when the server does not start
 */
export async function startServer([program, ...words], { cwd, env }) {
  const server = spawn(program, words, {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const closed = new Promise((resolve) => server.once('close', resolve));
  /** @param {NodeJS.Signals} [signal] */
  const stop = async (signal = 'SIGTERM') => {
    server.kill(signal);
    await closed;
    return server.exitCode;
  };
  try {
    /** @type {number} */
    const port = await new Promise((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
          const port = portIn(output);
          if (port !== null) resolve(port);
        });
      server.once('error', reject);
      server.once('close', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)));
    });
    return { url: `http://127.0.0.1:${port}`, output: () => output, stop };
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
}

/**
 * Starts the result of `npm run build` with an empty data directory, which `stop` removes.
 * @param {string} [node] path of Node's binary
 * @returns {Promise<BuiltServer>}
 * @throws as `startServer`
 */
export async function startBuiltServer(node = process.execPath) {
  const directory = await mkdtemp(join(tmpdir(), 'slumberfell-built-server-'));
  const removeData = () => rm(directory, { recursive: true, force: true });
  try {
    const server = await startServer([node, BUILT_SERVER], {
      cwd: ROOT,
      env: { DATA_DIR: directory, NODE_ENV: 'production' },
    });
    return { ...server, stop: (signal) => server.stop(signal).finally(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}

/**
 * @param {string} output the server's log, one JSON object per line
 * @returns {number | null} the port in the line that the server logs when it accepts calls
 */
function portIn(output) {
  const line = /^\{.*"msg":"ready".*\}$/m.exec(output)?.[0];
  return line === undefined ? null : JSON.parse(line).port;
}
