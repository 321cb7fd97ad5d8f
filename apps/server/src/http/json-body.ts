import type { FastifyInstance } from 'fastify';

/** Bodies are JSON and nothing else: any other media type is 415. A body may be a bare value, or absent. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A client may announce JSON and send nothing: that is no body, which the route's schema judges.
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
