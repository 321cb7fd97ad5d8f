import type { PageRoute } from '@slumberfell/protocol';
import type { Page } from './page.ts';
import type { PageParameters } from './page-addresses.ts';
import { PreparedText } from './prepared-text.ts';
import { type WikiDependencies, WikiPages } from './wiki/wiki-pages.ts';

/** The texts of the page by its routes: the landing page, the pages of the Wiki, and one for all others. */
export class PageTexts {
  /** The page without a head of its own. Its script shows the screen, or that there is none. */
  readonly other: PreparedText;
  readonly #landing: PreparedText;
  readonly #wiki: WikiPages;

  constructor(page: Page, dependencies: WikiDependencies) {
    this.other = new PreparedText(page.other);
    this.#landing = new PreparedText(page.landing);
    this.#wiki = new WikiPages(page, dependencies);
  }

  /** The text at an address; null where a parameter is missing, or where the Wiki has no such entry. */
  at(route: PageRoute, parameters: PageParameters): PreparedText | null {
    // The router takes the end of `/skills/` for a parameter.
    if (Object.values(parameters).includes('')) return null;
    if (route === '/') return this.#landing;
    return WikiPages.has(route) ? this.#wiki.at(route, parameters) : this.other;
  }
}
