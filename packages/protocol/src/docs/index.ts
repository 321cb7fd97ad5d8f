export { EVENTS } from '../hub/events.ts';
export { type HubDocument, hubDocument } from './asyncapi.ts';
export type { CallRate, Rate, ServerFacts } from './facts.ts';
export { type JsonSchema, SCHEMAS } from './json-schema.ts';
export { apiDocument } from './openapi.ts';
export type { ApiDocument, Operation, Parameter, Response } from './openapi-types.ts';
