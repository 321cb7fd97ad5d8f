import type { Answer, Parsed, RouteName, routes } from '@slumberfell/protocol';
import type { Caller } from '../accounts/caller.ts';
import type { Refused } from '../errors.ts';

interface CallerBy {
  visitor: Caller | null;
  account: Caller;
  character: Caller & { readonly characterId: number };
  admin: Caller;
}

/** One request that has passed its route's schema and access. */
export interface Call<N extends RouteName> {
  readonly input: Parsed<N>;
  readonly caller: CallerBy[(typeof routes)[N]['access']];
  /** The client's network address. */
  readonly address: string;
  /** The request's `Cookie` header. */
  readonly cookieHeader: string | undefined;
  readonly userAgent: string | undefined;
  /** Commands only: the client's mark of this intent. */
  readonly idempotencyKey: string | null;
  readonly acceptEncoding: string;
  /** Says whose session begins, for the log. */
  identify(accountId: number): void;
  /** Adds a `Set-Cookie` header to the answer; may be called more than once. */
  setCookie(header: string): void;
}

/** An answer that is already JSON, perhaps compressed. */
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
) => Promise<Answer<N> | Refused | Prepared> | Answer<N> | Refused | Prepared;

/** What answers each route: the whole table or a part of it. */
export type Handlers<N extends RouteName = RouteName> = { readonly [M in N]: Handler<M> };
