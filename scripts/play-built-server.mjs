import { startBuiltServer } from './built-server.mjs';

/** The id of an item that each new character can gather. */
const HERB = 1010;

/** A guest with a character. The login outlives the server, so the player can go on at another server. */
export class Player {
  #cookie = '';

  /**
   * @param {string} url of the server
   * @param {string} path of the call
   * @param {unknown} [body]
   */
  async #call(url, path, body) {
    const response = await fetch(`${url}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: this.#cookie,
        origin: url,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return text === '' ? null : JSON.parse(text);
  }

  /** Creates an account and a character. @param {string} url of the server */
  async register(url) {
    const guest = await this.#call(url, 'account/get-guest-credentials');
    await this.#call(url, 'account/register', { ...guest, isPersistent: true, isGuest: true });
    await this.#call(url, 'character/create-character', { name: 'Ann', appearanceId: 1 });
  }

  /** @param {string} url of the server @param {number} amount of herbs to gather */
  async gather(url, amount) {
    await this.#call(url, 'action/begin-crafting', { itemId: HERB, amount });
  }

  /**
   * @param {string} url of the server
   * @param {number} amount of herbs that the character is gathering
   * @throws Error when the layout says otherwise
   */
  async expectGathering(url, amount) {
    const layout = await this.#call(url, 'layout/get-layout-data');
    const { itemId, requested } = layout.activeCraftingActionData ?? {};
    if (itemId !== HERB || requested !== amount) throw new Error(`The layout says ${JSON.stringify(layout)}`);
  }

  /**
   * @param {string} url of the server
   * @param {string} version that the server should have
   * @throws Error when it has another version, or no page
   */
  async expectPage(url, version) {
    const alive = await this.#call(url, '../livez');
    if (alive.version !== version) throw new Error(`/livez says version ${alive.version}`);
    const page = await fetch(`${url}/`);
    if (!(await page.text()).includes('/assets/')) throw new Error('there is no page');
  }
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
    const player = new Player();
    await player.register(server.url);
    await player.gather(server.url, 10);
    await player.expectGathering(server.url, 10);
    const code = await server.stop();
    return code === 0 ? '' : `it ended with code ${code}:\n${server.output()}`;
  } catch (error) {
    await server?.stop('SIGKILL');
    const message = error instanceof Error ? error.message : String(error);
    return server ? `${message}:\n${server.output()}` : message;
  }
}
