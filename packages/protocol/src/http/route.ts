import type { CommandName } from '@slumberfell/engine';
import type { ErrorCode } from '../errors.ts';
import { frame } from '../hub/hub.ts';
import { z } from '../schemas/zod.ts';
import { type Address, addresses } from './addresses.ts';

/**
 * Who may call: any client; a client with a session (else 401); a client with a session and a character (else
 * 400, which leads the client to /characters); an administrator with a second factor (else
 * 401 or 403).
 */
export type Access = 'visitor' | 'account' | 'character' | 'admin';

/** One call of the product. */
export interface Route<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> extends Address {
  readonly access: Who;
  /**
   * GET: the query string, all of it. POST: the JSON body, which may be a bare value; `nothing` is no body at
   * all.
   */
  readonly input: Input;
  /**
   * The body of a success. `nothing` is 204 without a body; a route with `plainText` answers text, all others
   * JSON.
   */
  readonly answer: Answer;
  /** What this route may refuse, beside what every route may (`refusalsOf`). */
  readonly refusals: readonly ErrorCode[];
}

/** No input, or no body in the answer. */
export const nothing = z.undefined();

/** A query without parameters. */
export const noQuery = z.strictObject({});

/** The same frame as the hub pushes to the character's room. */
export const commandAnswer = z.strictObject({ frame });
export type CommandAnswer = z.infer<typeof commandAnswer>;

type Addresses = typeof addresses;
/** Names of the addresses that are like `A`. */
type NameOf<A> = { [N in keyof Addresses]: Addresses[N] extends A ? N : never }[keyof Addresses];

export const get = <I extends z.ZodType, A extends z.ZodType, W extends Access>(
  name: NameOf<{ method: 'GET' }>,
  route: Omit<Route<I, A, W>, keyof Address>,
): Route<I, A, W> => ({ ...addresses[name], ...route });

export const post = <I extends z.ZodType, A extends z.ZodType, W extends Access>(
  name: Exclude<NameOf<{ method: 'POST' }>, CommandName>,
  route: Omit<Route<I, A, W>, keyof Address>,
): Route<I, A, W> => ({ ...addresses[name], ...route });
