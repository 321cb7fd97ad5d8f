import { API_BASE, routes } from '@slumberfell/protocol';
import type { BrowserContext, Page } from 'playwright-core';

const LAYOUT = API_BASE + routes['get-layout-data'].path;

/**
 * Notes whatever a browser complains of: console errors and warnings, exceptions, requests that failed or were refused.
 * A test that provokes a complaint forgives it by its words.
 */
export class Witness {
  /** Fetches of the layout so far, on all pages. */
  layoutFetches = 0;
  readonly #complaints: string[] = [];
  readonly #forgiven: RegExp[] = [];

  constructor(context: BrowserContext) {
    for (const page of context.pages()) this.#watch(page);
    context.on('page', (page) => this.#watch(page));
  }

  /** From now on, and for what has been noted already. */
  forgive(...words: readonly RegExp[]): void {
    this.#forgiven.push(...words);
  }

  get complaints(): readonly string[] {
    return this.#complaints.filter((complaint) => !this.#forgiven.some((words) => words.test(complaint)));
  }

  #watch(page: Page): void {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#note(`console ${message.type()}`, message.text());
    });
    page.on('pageerror', (error) => this.#note('exception', error.stack ?? error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === LAYOUT) this.layoutFetches += 1;
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Whoever leaves a page calls off what was on its way.
      if (why !== 'net::ERR_ABORTED') this.#note('request failed', `${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`answer ${response.status()}`, response.url());
    });
  }

  #note(kind: string, words: string): void {
    this.#complaints.push(`${kind}: ${words}`);
  }
}
