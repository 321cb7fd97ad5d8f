import {
  COMMANDS,
  type CommandDefinition,
  type CommandName,
  type Field,
  type Fields,
  ITEM_AMOUNT,
  type PlayerCommand,
  type RefusalCode,
  type SentInputOf,
  textPattern,
  type ValueOf,
} from '@slumberfell/engine';
import { ENUMERATIONS } from '../schemas/enumerations.ts';
import { amount, id } from '../schemas/numbers.ts';
import { itemAmount } from '../schemas/static-data.ts';
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

/**
 * The schema of each enumeration that an input can contain. Each has a name, so the documents define it once.
 */
const SCHEMA_OF = new Map<object, z.ZodType>(ENUMERATIONS.map(({ of, schema }) => [of, schema]));
const OBJECTS = new Map<Fields, z.ZodType>([[ITEM_AMOUNT, itemAmount]]);

function schemaOf(field: Exclude<Field, { kind: 'seed' }>): z.ZodType {
  switch (field.kind) {
    case 'id':
      return id;
    case 'integer':
      if (field.min === 1 && field.max === undefined) return amount;
      return z
        .int()
        .min(field.min ?? Number.MIN_SAFE_INTEGER)
        .max(field.max ?? Number.MAX_SAFE_INTEGER);
    case 'truth':
      return z.boolean();
    case 'object':
      return objectOf(field.of);
    case 'optional':
      return schemaOf(field.of).optional();
    case 'choice':
      return SCHEMA_OF.get(field.of) ?? z.literal(Object.values(field.of));
    case 'steps':
      return z
        .array(
          z.discriminatedUnion(
            'name',
            Object.entries(field.of).map(([name, fields]) =>
              z.strictObject({ name: z.literal(name), input: objectOf(fields) }),
            ) as never,
          ),
        )
        .max(field.max)
        .readonly();
    case 'word':
      return z.enum(field.of as readonly [string, ...string[]]);
    case 'text':
      // The pattern counts characters as documents do. `max` of zod counts some characters as two.
      return z.string().regex(textPattern(field.max)).meta({ minLength: 1, maxLength: field.max });
    case 'list':
      return z.array(objectOf(field.of)).min(1).max(field.max).readonly();
  }
}

const objectOf = (fields: Fields): z.ZodType =>
  OBJECTS.get(fields) ??
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        field.kind === 'seed' ? [] : [[name, schemaOf(field)]],
      ),
    ),
  );

type AnyDefinition = CommandDefinition<CommandName, Fields, RefusalCode>;

/** The schema of the body, and the function that makes the input from a body. */
function readerOf(
  fields: Fields,
  bare: string | undefined,
): { input: z.ZodType; inputOf: (body: unknown) => object } {
  if (Object.keys(fields).length === 0) return { input: nothing, inputOf: () => ({}) };
  const field = bare === undefined ? undefined : fields[bare];
  if (bare === undefined || field === undefined || field.kind === 'seed')
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
