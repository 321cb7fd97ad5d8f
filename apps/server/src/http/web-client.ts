import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@slumberfell/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failureOf } from '../errors.ts';

/** Files under assets/ carry a hash of their content in their name: a year. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built web client. Paths that are no files are pages of the client and get its index.html; what is neither
 * a file, nor a page, nor a route, is answered 404 in JSON.
 * @param directory the web build; when it has no index.html, this process serves the API alone.
 */
export function serveWebClient(app: FastifyInstance, directory: string): void {
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    const assets = join(directory, 'assets', '/');
    app.register(fastifyStatic, {
      root: directory,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(assets) ? IMMUTABLE : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isPage(request)) return reply.sendFile('index.html');
    const { status, body } = failureOf({ refused: 'request/not-found' });
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !`${url}/`.startsWith(`${API_BASE}/`) &&
  !url.startsWith(`${API_BASE}?`) &&
  (headers.accept ?? '').includes('text/html');
