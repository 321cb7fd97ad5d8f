import type { EventOf, EventType } from '@slumberfell/engine';
import { z } from '../schemas/zod.ts';

/** The schema of a field, alone or with the text of the documents about it. */
type Field = z.ZodType | readonly [schema: z.ZodType, text: string];

/**
 * The definition of an event of the engine on the wire: its text for the documents, in one line, and its
 * fields without `type`.
 */
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
  // `Object.entries` loses the names of the fields in its type. They are the names of the definition.
  return schema as unknown as EventSchema<T, D>;
}

/** The texts of the documents about an event's fields, by name. Fields without a text are left out. */
export const fieldTextsOf = ({ fields }: AnyDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isSchema(field) ? [] : [[name, field[1]]])),
  );
