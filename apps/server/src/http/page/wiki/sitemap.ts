import { WIKI_SECTIONS, type World, wikiIds, wikiPath } from '@slumberfell/engine';
import { escapeHtml } from '../../../lib/escape-html.ts';

/** The most addresses that a sitemap may list (sitemaps.org). */
const MOST = 50_000;

/** The sitemap of all pages that search engines may list: the landing page and the Wiki. */
export function sitemap(origin: string, world: World): string {
  const paths = [
    '/',
    '/wiki',
    ...WIKI_SECTIONS.map((section) => `/wiki/${section}`),
    ...WIKI_SECTIONS.flatMap((section) => wikiIds(section, world).map((id) => wikiPath({ section, id }))),
  ];
  const lines = paths.slice(0, MOST).map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>\n',
  ].join('\n');
}
