import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './repository.mjs';

/**
 * A running process of the built server.
 * @typedef {{
 *   url: string,
 *   output: () => string,
 *   stop: (signal?: NodeJS.Signals) => Promise<number | null>,
 * }} BuiltServer `output`: the server's log so far; `stop`: ends the server, removes its data directory and
 *   returns the exit code (null if the signal ended the process)
 */

/**
 * Starts the result of `npm run build` on a free port with an empty data directory, and waits until it
 * accepts calls.
 * @param {string} [node] path of Node's binary
 * @returns {Promise<BuiltServer>}
 * @throws Error with the server's log when the server does not start
 */
export async function startBuiltServer(node = process.execPath) {
  const directory = await mkdtemp(join(tmpdir(), 'slumberfell-built-server-'));
  const server = spawn(node, [join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const closed = new Promise((resolve) => server.once('close', resolve));
  /** @param {NodeJS.Signals} [signal] */
  const stop = async (signal = 'SIGTERM') => {
    server.kill(signal);
    await closed;
    await rm(directory, { recursive: true, force: true });
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
 * @param {string} output the server's log, one JSON object per line
 * @returns {number | null} the port in the line that the server logs when it accepts calls
 */
function portIn(output) {
  const line = /^\{.*"msg":"ready".*\}$/m.exec(output)?.[0];
  return line === undefined ? null : JSON.parse(line).port;
}
