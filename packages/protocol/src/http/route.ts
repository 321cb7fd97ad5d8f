import type { CommandName } from '@slumberfell/engine';
import type { ErrorCode } from '../errors.ts';
import { frame } from '../hub/hub.ts';
import { z } from '../schemas/zod.ts';
import { type Address, addresses } from './addresses.ts';

/**
 * Who may call: any client; a client with a login (else 401); a client with a login and a character (else
 * 400, on which the client opens /characters); an administrator with a second factor (else 401 or 403).
 */
export type Access = 'visitor' | 'account' | 'character' | 'admin';

/** One route of the API. */
export interface Route<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> extends Address {
  readonly access: Who;
  /**
   * GET: the whole query string. POST: the JSON body, which may be a bare value; with `nothing` there is no
   * body.
   */
  readonly input: Input;
  /**
   * The body of a success. With `nothing` it is 204 without a body; with `plainText` it is text; all others
   * are JSON.
   */
  readonly answer: Answer;
  /** The codes with which this route may refuse, beside those of every route (`refusalsOf`). */
  readonly refusals: readonly ErrorCode[];
}

/** No input, or no body in the answer. */
export const nothing = z.undefined();

/** A query without parameters. */
export const noQuery = z.strictObject({});

/** The frame of the command. The hub sends the same frame to the character's sockets. */
export const commandAnswer = z.strictObject({ frame });
export type CommandAnswer = z.infer<typeof commandAnswer>;

type Addresses = typeof addresses;
/** The names of the routes whose address extends `A`. */
type NameOf<A> = { [N in keyof Addresses]: Addresses[N] extends A ? N : never }[keyof Addresses];

export const get = <I extends z.ZodType, A extends z.ZodType, W extends Access>(
  name: NameOf<{ method: 'GET' }>,
  route: Omit<Route<I, A, W>, keyof Address>,
): Route<I, A, W> => ({ ...addresses[name], ...route });

export const post = <I extends z.ZodType, A extends z.ZodType, W extends Access>(
  name: Exclude<NameOf<{ method: 'POST' }>, CommandName>,
  route: Omit<Route<I, A, W>, keyof Address>,
): Route<I, A, W> => ({ ...addresses[name], ...route });
