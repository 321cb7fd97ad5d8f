import type { FastifyInstance } from 'fastify';
import type { Game } from '../../../game.ts';
import { madeFromContent } from '../../answers/made-from-content.ts';
import { PreparedText } from '../../answers/prepared-text.ts';
import { sitemap } from './sitemap.ts';

/**
 * Serves `/sitemap.xml` and `/robots.txt`, for search engines.
 * @param origin of the game: sitemaps need whole addresses.
 */
export function serveSitemap(app: FastifyInstance, origin: string, game: Pick<Game, 'content'>): void {
  const map = madeFromContent(game, ({ world }) => new PreparedText(sitemap(origin, world)));
  const robots = new PreparedText(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`);
  const serve = (url: string, type: string, text: () => PreparedText): void => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) =>
        text().send(request, reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache')),
    });
  };
  serve('/sitemap.xml', 'application/xml', map);
  serve('/robots.txt', 'text/plain', () => robots);
}
