import type { RouteName } from '@slumberfell/protocol';
import type { ApiDocument, JsonSchema, Operation } from '@slumberfell/protocol/docs';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Reply } from '../test-client.ts';

/** For tests: checks inputs and replies against the served OpenAPI document. */
export class DocumentedApi {
  readonly schemas: ApiDocument['components']['schemas'];
  readonly #operations = new Map<string, { readonly method: string; readonly operation: Operation }>();
  readonly #json: SchemaValidator;
  readonly #texts: SchemaValidator;

  constructor(document: ApiDocument) {
    this.schemas = document.components.schemas;
    for (const path of Object.values(document.paths)) {
      for (const [method, operation] of Object.entries(path) as [string, Operation][])
        this.#operations.set(operation.operationId, { method, operation });
    }
    this.#json = new SchemaValidator(document, {});
    this.#texts = new SchemaValidator(document, { coerceTypes: true });
  }

  get names(): string[] {
    return [...this.#operations.keys()];
  }

  /**
   * The schema of a call's input: of the body of a POST, or of an object with the parameters of a GET; null
   * for a POST without a body.
   */
  inputOf(name: RouteName): JsonSchema | null {
    const { method, operation } = this.#call(name);
    if (method === 'post') return operation.requestBody?.content['application/json']?.schema ?? null;
    const parameters = operation.parameters ?? [];
    return {
      type: 'object',
      properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
      required: parameters.filter(({ required }) => required).map((parameter) => parameter.name),
      additionalProperties: false,
    };
  }

  /** The schema of a call's request header; null when the document has none. */
  headerOf(name: RouteName, header: string): JsonSchema | null {
    const parameters = this.#call(name).operation.parameters ?? [];
    return (
      parameters.find((parameter) => parameter.in === 'header' && parameter.name === header)?.schema ?? null
    );
  }

  /** Whether the document allows an input. The parameters of a GET are strings. */
  allows(name: RouteName, input: unknown): boolean {
    const schema = this.inputOf(name);
    if (schema === null) return input === undefined;
    const judge = this.#call(name).method === 'get' ? this.#texts : this.#json;
    return judge.faults(schema, input) === null;
  }

  fits(schema: JsonSchema, value: unknown): boolean {
    return this.#json.faults(schema, value) === null;
  }

  /** What in a reply contradicts the document; null when nothing does. */
  misfit(name: RouteName, { status, headers, body }: Reply): string | null {
    const response = this.#call(name).operation.responses[status];
    if (response === undefined) return `${status} is not documented: ${JSON.stringify(body)}`;
    const [type, media] = Object.entries(response.content ?? {})[0] ?? [];
    if (type === undefined || media === undefined)
      return body === undefined ? null : `a body where none is documented: ${JSON.stringify(body)}`;
    if (!headers.get('content-type')?.startsWith(type))
      return `${headers.get('content-type')} instead of ${type}`;
    return this.#json.faults(media.schema, body);
  }

  #call(name: RouteName): { readonly method: string; readonly operation: Operation } {
    const call = this.#operations.get(name);
    if (call === undefined) throw new Error(`${name} is not documented`);
    return call;
  }
}

/** Validates values against schemas of one document. */
class SchemaValidator {
  readonly #ajv: Ajv2020;
  readonly #components: ApiDocument['components'];
  readonly #compiled = new Map<string, ReturnType<Ajv2020['compile']>>();

  constructor({ components }: ApiDocument, options: Options) {
    // `unicode: false` counts UTF-16 units, as zod does. `strict: false` allows the keywords of OpenAPI
    // documents.
    this.#ajv = new Ajv2020({ strict: false, unicode: false, ...options });
    addFormats.default(this.#ajv);
    this.#components = components;
  }

  faults(schema: JsonSchema, value: unknown): string | null {
    const key = JSON.stringify(schema);
    const judge = this.#compiled.get(key) ?? this.#ajv.compile({ ...schema, components: this.#components });
    this.#compiled.set(key, judge);
    // ajv changes the value when it coerces types.
    if (judge(value === undefined ? value : structuredClone(value))) return null;
    return `${this.#ajv.errorsText(judge.errors)}: ${JSON.stringify(value)}`;
  }
}
