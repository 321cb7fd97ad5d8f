import type { Answer, Parsed, RouteName, routes } from '@slumberfell/protocol';
import type { CookieHeaders } from '../../accounts/cookies/cookie-names.ts';
import type { Caller } from '../../accounts/logins/caller.ts';
import type { Refused } from '../../errors.ts';
import type { Streamed } from '../answers/streamed.ts';

interface CallerBy {
  visitor: Caller | null;
  account: Caller;
  character: Caller & { readonly characterId: number };
  admin: Caller;
}

/** A request whose caller and input have passed the checks of its route. */
export interface Call<N extends RouteName> {
  readonly input: Parsed<N>;
  readonly caller: CallerBy[(typeof routes)[N]['access']];
  /** The client's network address. */
  readonly address: string;
  /** The headers that decide which cookies are read and written. */
  readonly headers: CookieHeaders;
  readonly userAgent: string | undefined;
  /**
   * The key that the client sends with a command, by which the server recognises a repeated command. Null
   * when the client sends no key. Only commands use it.
   */
  readonly idempotencyKey: string | null;
  readonly acceptEncoding: string;
  /** Sets the account id for the security log. Called when a call begins a login. */
  identify(accountId: number): void;
  /** Notes how many bytes a command has stored, because they count against the rates of commands. */
  noteStored(bytes: number): void;
  /**
   * Lets the call go on for long without traffic on its connection.
   * @param idle ms after which the connection is closed.
   * @returns aborts when the answer has been sent, or the connection is closed.
   */
  hold(idle: number): AbortSignal;
  /** Adds a `Set-Cookie` header to the answer; may be called more than once. */
  setCookie(header: string): void;
}

/** An answer as bytes: JSON, compressed unless `encoding` is null. */
export class Prepared {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | null;

  constructor(body: Buffer, encoding: Prepared['encoding']) {
    this.body = body;
    this.encoding = encoding;
  }
}

export type Handler<N extends RouteName> = (
  call: Call<N>,
) => Promise<Answer<N> | Refused | Prepared | Streamed> | Answer<N> | Refused | Prepared;

/** Handlers by route name: of all routes or of some. */
export type Handlers<N extends RouteName = RouteName> = { readonly [M in N]: Handler<M> };
