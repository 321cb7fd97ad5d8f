import type { IncomingHttpHeaders } from 'node:http';
import { type ErrorAnswer, type HubRefusal, messageOf } from '@slumberfell/protocol';
import { refusalOfBusy } from '../errors.ts';
import type { LoginCookies } from '../http/login/login-cookies.ts';
import { isOwnOrigin } from '../http/requests/origin.ts';
import { Busy } from '../storage/database/busy.ts';

/** The character and the login that a socket belongs to. */
export interface Viewer {
  readonly characterId: number;
  readonly tokenHash: string;
}

export interface SocketAuthentication {
  readonly loginCookies: Pick<LoginCookies, 'authenticate'>;
  /** Where players reach the game; null: the `Host` of each request. */
  readonly publicUrl: URL | null;
  failed(error: unknown): void;
}

/**
 * Authenticates a socket from its handshake headers.
 * @returns its viewer, or why it is refused.
 */
export async function authenticateSocket(
  { origin, host, cookie }: IncomingHttpHeaders,
  { loginCookies, publicUrl, failed }: SocketAuthentication,
): Promise<Viewer | HubRefusal> {
  // Browsers always send `Origin` with a websocket handshake. They differ in the other headers, such as
  // `Sec-Fetch-Site`.
  if (!isOwnOrigin({ origin, host }, publicUrl)) return 'request/origin';
  try {
    const caller = await loginCookies.authenticate({ cookie, host });
    if (caller === null) return 'request/not-authenticated';
    const { characterId, tokenHash } = caller;
    return characterId === null ? 'character/none' : { characterId, tokenHash };
  } catch (error) {
    if (error instanceof Busy) return refusalOfBusy(error);
    failed(error);
    return 'internal';
  }
}

/**
 * Refuses a socket after its WebSocket was opened. The client's `connect_error` has in `data` the same body
 * as a refused call.
 */
export class Refused extends Error {
  readonly data: ErrorAnswer;

  constructor(code: HubRefusal) {
    super(messageOf(code));
    this.name = 'Refused';
    this.data = { code, message: this.message };
  }
}
