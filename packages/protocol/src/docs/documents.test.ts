import { schemasWithoutId } from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { messageOf, statusOf } from '../errors.ts';
import { API_BASE, HUB_PATH } from '../http/addresses.ts';
import type { Route } from '../http/route.ts';
import { type RouteName, refusalsOf, routes } from '../http/routes.ts';
import { fieldTextsOf } from '../hub/event-definition.ts';
import { EVENTS } from '../hub/events.ts';
import { hubDocument } from './asyncapi.ts';
import type { ServerFacts } from './facts.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import type { JsonSchema } from './json-schema.ts';
import { apiDocument } from './openapi.ts';
import { textOf } from './route-texts.ts';

const FACTS: ServerFacts = {
  version: '1.2.3',
  cookie: 'slumberfell',
  bodyBytes: 4_321,
  requestSeconds: 10,
  callsPerCharacter: 128,
  socketsPerCharacter: 10,
  newGuests: { atOnce: 21, perSecond: 0.1 },
  callRates: {
    stop: {
      account: { atOnce: 77, perSecond: 7 },
      guest: { atOnce: 70, perSecond: 5 },
      network: null,
    },
  },
  rates: {
    login: [
      { code: 'request/too-many', attempts: 60, of: 'calls', seconds: 300, per: 'address' },
      { code: 'account/locked-out', attempts: 10, of: 'failures', seconds: 900, per: 'name' },
    ],
  },
};

const api = apiDocument(FACTS);
const hub = hubDocument(FACTS);
const all = Object.entries(routes) as [RouteName, Route][];

const operationOf = ({ path, method }: Route) =>
  api.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method === 'GET' ? 'get' : 'post'];

/** Every JSON Schema in a document, at any depth. */
function* schemasIn(part: unknown, key = ''): Generator<JsonSchema> {
  if (typeof part !== 'object' || part === null) return;
  const isMap = key === 'properties' || key === 'schemas';
  if (!isMap && ('type' in part || '$ref' in part || 'anyOf' in part || 'oneOf' in part))
    yield part as JsonSchema;
  for (const [name, child] of Object.entries(part)) yield* schemasIn(child, isMap ? '' : name);
}

describe('the OpenAPI document', () => {
  it('is valid, and every reference resolves', async () => {
    const validator = new Validator();
    const verdict = await validator.validate(JSON.parse(JSON.stringify(api)) as Record<string, unknown>);
    expect(verdict.errors).toBeUndefined();
    expect(validator.version).toBe('3.1');
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('$ref');
  });

  it.each(all)('describes %s with a summary and with all its refusals', (name, route) => {
    const operation = operationOf(route);
    expect(operation?.operationId).toBe(name);
    expect(operation?.summary).toBe(textOf(name).summary);
    for (const code of refusalsOf(route)) {
      const response = operation?.responses[statusOf(code)];
      expect(response?.description).toContain(`\`${code}\`: ${messageOf(code)}`);
      const schema = response?.content?.['application/json']?.schema;
      expect(schema?.properties?.code?.enum).toContain(code);
    }
  });

  it('describes no other routes', () => {
    expect(Object.values(api.paths).flatMap((path) => Object.values(path))).toHaveLength(all.length);
    expect(api.servers).toEqual([{ url: API_BASE }]);
  });

  it('has the limits of the server that serves it', () => {
    expect(api.info.version).toBe('1.2.3');
    expect(api.info.description).toContain('4321 bytes');
    const responses = operationOf(routes.login)?.responses;
    expect(responses?.['429']?.description).toContain(
      '`request/too-many` beyond 60 calls in 300 s per address.',
    );
    expect(responses?.['423']?.description).toContain(
      '`account/locked-out` beyond 10 failures in 900 s per name.',
    );
    expect(operationOf(routes.register)?.responses['429']?.description).toContain(
      '`request/too-many` beyond 21 new guests at once and one every 10 s per address.',
    );
    expect(operationOf(routes.logout)?.responses['429']?.description).not.toContain('beyond');
  });

  it('says how often a call may be made, and which headers have the rest', () => {
    const responses = operationOf(routes.stop)?.responses;
    expect(responses?.['429']?.description).toContain(
      'beyond 77 calls at once and 7 a second per account, or 70 calls at once and 5 a second per account of a guest, for',
    );
    expect(Object.keys(responses?.['200']?.headers ?? {})).toEqual(['RateLimit-Policy', 'RateLimit']);
    expect(Object.keys(responses?.['429']?.headers ?? {})).toEqual([
      'Retry-After',
      'RateLimit-Policy',
      'RateLimit',
    ]);
    expect(Object.keys(operationOf(routes.travel)?.responses['429']?.headers ?? {})).toEqual(['Retry-After']);
  });

  it('has the limits of the schemas', () => {
    const { CreateCharacterInput, LoginInput, ItemAmount, Amount } = api.components.schemas;
    expect(CreateCharacterInput?.properties?.name).toMatchObject({ minLength: 3, maxLength: 16 });
    expect(LoginInput?.properties?.password).toMatchObject({ minLength: 1, maxLength: 128 });
    expect(ItemAmount).toMatchObject({ required: ['itemId', 'amount'], additionalProperties: false });
    expect(Amount).toMatchObject({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
  });
});

describe('the AsyncAPI document', () => {
  it('is one', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    const judge = ajv.compile(schemasWithoutId['3.0.0'] as Record<string, unknown>);
    judge(hub);
    expect(judge.errors).toBeNull();
    expect(judge({ ...hub, channels: { player: { address: 5 } } })).toBe(false);
  });

  it('describes the hub and every event', () => {
    expect(hub.channels.player.address).toBe(HUB_PATH);
    for (const [type, { text }] of Object.entries(EVENTS)) {
      expect(hub.components.schemas[type]?.description).toBe(text);
    }
  });
});

describe('the texts of fields', () => {
  const events = Object.entries(EVENTS).map(([type, event]) => [type, fieldTextsOf(event)] as const);
  const texts = [...Object.entries(FIELD_TEXTS), ...events].flatMap(([name, texts]) =>
    Object.entries(texts).map(([field, text]) => [name, field, text] as const),
  );

  it.each(texts)('of %s.%s are in the document', (name, field, text) => {
    expect(api.components.schemas[name]?.properties?.[field]?.description).toBe(text);
  });
});

describe('both documents', () => {
  /**
   * The keywords of the type `JsonSchema`. The code that reads the documents, such as the views in
   * `apps/server/src/http/docs`, handles only these.
   */
  const KEYWORDS: Readonly<Record<keyof JsonSchema, true>> = {
    $ref: true,
    type: true,
    description: true,
    const: true,
    enum: true,
    minimum: true,
    exclusiveMinimum: true,
    maximum: true,
    minLength: true,
    maxLength: true,
    pattern: true,
    format: true,
    items: true,
    minItems: true,
    maxItems: true,
    prefixItems: true,
    properties: true,
    required: true,
    additionalProperties: true,
    allOf: true,
    anyOf: true,
    oneOf: true,
    discriminator: true,
  };

  it.each([
    ['OpenAPI', api.components.schemas],
    ['AsyncAPI', hub.components.schemas],
  ])('%s has no keyword without a reader', (_name, schemas) => {
    const used = new Set([...schemasIn(schemas, 'schemas')].flatMap((schema) => Object.keys(schema)));
    expect([...used].filter((keyword) => !(keyword in KEYWORDS))).toEqual([]);
    expect(used.size).toBeGreaterThan(5);
  });
});
