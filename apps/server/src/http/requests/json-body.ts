import type { FastifyInstance } from 'fastify';

/** Accepts JSON bodies only: any other media type gets 415. A body may be any JSON value, or absent. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A JSON request without a body has the input `undefined`, which the route's schema checks.
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
