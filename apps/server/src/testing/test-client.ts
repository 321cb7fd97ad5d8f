import {
  type Answer,
  addresses,
  IDEMPOTENCY_HEADER,
  type Input,
  type RouteName,
  routes,
  urlOf,
} from '@slumberfell/protocol';
import { parseSetCookie, stringifyCookie } from 'cookie';

/** An answer of the server. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON; undefined when it is empty. */
  readonly body: unknown;
}

/** For tests: a player's client, which keeps its cookies and sends real HTTP requests to a real server. */
export class TestClient {
  readonly #port: () => number;
  /** By name; a port at the end of it stands as `PORT`, as at an address that keeps its port. */
  readonly #cookies = new Map<string, string>();

  /**
   * @param port returns the server's port; called before each request, because a restarted server may have
   *   another port
   */
  constructor(port: () => number) {
    this.#port = port;
  }

  /**
   * The login cookie, as a `Cookie` header; null without one. Its name has no port, so that servers at all
   * ports read it.
   */
  get cookie(): string | null {
    for (const [name, value] of this.#cookies) {
      const plain = name.replace('-PORT', '');
      if (/^(__Host-)?slumberfell$/.test(plain)) return stringifyCookie({ [plain]: value });
    }
    return null;
  }

  /** Forgets all cookies, as on another computer. */
  forget(): void {
    this.#cookies.clear();
  }

  get #header(): string {
    const port = String(this.#port());
    return stringifyCookie(
      Object.fromEntries([...this.#cookies].map(([name, value]) => [name.replace('PORT', port), value])),
    );
  }

  /** Keeps the cookie of a `Set-Cookie` header. */
  keep(setCookie: string): void {
    const { name: sent, value = '', maxAge } = parseSetCookie(setCookie);
    const name = sent.replace(/-\d+$/, '-PORT');
    if (maxAge === 0) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  /** Sends any request. `path` begins at the root. */
  async request(path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.#header);
    const response = await fetch(`http://127.0.0.1:${this.#port()}${path}`, {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : isJson ? JSON.parse(text) : text,
    };
  }

  /** Makes a call of the route table with any input. */
  send(name: RouteName, input?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const { method } = routes[name];
    const url = urlOf(addresses[name], input);
    if (method === 'GET') return this.request(url, { headers });
    if (input === undefined) return this.request(url, { method, headers });
    return this.request(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
  }

  /** Makes a call. @throws Error when it fails, or when its answer does not match the schema */
  async call<N extends RouteName>(name: N, input?: Input<N>, idempotencyKey?: string): Promise<Answer<N>> {
    const headers = idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey };
    const { status, body } = await this.send(name, input, headers);
    if (status >= 300) throw new Error(`${name} was answered ${status}: ${JSON.stringify(body)}`);
    return routes[name].answer.parse(body) as Answer<N>;
  }

  /** Registers a new guest. The client is then logged in as the guest. */
  async registerGuest(isPersistent = false): Promise<{ username: string; password: string }> {
    const pair = await this.call('get-guest-credentials');
    await this.call('register', { ...pair, isPersistent, isGuest: true });
    return pair;
  }

  /**
   * Registers an account with an e-mail address, or upgrades the guest's account to one. The client is then
   * logged in to the account.
   * @returns its password
   */
  async registerEmail(username: string, validationRequested = false): Promise<string> {
    const password = 'correct horse battery staple';
    const account = { username, password, isPersistent: false, isGuest: false };
    await this.call('register', { ...account, validationRequested });
    return password;
  }

  /** Registers a guest with a character. @returns the character's id */
  async play(name: string): Promise<number> {
    await this.registerGuest();
    const { id } = await this.call('create-character', { name, appearanceId: 1 });
    return id;
  }
}
