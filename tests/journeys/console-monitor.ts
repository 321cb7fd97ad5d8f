import { API_BASE, routes } from '@slumberfell/protocol';
import type { BrowserContext, Page } from 'playwright-core';

const LAYOUT = API_BASE + routes['get-layout-data'].path;

/**
 * Collects the complaints of a browser: console errors and warnings, exceptions, failed requests, and answers
 * with a status of 400 or above. A test that causes a complaint on purpose allows it with `allow`.
 */
export class ConsoleMonitor {
  /** How many times the pages of the browser have called `get-layout-data`. */
  layoutFetches = 0;
  readonly #complaints: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(context: BrowserContext) {
    for (const page of context.pages()) this.#watch(page);
    context.on('page', (page) => this.#watch(page));
  }

  /** Ignores complaints that match one of the patterns, earlier and later ones. */
  allow(...words: readonly RegExp[]): void {
    this.#allowed.push(...words);
  }

  get complaints(): readonly string[] {
    return this.#complaints.filter((complaint) => !this.#allowed.some((words) => words.test(complaint)));
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
      // When a player leaves a page, the browser aborts the page's requests. That is no complaint.
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
