import { API_BASE, type RouteName, routes } from '@slumberfell/protocol';
import { parseSetCookie } from 'cookie';

/** A server of this machine. */
interface Addressed {
  readonly port: number;
}

/** A browser: it sends the cookies of a host to all ports of the host. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>();
  /** Headers of each call beside the cookies. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(headers: Readonly<Record<string, string>> = {}) {
    this.headers = headers;
  }

  async send(server: Addressed, name: RouteName, body?: object): Promise<unknown> {
    const { method, path } = routes[name];
    const response = await fetch(`http://127.0.0.1:${server.port}${API_BASE}${path}`, {
      method,
      headers: { ...this.headers, cookie: this.header, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(line);
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }

  get header(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  async register(server: Addressed): Promise<string> {
    const pair = (await this.send(server, 'get-guest-credentials')) as { username: string };
    await this.send(server, 'register', { ...pair, isPersistent: true, isGuest: true });
    return pair.username;
  }

  isLoggedIn(server: Addressed): Promise<unknown> {
    return this.send(server, 'is-authenticated');
  }
}
