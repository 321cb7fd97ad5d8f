import type { JsonSchema } from './json-schema.ts';

/** The part of an OpenAPI 3.1 document that this project uses. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: Info;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly license: { readonly name: string; readonly identifier: string };
}

export interface SecurityScheme {
  readonly type: 'apiKey';
  readonly in: 'cookie';
  readonly name: string;
  readonly description: string;
}

export interface PathItem {
  readonly get?: Operation;
  readonly post?: Operation;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  /** By HTTP status. */
  readonly responses: Readonly<Record<string, Response>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Content;
}

export interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

/** By media type. */
export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
