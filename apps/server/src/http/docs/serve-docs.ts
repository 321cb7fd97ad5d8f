import { API_BASE } from '@slumberfell/protocol';
import { apiDocument, hubDocument, type ServerFacts } from '@slumberfell/protocol/docs';
import type { FastifyInstance } from 'fastify';
import { PreparedText } from '../answers/prepared-text.ts';
import { type DocumentAddresses, docsPage } from './page.ts';
import { STYLE } from './style.ts';

const DOCS = `${API_BASE}/docs`;

const PLACES: DocumentAddresses = {
  openapi: `${DOCS}/openapi.json`,
  asyncapi: `${DOCS}/asyncapi.json`,
  style: `${DOCS}/style.css`,
  // `now` is not the version of any pictures, so the icon is served with a short cache time (ADR 0007).
  icon: '/pictures/now/brand/favicon-32.png',
};

/** `Cache-Control` of the API documentation: five minutes. The documentation changes only with a release. */
const SHORT_CACHE = 'public, max-age=300';

/**
 * Serves the documentation of calls and hub: a page at `/api/docs`, and two JSON documents for tools. Builds
 * each at its first request.
 */
export function serveDocs(app: FastifyInstance, facts: ServerFacts): void {
  const json = 'application/json; charset=utf-8';
  const page = (): string => docsPage(apiDocument(facts), hubDocument(facts), PLACES);
  serveText(app, DOCS, 'text/html; charset=utf-8', page);
  serveText(app, PLACES.openapi, json, () => JSON.stringify(apiDocument(facts)));
  serveText(app, PLACES.asyncapi, json, () => JSON.stringify(hubDocument(facts)));
  serveText(app, PLACES.style, 'text/css; charset=utf-8', () => STYLE);
}

function serveText(app: FastifyInstance, url: string, type: string, make: () => string): void {
  let made: PreparedText | null = null;
  app.get(url, (request, reply) => {
    made ??= new PreparedText(make());
    return made.send(request, reply.type(type).header('cache-control', SHORT_CACHE));
  });
}
