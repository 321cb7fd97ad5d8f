import { type JsonSchema, SCHEMAS } from '@slumberfell/protocol/docs';
import fc from 'fast-check';

/** For tests: values that a documented schema allows, and values that it may forbid. */

export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

/**
 * Characters of one UTF-16 unit. JSON Schema counts a character of two units as one, zod counts it as two.
 */
const CHARACTER = fc.integer({ min: 0x20, max: 0xd7ff }).map((code) => String.fromCharCode(code));

/** The length of the longest list that is generated. */
const LONGEST_LIST = 5;

/**
 * An arbitrary of values that a schema allows.
 * @throws Error at a schema with an unknown keyword
 */
export function allowedBy(schema: JsonSchema, named: NamedSchemas): fc.Arbitrary<unknown> {
  const target = resolved(schema, named);
  if ('const' in target) return fc.constant(target.const);
  if (target.enum) return fc.constantFrom(...target.enum);
  const options = target.anyOf ?? target.oneOf;
  if (options) return fc.oneof(...options.map((option) => allowedBy(option, named)));
  const { minItems = 0, maxItems = LONGEST_LIST } = target;
  switch (target.type) {
    case 'array':
      return fc.array(allowedBy(target.items ?? {}, named), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, LONGEST_LIST)),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(target.properties ?? {}).map(([name, property]) => [
            name,
            allowedBy(property, named),
          ]),
        ),
        { requiredKeys: [...(target.required ?? [])], noNullPrototype: true },
      );
    case 'string':
      return textsOf(target);
    case 'integer':
      return fc.integer({
        min: target.minimum ?? Number.MIN_SAFE_INTEGER,
        max: target.maximum ?? Number.MAX_SAFE_INTEGER,
      });
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`nobody knows what ${JSON.stringify(target)} allows`);
  }
}

function textsOf({ pattern, minLength = 0, maxLength = 1_000 }: JsonSchema): fc.Arbitrary<string> {
  const any = fc.string({ unit: CHARACTER, minLength, maxLength });
  if (pattern === undefined) return any;
  const expression = new RegExp(pattern, 'u');
  // A pattern that fits anywhere in the text excludes few texts: the rest stays as various as without it.
  if (!pattern.startsWith('^')) return any.filter((text) => expression.test(text));
  return fc.stringMatching(expression).filter((text) => text.length >= minLength && text.length <= maxLength);
}

/** A few values of each JSON type. */
const OF_EVERY_KIND: readonly unknown[] = [
  null,
  true,
  'true',
  '',
  'text',
  '1',
  0,
  -1,
  1.5,
  [],
  [1],
  {},
  { unknown: 1 },
];

/**
 * Values at and beyond the limits of a schema. Each differs from `base` in one place. A schema may allow some
 * of them, so the caller must check each value.
 * @param base a value that the schema allows
 */
export function suspects(schema: JsonSchema, named: NamedSchemas, base: unknown): unknown[] {
  const target = resolved(schema, named);
  return [...OF_EVERY_KIND, ...aboutLimits(target, base), ...insideOf(target, named, base)];
}

function aboutLimits(
  { minimum, maximum, minLength, maxLength, pattern, maxItems }: JsonSchema,
  base: unknown,
) {
  const values: unknown[] = [];
  if (minimum !== undefined) values.push(minimum - 1);
  if (maximum !== undefined) values.push(maximum + 1);
  if (minLength !== undefined) values.push('x'.repeat(Math.max(0, minLength - 1)));
  if (maxLength !== undefined) values.push('x'.repeat(maxLength + 1));
  if (pattern !== undefined) values.push(`${String(base)}!`, `é${String(base)}`, 'new\nline');
  if (maxItems !== undefined && Array.isArray(base)) values.push(Array(maxItems + 1).fill(base[0] ?? null));
  return values;
}

function insideOf({ properties, items }: JsonSchema, named: NamedSchemas, base: unknown): unknown[] {
  if (items && Array.isArray(base) && base.length > 0) {
    const [first, ...others] = base as unknown[];
    return suspects(items, named, first).map((value) => [value, ...others]);
  }
  if (!properties || typeof base !== 'object' || base === null) return [];
  const object = base as Readonly<Record<string, unknown>>;
  const within = Object.entries(properties).flatMap(([name, property]) => {
    const { [name]: value, ...others } = object;
    return [others, ...suspects(property, named, value).map((suspect) => ({ ...object, [name]: suspect }))];
  });
  return [{ ...object, unknown: 1 }, ...within];
}

function resolved(schema: JsonSchema, named: NamedSchemas): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const target = named[schema.$ref.replace(SCHEMAS, '')];
  if (target === undefined) throw new Error(`${schema.$ref} is not described`);
  return resolved(target, named);
}
