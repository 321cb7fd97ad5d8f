export { type HubDocument, hubDocument } from './asyncapi.ts';
export { EVENT_TEXTS } from './event-texts.ts';
export type { CallRate, Rate, ServerFacts } from './facts.ts';
export { type JsonSchema, SCHEMAS } from './json-schema.ts';
export { apiDocument } from './openapi.ts';
export type { ApiDocument, Operation, Parameter, Response } from './openapi-types.ts';
