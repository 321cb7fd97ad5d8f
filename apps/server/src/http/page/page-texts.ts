import type { World } from '@slumberfell/engine';
import { characterIdAt, GUIDE_ARTICLES, type PageRoute, skillAt } from '@slumberfell/protocol';
import type { Game } from '../../game.ts';
import { PreparedText } from '../answers/prepared-text.ts';
import type { Page } from './page.ts';
import type { PageParameters } from './page-addresses.ts';
import { type WikiDependencies, WikiPages } from './wiki/wiki-pages.ts';

const ARTICLES: ReadonlySet<string> = new Set(GUIDE_ARTICLES);

/** Whether the page has something at the parameters of a route. `web-client.ts` asks for characters. */
const HAS: Partial<Record<PageRoute, (parameters: PageParameters, world: World) => boolean>> = {
  '/skills/$skillName': ({ skillName = '' }, { sets }) => skillAt(sets.skills, skillName) !== undefined,
  '/game-guide/{-$articleId}': ({ articleId }) => articleId === undefined || ARTICLES.has(articleId),
  '/profile/$characterId': ({ characterId = '' }) => characterIdAt(characterId) !== null,
};

/** The texts of the page by its routes: the landing page, the pages of the Wiki, and one for all others. */
export class PageTexts {
  /** The page without a head of its own. Its script shows the screen, or that there is none. */
  readonly other: PreparedText;
  readonly #landing: PreparedText;
  readonly #wiki: WikiPages;
  readonly #game: Pick<Game, 'content'>;

  constructor(page: Page, dependencies: WikiDependencies) {
    this.other = new PreparedText(page.other);
    this.#landing = new PreparedText(page.landing);
    this.#wiki = new WikiPages(page, dependencies);
    this.#game = dependencies.game;
  }

  /** The text at an address; null where a parameter is missing, or where nothing is at the parameters. */
  at(route: PageRoute, parameters: PageParameters): PreparedText | null {
    // The router takes the end of `/skills/` for a parameter.
    if (Object.values(parameters).includes('')) return null;
    if (route === '/') return this.#landing;
    if (WikiPages.has(route)) return this.#wiki.at(route, parameters);
    const has = HAS[route];
    return has === undefined || has(parameters, this.#game.content.live().world) ? this.other : null;
  }
}
