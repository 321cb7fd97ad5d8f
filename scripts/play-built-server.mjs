import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './repository.mjs';

/** The id of an item that each new character can gather. */
const HERB = 1010;

/** @returns {Promise<number>} a free port */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/**
 * Creates an account and a character, gives a command, and reads the layout.
 * @param {string} url
 */
async function play(url) {
  let cookie = '';
  /** @param {string} path @param {unknown} [body] */
  const call = async (path, body) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, origin: url, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return text === '' ? null : JSON.parse(text);
  };
  const guest = await call('account/get-guest-credentials');
  await call('account/register', { ...guest, isPersistent: true, isGuest: true });
  await call('character/create-character', { name: 'Ann', appearanceId: 1 });
  await call('action/begin-crafting', { itemId: HERB, amount: 10 });
  const layout = await call('layout/get-layout-data');
  if (layout.activeCraftingActionData?.itemId !== HERB)
    throw new Error(`The layout says ${JSON.stringify(layout)}`);
}

/**
 * Starts the built server, plays, and stops it as a host does.
 * @param {string} node path of Node's binary
 * @returns {Promise<string>} empty on success; else a description of the fault with the server's log
 */
export async function playBuiltServer(node) {
  const directory = await mkdtemp(join(tmpdir(), 'slumberfell-node-'));
  const port = await freePort();
  const server = spawn(node, [join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    env: { DATA_DIR: directory, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(server, 'close');
  try {
    await new Promise((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (text) => {
          said += text;
          if (said.includes('"msg":"ready"')) resolve(undefined);
        });
      server.once('error', reject);
      server.once('close', () => reject(new Error('it ended')));
    });
    await play(`http://127.0.0.1:${port}`);
    server.kill('SIGTERM');
    const [code] = await ended;
    return code === 0 ? '' : `it ended with code ${code}:\n${said}`;
  } catch (error) {
    return `${error instanceof Error ? error.message : error}:\n${said}`;
  } finally {
    if (server.exitCode === null && server.pid !== undefined) server.kill('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  }
}
