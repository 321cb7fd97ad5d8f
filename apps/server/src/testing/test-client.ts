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

/** What came back, whatever it was. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON; undefined when there is none. */
  readonly body: unknown;
}

/** A player's browser, for tests: keeps its cookie and speaks real HTTP to a real server. */
export class TestClient {
  readonly #port: () => number;
  readonly #cookies = new Map<string, string>();

  /** @param port of the server, asked for at each request: a restarted one may have another. */
  constructor(port: () => number) {
    this.#port = port;
  }

  /** The session's cookie. */
  get cookie(): string | null {
    const session = [...this.#cookies].find(([name]) => /^(__Host-)?slumberfell$/.test(name));
    return session === undefined ? null : stringifyCookie(Object.fromEntries([session]));
  }

  /** Forgets all cookies, as somebody who sits down at another computer. */
  forget(): void {
    this.#cookies.clear();
  }

  get #header(): string {
    return stringifyCookie(Object.fromEntries(this.#cookies));
  }

  /** Keeps what a `Set-Cookie` header says. */
  keep(setCookie: string): void {
    const { name, value = '', maxAge } = parseSetCookie(setCookie);
    if (maxAge === 0) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  /** Any request; `path` from the root. */
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

  /** A call of the route table, with whatever input. */
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

  /** A call that must succeed and answer what its schema says. */
  async call<N extends RouteName>(name: N, input?: Input<N>, idempotencyKey?: string): Promise<Answer<N>> {
    const headers = idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey };
    const { status, body } = await this.send(name, input, headers);
    if (status >= 300) throw new Error(`${name} was answered ${status}: ${JSON.stringify(body)}`);
    return routes[name].answer.parse(body) as Answer<N>;
  }

  /** Registers a new guest and stays logged in. */
  async registerGuest(isPersistent = false): Promise<{ username: string; password: string }> {
    const pair = await this.call('get-guest-credentials');
    await this.call('register', { ...pair, isPersistent, isGuest: true });
    return pair;
  }

  /** Registers an account with an e-mail address, or makes a guest's one of it, and stays logged in. @returns its password. */
  async registerEmail(username: string, validationRequested = false): Promise<string> {
    const password = 'correct horse battery staple';
    const account = { username, password, isPersistent: false, isGuest: false };
    await this.call('register', { ...account, validationRequested });
    return password;
  }

  /** A new guest with a character. */
  async play(name: string): Promise<number> {
    await this.registerGuest();
    const { id } = await this.call('create-character', { name, appearanceId: 1 });
    return id;
  }
}
