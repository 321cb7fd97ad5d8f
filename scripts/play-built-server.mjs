import { startBuiltServer } from './built-server.mjs';

/** The id of an item that each new character can gather. */
const HERB = 1010;

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
  /** @type {import('./built-server.mjs').BuiltServer | undefined} */
  let server;
  try {
    server = await startBuiltServer(node);
    await play(server.url);
    const code = await server.stop();
    return code === 0 ? '' : `it ended with code ${code}:\n${server.output()}`;
  } catch (error) {
    await server?.stop('SIGKILL');
    const message = error instanceof Error ? error.message : String(error);
    return server ? `${message}:\n${server.output()}` : message;
  }
}
