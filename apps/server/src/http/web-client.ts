import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@slumberfell/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPage } from './page.ts';
import { refuse } from './refuse.ts';

/** Files under assets/ carry a hash of their content in their name: a year. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Compressed forms are sent in place of the file that they are a form of, and not by their own name. */
const COMPRESSED = /\.(?:br|gz)$/;

export interface WebClientDependencies {
  /** The web build; when it has no index.html, this process serves the API alone. */
  readonly webDirectory: string;
  readonly publicUrl: URL | null;
}

/**
 * Serves the built web client. Paths that are no files are pages of the client and get its index.html; what
 * is neither a file, nor a page, nor a route, is answered 404 in JSON.
 */
export function serveWebClient(
  app: FastifyInstance,
  { webDirectory, publicUrl }: WebClientDependencies,
): void {
  const page = readPage(webDirectory, publicUrl);
  const send = (reply: FastifyReply, html: string): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  if (page) {
    const assets = join(webDirectory, 'assets', '/');
    app.register(fastifyStatic, {
      root: webDirectory,
      index: false,
      allowedPath: (path) => path !== '/index.html' && !COMPRESSED.test(path),
      cacheControl: false,
      decorateReply: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(assets) ? IMMUTABLE : 'no-cache');
      },
    });
    app.get('/', (_request, reply) => send(reply, page.landing));
  }
  app.setNotFoundHandler((request, reply) => {
    if (page && isPage(request)) return send(reply, page.other);
    return refuse(reply, { refused: 'request/not-found' });
  });
}

const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !`${url}/`.startsWith(`${API_BASE}/`) &&
  !url.startsWith(`${API_BASE}?`) &&
  (headers.accept ?? '').includes('text/html');
