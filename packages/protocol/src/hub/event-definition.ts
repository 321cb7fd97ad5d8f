import type { EventOf, EventType } from '@slumberfell/engine';
import { z } from '../schemas/zod.ts';

/** The schema of a field, or the schema and what the documents say of the field beyond its name and type. */
type Field = z.ZodType | readonly [schema: z.ZodType, text: string];

/** An event of the engine as it is sent: what it tells, in one line, and its fields beside `type`. */
export interface EventDefinition<T extends EventType = EventType> {
  readonly text: string;
  readonly fields: { readonly [F in keyof Omit<EventOf<T>, 'type'>]: Field };
}

type AnyDefinition = Pick<EventDefinition, 'text'> & { readonly fields: Readonly<Record<string, Field>> };

type SchemaOf<F> = F extends readonly [infer S extends z.ZodType, string] ? S : Extract<F, z.ZodType>;

export type EventSchema<T extends string, D extends AnyDefinition> = z.ZodObject<
  { readonly type: z.ZodLiteral<T> } & { readonly [N in keyof D['fields']]: SchemaOf<D['fields'][N]> },
  z.core.$strict
>;

const isSchema = (field: Field): field is z.ZodType => 'safeParse' in field;

export function eventSchema<const T extends string, D extends AnyDefinition>(
  type: T,
  { fields }: D,
): EventSchema<T, D> {
  const schemas = Object.entries(fields).map(([name, field]) => [name, isSchema(field) ? field : field[0]]);
  const schema: z.ZodObject = z.strictObject({ type: z.literal(type), ...Object.fromEntries(schemas) });
  // The names of the fields are those of the definition, which the compiler does not see through
  // `Object.entries`.
  return schema as unknown as EventSchema<T, D>;
}

/**
 * What the documents say of the fields of an event, by name; fields that say enough by themselves are left
 * out.
 */
export const fieldTextsOf = ({ fields }: AnyDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isSchema(field) ? [] : [[name, field[1]]])),
  );
