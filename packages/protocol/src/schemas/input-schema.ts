import {
  type Field,
  type Fields,
  ITEM_AMOUNT,
  isSupplied,
  type SuppliedField,
  THING,
  textPattern,
} from '@slumberfell/engine';
import { ENUMERATIONS } from './enumerations.ts';
import { amount, id } from './numbers.ts';
import { itemAmount } from './static-data.ts';
import { wanted } from './wanted.ts';
import { z } from './zod.ts';

/**
 * The schema of each enumeration that an input can contain. Each has a name, so the documents define it once.
 */
const SCHEMA_OF = new Map<object, z.ZodType>(ENUMERATIONS.map(({ of, schema }) => [of, schema]));
const OBJECTS = new Map<Fields, z.ZodType>([
  [ITEM_AMOUNT, itemAmount],
  [THING, wanted],
]);

/** The schema of a field of a command's input. */
export function schemaOf(field: Exclude<Field, SuppliedField>): z.ZodType {
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
      return z.array(stepOf(field.of)).min(field.min).max(field.max).readonly();
    case 'word':
      return z.enum(field.of as readonly [string, ...string[]]);
    case 'text':
      // The pattern counts characters as documents do. `max` of zod counts some characters as two.
      return z.string().regex(textPattern(field.max)).meta({ minLength: 1, maxLength: field.max });
    case 'list':
      return z.array(objectOf(field.of)).min(1).max(field.max).readonly();
  }
}

export const objectOf = (fields: Fields): z.ZodType =>
  OBJECTS.get(fields) ??
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => (isSupplied(field) ? [] : [[name, schemaOf(field)]])),
    ),
  );

type Steps = Extract<Field, { kind: 'steps' }>['of'];
type StepSchema = z.ZodDiscriminatedUnion<
  readonly z.ZodObject<{ readonly name: z.ZodLiteral<string>; readonly input: z.ZodType }>[],
  'name'
>;

/** Each is made once, so that documents define it once. */
const STEPS = new Map<Steps, StepSchema>();

/** The schema of a command in a list of commands: its name and its input. */
export function stepOf(steps: Steps): StepSchema {
  const known = STEPS.get(steps);
  if (known !== undefined) return known;
  const made = z.discriminatedUnion(
    'name',
    Object.entries(steps).map(([name, fields]) =>
      z.strictObject({ name: z.literal(name), input: objectOf(fields) }),
    ) as never,
  ) as unknown as StepSchema;
  STEPS.set(steps, made);
  return made;
}
