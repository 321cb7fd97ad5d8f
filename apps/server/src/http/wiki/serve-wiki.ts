import type { World } from '@slumberfell/engine';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Game } from '../../game.ts';
import type { Page } from '../page.ts';
import { readPictureManifest } from '../pictures/manifest.ts';
import { sitemap } from './sitemap.ts';
import { entryHead, headTags, sectionHead, type WikiHead } from './wiki-head.ts';

/** Maximum number of cached pages. A page has about 8 KB. */
const MAX_CACHED = 500;

export interface WikiDependencies {
  readonly game: Pick<Game, 'content'>;
  readonly pictureDirectory: string;
  readonly publicUrl: URL | null;
}

interface Parameters {
  readonly section?: string;
  readonly id?: string;
}

/**
 * Serves the page at the addresses of the Wiki with a title, a description and a picture of their own, for
 * previews of links and search engines, which run no scripts. They come from the content that is live, so a
 * host's own world has its own. An address without an entry gets the page too, with status 404.
 */
export function serveWiki(
  app: FastifyInstance,
  page: Page,
  { game: { content }, pictureDirectory, publicUrl }: WikiDependencies,
): void {
  const manifest = readPictureManifest(pictureDirectory);
  const pictures = manifest && `/pictures/${manifest.version}`;
  const origin = publicUrl?.origin ?? '';
  let version = '';
  const kept = new LRUCache<string, string>({ max: MAX_CACHED });

  const htmlOf = (head: WikiHead): string => {
    const { title, tags } = headTags(head, origin, pictures);
    return page.withHead(title, tags);
  };
  /** The text of an address, made once for each content. Null texts are not kept: they cost nothing. */
  const keep = (address: string, make: (world: World) => string | null): string | null => {
    const live = content.live();
    if (live.version !== version) {
      kept.clear();
      version = live.version;
    }
    const known = kept.get(address);
    if (known !== undefined) return known;
    const made = make(live.world);
    if (made !== null) kept.set(address, made);
    return made;
  };
  const answer = (reply: FastifyReply, address: string, headIn: (world: World) => WikiHead | null) => {
    const html = keep(address, (world) => {
      const head = headIn(world);
      return head && htmlOf(head);
    });
    if (html === null) reply.code(404);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(html ?? page.other);
  };

  const method = ['GET', 'HEAD'];
  for (const url of ['/wiki', '/wiki/:section'])
    app.route<{ Params: Parameters }>({
      method,
      url,
      handler: ({ params: { section } }, reply) =>
        answer(reply, section ?? '', (world) => sectionHead(section, world)),
    });
  for (const url of ['/items/:id', '/wiki/:section/:id'])
    app.route<{ Params: Parameters }>({
      method,
      url,
      handler: ({ params: { section = 'items', id = '' } }, reply) =>
        answer(reply, `${section}/${id}`, (world) => entryHead(section, id, world)),
    });
  // Sitemaps need whole addresses, so without the setting PUBLIC_URL there is none.
  if (origin === '') return;
  app.route({
    method,
    url: '/sitemap.xml',
    handler: (_request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(keep('/sitemap.xml', (world) => sitemap(origin, world))),
  });
  app.route({
    method,
    url: '/robots.txt',
    handler: (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`),
  });
}
