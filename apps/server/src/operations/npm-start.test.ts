import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * How hosts start the server without a terminal. With `exec` npm itself gets the signal, as it does from
 * systemd.
 */
const WAYS = ['exec npm --silent start', 'exec nohup npm start'];

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Needs the result of `npm run build`. Building here would take a minute. */
test.each(WAYS)('SIGTERM to npm ends npm and the server: %s', { timeout: 180_000 }, async (command) => {
  const { directory, remove } = temporaryDirectory();
  const port = await freePort();
  const npm = spawn('sh', ['-c', command], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: directory, DATA_DIR: directory, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, out] = ['', ''];
  npm.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  const ended = once(npm, 'exit');
  while (!said.includes('"msg":"ready"')) {
    if (npm.exitCode !== null) throw new Error(`it ended: ${said}`);
    await sleep(50);
  }
  const server = Number(readFileSync(join(directory, 'lock.pid'), 'utf8'));
  try {
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    // npm has waited until the server ended, so the port and the data directory are free.
    expect(isAlive(server)).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow('fetch failed');
    expect(said.match(/"msg":"stopping"/g)).toHaveLength(1);
    // A program that collects logs reads lines of JSON.
    const others = out.split('\n').filter((line) => line !== '' && !line.startsWith('{"'));
    if (command.includes('--silent')) expect(others).toEqual([]);
  } finally {
    if (isAlive(server)) process.kill(server, 'SIGKILL');
    remove();
  }
});
