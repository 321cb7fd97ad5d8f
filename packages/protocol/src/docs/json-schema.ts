import { fieldTextsOf } from '../hub/event-definition.ts';
import { EVENTS } from '../hub/events.ts';
import { z } from '../schemas/zod.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { schemaNames } from './schema-names.ts';

/** The part of JSON Schema that the schemas of the wire use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  /** One reference to a named schema: draft 7 allows nothing beside a `$ref`. */
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly discriminator?: { readonly propertyName: string };
}

/** The path of the named schemas in a document. */
export const SCHEMAS = '#/components/schemas/';

/** The dialect of JSON Schema in a document: OpenAPI 3.1 uses 2020-12, AsyncAPI 3.0 uses draft 7. */
export type Dialect = 'draft-2020-12' | 'draft-07';

/** Converts zod schemas to JSON Schema and collects the named schemas that they refer to. */
export class SchemaRegistry {
  readonly #dialect: Dialect;
  readonly #named = new Map<string, JsonSchema>();

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /**
   * Converts a schema.
   * @param io `input` for values that the server receives, `output` for values that it sends
   * @throws Error when JSON Schema cannot express the schema, or when a named schema differs between input
   * and output
   */
  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _dialect,
      $defs,
      definitions,
      ...root
    } = z.toJSONSchema(schema, { io, target: this.#dialect, metadata: schemaNames, override: this.#tidy });
    for (const [name, named] of Object.entries($defs ?? definitions ?? {})) this.#keep(name, named);
    return inDocument(root);
  }

  /** All named schemas so far, sorted by name. */
  named(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #keep(name: string, schema: unknown): void {
    const kept = this.#named.get(name);
    const texts = withTexts(inDocument(schema), fieldTexts.get(name));
    if (kept !== undefined && JSON.stringify(kept) !== JSON.stringify(texts))
      throw new Error(`the schema ${name} is not the same everywhere`);
    this.#named.set(name, texts);
  }

  readonly #tidy = ({ zodSchema, jsonSchema }: Overridden): void => {
    // zod sets `readOnly` for `.readonly()`, which concerns only the TypeScript type. In JSON Schema
    // `readOnly` means that clients must not send the value.
    delete jsonSchema.readOnly;
    // The name of a schema is its key in the document.
    delete jsonSchema.id;
    if (zodSchema instanceof z.ZodTuple) {
      const { items } = zodSchema.def;
      jsonSchema.minItems = items.filter((item) => !(item instanceof z.ZodOptional)).length;
      jsonSchema.maxItems = items.length;
    }
    if (this.#dialect === 'draft-2020-12' && zodSchema instanceof z.ZodDiscriminatedUnion)
      jsonSchema.discriminator = { propertyName: zodSchema.def.discriminator };
  };
}

type FieldTexts = Readonly<Record<string, string>>;

const fieldTexts = new Map<string, FieldTexts>([
  ...Object.entries(FIELD_TEXTS),
  ...Object.entries(EVENTS).map(([type, event]) => [type, fieldTextsOf(event)] as const),
]);

function withTexts(schema: JsonSchema, texts: FieldTexts | undefined): JsonSchema {
  if (texts === undefined || schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).map(([field, property]) => {
    const description = texts[field];
    return [field, description === undefined ? property : { ...property, description }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

interface Overridden {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Replaces the prefix of every `$ref`, so that it points into `SCHEMAS`. */
function inDocument(schema: unknown): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(/^#\/(\$defs|definitions)\//, SCHEMAS)
      : value,
  );
  return JSON.parse(text) as JsonSchema;
}
