import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@slumberfell/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPage } from './page.ts';
import { refuse } from './refuse.ts';
import { serveWiki, type WikiDependencies } from './wiki/serve-wiki.ts';

/** One year, for files under assets/: their names contain a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The server may send a compressed file in place of the original file. It does not serve a compressed file
 * under the file's own name.
 */
const COMPRESSED = /\.(?:br|gz)$/;

export interface WebClientDependencies extends WikiDependencies {
  /** The web build. When it has no index.html, this process serves only the API. */
  readonly webDirectory: string;
}

/**
 * Serves the built web client. A request for HTML whose path is neither a file nor in the API gets
 * index.html: the path may be a page of the client. Any other unknown request gets 404 in JSON.
 */
export function serveWebClient(app: FastifyInstance, dependencies: WebClientDependencies): void {
  const { webDirectory, publicUrl } = dependencies;
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
    serveWiki(app, page, dependencies);
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
