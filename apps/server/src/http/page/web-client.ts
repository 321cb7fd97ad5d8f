import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PAGE_ROUTES, type PageRoute } from '@slumberfell/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Game } from '../../game.ts';
import type { PreparedText } from '../answers/prepared-text.ts';
import { refuse } from '../answers/refuse.ts';
import { serveLogo, serveNamedFiles } from './look/serve-look.ts';
import { readPage } from './page.ts';
import { fastifyUrl, isApiUrl, type PageParameters, pageRouteAt, rightSpelling } from './page-addresses.ts';
import { PageTexts } from './page-texts.ts';
import { serveSitemap } from './wiki/serve-sitemap.ts';
import type { WikiDependencies } from './wiki/wiki-pages.ts';

/** One year, for files under assets/: their names contain a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Files that are not served under their own names: the page, and compressed files, which the server sends in
 * place of the original files.
 */
const NOT_SERVED = ['index.html', '**/*.{br,gz}'];

export interface WebClientDependencies extends WikiDependencies {
  readonly game: Pick<Game, 'characters' | 'content'>;
  /** The web build. When it has no index.html, this process serves only the API. */
  readonly webDirectory: string;
}

/**
 * Serves the built web client: the page at its routes, and the files that the build has at the start. Another
 * spelling of an address of the page is redirected. Any other address gets 404: with the page, whose script
 * says that nothing is there, if the request accepts HTML; else in JSON.
 */
export function serveWebClient(app: FastifyInstance, dependencies: WebClientDependencies): void {
  const { webDirectory, publicUrl, game, look } = dependencies;
  const page = readPage(webDirectory, publicUrl, look);
  if (page === null) {
    app.setNotFoundHandler((_request, reply) => refuse(reply, { refused: 'request/not-found' }));
    return;
  }
  serveLogo(app, look);
  serveFiles(app, webDirectory, serveNamedFiles(app, webDirectory, look));
  if (publicUrl !== null) serveSitemap(app, publicUrl.origin, game);
  const texts = new PageTexts(page, dependencies);
  const isKnown = (path: string): boolean => {
    const found = pageRouteAt(path);
    return found !== null && texts.at(...found) !== null;
  };
  const hasSubject = async (route: PageRoute, { characterId = '' }: PageParameters): Promise<boolean> =>
    route !== '/profile/$characterId' || game.characters.mayExist(Number(characterId));
  const redirected = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    const address = rightSpelling(request.url, isKnown);
    return address === null ? null : reply.header('cache-control', 'no-cache').redirect(address, 301);
  };
  for (const route of PAGE_ROUTES)
    app.route<{ Params: PageParameters }>({
      method: ['GET', 'HEAD'],
      url: fastifyUrl(route),
      handler: async (request, reply) => {
        const text = texts.at(route, request.params);
        if (text !== null && (await hasSubject(route, request.params))) return sendPage(text, request, reply);
        return redirected(request, reply) ?? sendPage(texts.other, request, reply.code(404));
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (!isForPage(request)) return refuse(reply, { refused: 'request/not-found' });
    const answer = redirected(request, reply);
    if (answer !== null) return answer;
    if (!asksForHtml(request)) return refuse(reply, { refused: 'request/not-found' });
    return sendPage(texts.other, request, reply.code(404));
  });
}

/**
 * Serves each file of the build by a route of its own. So the server need not ask the file system about other
 * addresses.
 * @param others paths of files that other routes serve
 */
function serveFiles(app: FastifyInstance, webDirectory: string, others: readonly string[]): void {
  const assets = join(webDirectory, 'assets', '/');
  app.register(fastifyStatic, {
    root: webDirectory,
    wildcard: false,
    index: false,
    globIgnore: [...NOT_SERVED, ...others],
    cacheControl: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? IMMUTABLE : 'no-cache');
    },
  });
}

const sendPage = (text: PreparedText, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  text.send(request, reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache'));

const isForPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !isApiUrl(url);

const asksForHtml = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');
