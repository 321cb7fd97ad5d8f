import type { CommandInputs, CommandName } from '@slumberfell/engine';
import { type Address, addresses } from './addresses.ts';
import type { ErrorCode } from './errors.ts';
import { frame } from './hub.ts';
import { z } from './zod.ts';

/**
 * Who may call: anyone; whoever has a session (else 401); whoever has a session and a character (else 400, which leads
 * the client to /characters); an administrator with a second factor (else
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
  /** GET: the query string, all of it. POST: the JSON body, which may be a bare value; `nothing` is no body at all. */
  readonly input: Input;
  /** The body of a success. `nothing` is 204 without a body; a route with `plainText` answers text, all others JSON. */
  readonly answer: Answer;
  /** What this route may refuse, beside what every route may (`refusalsOf`). */
  readonly refusals: readonly ErrorCode[];
}

/**
 * A command as a player gives it: the engine's, without the random key that each begin carries. The server draws that
 * one and tells nobody.
 */
export type PlayerCommand = {
  [N in CommandName]: { readonly name: N; readonly input: Omit<CommandInputs[N], 'key'> };
}[CommandName];

/** A route that gives the character a command; its answer is the frame of what it did. */
export interface CommandRoute<Input extends z.ZodType = z.ZodType>
  extends Route<Input, typeof commandAnswer, 'character'> {
  readonly method: 'POST';
  /** The command that a body asks for. */
  toCommand(input: z.output<Input>): PlayerCommand;
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
type CommandAddress = NameOf<{ isCommand: true }>;

export const get = <I extends z.ZodType, A extends z.ZodType, W extends Access>(
  name: NameOf<{ method: 'GET' }>,
  route: Omit<Route<I, A, W>, keyof Address>,
): Route<I, A, W> => ({ ...addresses[name], ...route });

export const post = <I extends z.ZodType, A extends z.ZodType, W extends Access>(
  name: Exclude<NameOf<{ method: 'POST' }>, CommandAddress>,
  route: Omit<Route<I, A, W>, keyof Address>,
): Route<I, A, W> => ({ ...addresses[name], ...route });

export const command = <I extends z.ZodType>(
  name: CommandAddress,
  input: I,
  toCommand: CommandRoute<I>['toCommand'],
  refusals: readonly ErrorCode[],
): CommandRoute<I> => ({
  ...addresses[name],
  access: 'character',
  input,
  answer: commandAnswer,
  // The engine guards itself against numbers that this route's schema keeps out.
  refusals: ['amount/invalid', ...refusals],
  toCommand,
});
