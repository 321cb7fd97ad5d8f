import { z } from 'zod';

/**
 * Adds the path of each field of a JSON value. In a path, each key that is a number is `*`, and each entry
 * of a list is `[]`.
 */
export function addPaths(found: Set<string>, value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) addPaths(found, entry, `${path}[]`);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const field = `${path}.${/^\d+$/.test(key) ? '*' : key}`;
    found.add(field);
    addPaths(found, inner, field);
  }
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
}

/** Adds the path of each field that a schema allows. In the paths of a union, `<TYPE>` names the variant. */
export function addSchemaPaths(found: Set<string>, schema: z.ZodType, path: string): void {
  walk(found, z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as JsonSchema, path);
}

function walk(found: Set<string>, schema: JsonSchema, path: string): void {
  for (const variant of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) walk(found, variant, path);
  if (schema.items !== undefined) walk(found, schema.items, `${path}[]`);
  const type = schema.properties?.type?.const;
  const here = typeof type === 'string' ? `${path}<${type}>` : path;
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    found.add(`${here}.${key}`);
    walk(found, inner, `${here}.${key}`);
  }
}
