import {
  COMMANDS,
  type CommandDefinition,
  type CommandName,
  type Fields,
  isSupplied,
  type PlayerCommand,
  type RefusalCode,
  type SentInputOf,
  type ValueOf,
} from '@slumberfell/engine';
import { objectOf, schemaOf } from '../schemas/input-schema.ts';
import { z } from '../schemas/zod.ts';
import { commandAddresses } from './command-addresses.ts';
import { commandAnswer, nothing, type Route } from './route.ts';

type FieldsOf<N extends CommandName> = (typeof COMMANDS)[N]['input'];

type BareOf<N extends CommandName> = NonNullable<(typeof COMMANDS)[N]['bare']>;

/** Whether an input has only the field whose bare value is a body. */
type IsOnly<F extends Fields, B> = [Exclude<keyof F, B>] extends [never] ? true : false;

/** The body of a command (`CommandBody`). */
type BodyOf<F extends Fields, B extends string> = keyof F extends never
  ? undefined
  : [B] extends [never]
    ? SentInputOf<F>
    : IsOnly<F, B> extends true
      ? ValueOf<F[B]>
      : ValueOf<F[B]> | SentInputOf<F>;

type Body<N extends CommandName> = N extends CommandName ? BodyOf<FieldsOf<N>, BareOf<N>> : never;

/** The route of a command. Its answer is the frame of the command. */
export interface CommandRoute<N extends CommandName = CommandName>
  extends Route<z.ZodType<Body<N>, Body<N>>, typeof commandAnswer, 'character'> {
  readonly method: 'POST';
  /** Makes the command from the body of the request. */
  toCommand(body: Body<N>): PlayerCommand;
}

type AnyDefinition = CommandDefinition<CommandName, Fields, RefusalCode>;

/** The schema of the body, and the function that makes the input from a body. */
function readerOf(
  fields: Fields,
  bare: string | undefined,
): { input: z.ZodType; inputOf: (body: unknown) => object } {
  if (Object.keys(fields).length === 0) return { input: nothing, inputOf: () => ({}) };
  const field = bare === undefined ? undefined : fields[bare];
  if (bare === undefined || field === undefined || isSupplied(field))
    return { input: objectOf(fields), inputOf: (body) => body as object };
  const value = schemaOf(field.kind === 'optional' ? field.of : field);
  if (Object.keys(fields).length === 1) return { input: value, inputOf: (body) => ({ [bare]: body }) };
  const isObject = (body: unknown): boolean => typeof body === 'object' && !Array.isArray(body);
  return {
    input: z.union([value, objectOf(fields)]),
    inputOf: (body) => (isObject(body) ? (body as object) : { [bare]: body }),
  };
}

function routeOf({ name, input: fields, bare, refusals }: AnyDefinition): Route & { toCommand: unknown } {
  const { input, inputOf } = readerOf(fields, bare);
  return {
    ...commandAddresses[name],
    access: 'character',
    input,
    answer: commandAnswer,
    // The engine may refuse with `amount/invalid`. A client gets `request/invalid` instead, because the
    // schema of the route refuses such numbers earlier.
    refusals: ['amount/invalid', ...refusals],
    toCommand: (body: unknown) => ({ name, input: inputOf(body) }),
  };
}

/** The routes of the commands, made from their definitions. */
export const commandRoutes = Object.fromEntries(
  Object.values<AnyDefinition>(COMMANDS).map((definition) => [definition.name, routeOf(definition)]),
) as unknown as { readonly [N in CommandName]: CommandRoute<N> };
