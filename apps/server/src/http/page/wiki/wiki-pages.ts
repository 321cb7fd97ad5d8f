import type { World } from '@slumberfell/engine';
import type { PageRoute } from '@slumberfell/protocol';
import { LRUCache } from 'lru-cache';
import type { Game } from '../../../game.ts';
import { GAME_NAME, type ServerLook } from '../../../look/server-look.ts';
import { madeFromContent } from '../../answers/made-from-content.ts';
import { PreparedText } from '../../answers/prepared-text.ts';
import { readPictureManifest } from '../../pictures/manifest.ts';
import type { Page } from '../page.ts';
import type { PageParameters } from '../page-addresses.ts';
import { entryHead, headTags, sectionHead, type WikiHead } from './wiki-head.ts';

/** Maximum number of cached pages. A page has about 8 KB. */
const MAX_CACHED = 500;

export interface WikiDependencies {
  readonly game: Pick<Game, 'content'>;
  readonly pictureDirectory: string;
  readonly publicUrl: URL | null;
  readonly look: ServerLook;
}

type HeadIn = (world: World, parameters: PageParameters) => WikiHead | null;

/** What the head of each route of the Wiki says. */
const HEADS = {
  '/wiki': (world) => sectionHead(undefined, world),
  '/wiki/$section': (world, { section }) => sectionHead(section, world),
  '/wiki/$section/$entryId': (world, { section = '', entryId = '' }) => entryHead(section, entryId, world),
  '/items/$itemId': (world, { itemId = '' }) => entryHead('items', itemId, world),
} satisfies Partial<Record<PageRoute, HeadIn>>;

type WikiRoute = keyof typeof HEADS;

/**
 * The page at the addresses of the Wiki, with a title, a description and a picture of their own, for previews
 * of links and search engines, which run no scripts. They come from the content that is live, so a host's own
 * world has its own.
 */
export class WikiPages {
  readonly #page: Page;
  readonly #game: Pick<Game, 'content'>;
  readonly #siteName: string;
  readonly #origin: string | null;
  readonly #pictures: string | null;
  readonly #cached: ReturnType<typeof madeFromContent<LRUCache<string, PreparedText>>>;

  constructor(page: Page, { game, pictureDirectory, publicUrl, look }: WikiDependencies) {
    const manifest = readPictureManifest(pictureDirectory);
    this.#page = page;
    this.#game = game;
    this.#siteName = look.name ?? GAME_NAME;
    this.#origin = publicUrl?.origin ?? null;
    this.#pictures = manifest && `/pictures/${manifest.version}`;
    this.#cached = madeFromContent(game, () => new LRUCache({ max: MAX_CACHED }));
  }

  static has(route: PageRoute): route is WikiRoute {
    return Object.hasOwn(HEADS, route);
  }

  /**
   * The page at an address, made once for each content; null where nothing is. Unknown addresses are not
   * cached: there are endlessly many, and each costs little.
   */
  at(route: WikiRoute, parameters: PageParameters): PreparedText | null {
    const live = this.#game.content.live();
    const cached = this.#cached(live);
    // Route and parameters stay apart in the key, since a decoded parameter may contain any character.
    const key = JSON.stringify([route, parameters]);
    const known = cached.get(key);
    if (known !== undefined) return known;
    const head = HEADS[route](live.world, parameters);
    if (head === null) return null;
    const { title, tags } = headTags(head, this.#siteName, this.#origin, this.#pictures);
    // A crawler reads thousands of pages once each, so they are not compressed.
    const made = new PreparedText(this.#page.withHead(title, tags), { isCompressed: false });
    cached.set(key, made);
    return made;
  }
}
