import { isWikiSection, type WikiSection, type World, wikiEntry, wikiPath } from '@slumberfell/engine';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { entryDescription, sectionDescription } from './entry-description.ts';

/** What the head of an address of the Wiki says. Plain texts, not escaped. */
export interface WikiHead {
  readonly title: string;
  readonly description: string;
  /** The address under which search engines list the page, without the origin. */
  readonly path: string;
  /** The path of a built picture; null: that of the game. */
  readonly picturePath: string | null;
}

const SECTION_TITLES: Readonly<Record<WikiSection, string>> = {
  items: 'Items',
  enemies: 'Enemies',
  regions: 'Regions',
  dungeons: 'Dungeons',
  skills: 'Skills',
  recipes: 'Recipes',
};

/** An id as addresses have it. `007` is no id, so that each entry has one address. */
const ID = /^[1-9]\d{0,15}$/;

/** The head of `/wiki`, `/wiki/{section}`; null for a section that does not exist. */
export function sectionHead(name: string | undefined, world: World): WikiHead | null {
  if (name === undefined)
    return { title: 'Wiki', description: sectionDescription(null, world), path: '/wiki', picturePath: null };
  if (!isWikiSection(name)) return null;
  const description = sectionDescription(name, world);
  return { title: SECTION_TITLES[name], description, path: `/wiki/${name}`, picturePath: null };
}

/** The head of an entry; null when the world has no such entry. */
export function entryHead(section: string, id: string, world: World): WikiHead | null {
  const entry = isWikiSection(section) && ID.test(id) ? wikiEntry(section, Number(id), world) : undefined;
  return entry
    ? {
        title: entry.section === 'recipes' ? `${entry.name} (recipe)` : entry.name,
        description: entryDescription(entry, world),
        path: wikiPath(entry),
        picturePath: entry.picturePath,
      }
    : null;
}

const SHARED_PICTURE = 'brand/share.png';

/**
 * The title and the tags of a head as HTML.
 * @param siteName the name of the server
 * @param origin of the game. Null when the host has not set it: then the tags that need a whole address are
 *   left out, since sites and search engines ignore them without one.
 * @param pictures address of the built pictures without the origin; null when there are none
 */
export function headTags(
  { title, description, path, picturePath }: WikiHead,
  siteName: string,
  origin: string | null,
  pictures: string | null,
): { readonly title: string; readonly tags: string } {
  const meta = (key: 'name' | 'property', name: string, content: string): string =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  const address = origin === null ? null : escapeHtml(origin + path);
  const tags = [
    meta('name', 'description', description),
    ...(address === null ? [] : [`<link rel="canonical" href="${address}" />`]),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(address === null ? [] : [`<meta property="og:url" content="${address}" />`]),
    ...(origin === null || pictures === null
      ? []
      : [
          meta('property', 'og:image', `${origin}${pictures}/${picturePath ?? SHARED_PICTURE}`),
          meta('property', 'og:image:alt', title),
        ]),
    meta('name', 'twitter:card', picturePath === null ? 'summary_large_image' : 'summary'),
  ];
  return { title: escapeHtml(`${title} · ${siteName}`), tags: tags.join('\n    ') };
}
