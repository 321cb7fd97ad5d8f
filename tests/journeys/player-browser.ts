import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_BASE, type LayoutData, routes } from '@slumberfell/protocol';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumOptions } from './chromium.ts';
import { ConsoleMonitor } from './console-monitor.ts';
import { inspect, settle } from './inspect.ts';
import type { JourneyServer } from './journey-server.ts';
import { textOf } from './page-text.ts';
import type { Size } from './sizes.ts';
import { watchTranslation } from './translation-watch.ts';

/**
 * Whether journeys write screenshots (`SHOTS=1 npx vitest run --project tests ...`). A failed journey always
 * writes one.
 */
const TAKES_PICTURES = process.env.SHOTS === '1';

const ARTIFACTS = fileURLToPath(new URL('../artifacts/', import.meta.url));

/** Ms that a test waits for something on the page. The time is long because the machine may be busy. */
const TIMEOUT = 30_000;

/** Name of the event that moves a page's clock forward by the event's `detail`, in ms. */
const FORWARD = 'journey-forward';

interface PlayerBrowserOptions {
  readonly server: JourneyServer;
  readonly size: Size;
  /** Name of the journey. Its screenshots are in `tests/artifacts/<name>/`. */
  readonly name: string;
  /**
   * Whether animations run. Default: false, which makes the browser prefer reduced motion, so that tests do
   * not wait.
   */
  readonly moves?: boolean;
  /** The origin at which the player opens the game. Default: that of the server, on localhost. */
  readonly address?: string;
  /** The folder in which the browser keeps its profile. Default: nothing is kept. */
  readonly profile?: string;
  /**
   * Whether the page may register its service worker, which shows a page when there is no network or server.
   */
  readonly installs?: boolean;
  /**
   * Whether the page shows celebrations of firsts. Default: false, because they move what other journeys
   * press.
   */
  readonly celebrates?: boolean;
}

/**
 * A player's browser: a Chromium context with one page. It collects accessibility violations and complaints.
 */
export class PlayerBrowser {
  readonly page: Page;
  readonly size: Size;
  readonly monitor: ConsoleMonitor;
  readonly #server: JourneyServer;
  readonly #context: BrowserContext;
  readonly #folder: string;
  readonly #violations: string[] = [];
  #pictures = 0;

  private constructor(
    context: BrowserContext,
    page: Page,
    { server, size }: PlayerBrowserOptions,
    folder: string,
  ) {
    this.#context = context;
    this.page = page;
    this.#server = server;
    this.size = size;
    this.#folder = folder;
    this.monitor = new ConsoleMonitor(context);
  }

  /**
   * Opens a browser, runs `play` and closes the browser.
   * @throws what `play` throws, or an assertion error when the browser has a complaint (`ConsoleMonitor`) or
   *   an accessibility violation
   */
  static async play(
    options: PlayerBrowserOptions,
    play: (browser: PlayerBrowser) => Promise<void>,
  ): Promise<void> {
    const browser = await PlayerBrowser.#begin(options);
    try {
      await play(browser);
    } catch (error) {
      await browser.page.screenshot({ path: join(browser.#folder, 'failure.png') }).catch(() => undefined);
      console.error(browser.#faults.join('\n'));
      // A failed comparison of lists, such as one of faults, shows no more of them than their number.
      if (error instanceof Error && 'actual' in error && Array.isArray(error.actual))
        error.message += `\n${error.actual.join('\n')}`;
      if (error instanceof Error) error.message += `\nThe page showed:\n${await textOf(browser.page)}\n`;
      throw error;
    } finally {
      await browser.#context.close();
    }
    expect(browser.#faults).toEqual([]);
  }

  static async #begin(options: PlayerBrowserOptions): Promise<PlayerBrowser> {
    const { size, server, profile, name, installs = false, moves = false, celebrates = false } = options;
    const { address = server.url } = options;
    const window: BrowserContextOptions = {
      baseURL: address,
      viewport: { width: size.width, height: size.height },
      hasTouch: size.name === 'phone',
      reducedMotion: moves ? 'no-preference' : 'reduce',
      serviceWorkers: installs ? 'allow' : 'block',
    };
    const context =
      profile === undefined
        ? await (await server.browser()).newContext(window)
        : await chromium.launchPersistentContext(profile, { ...chromiumOptions(), ...window });
    context.setDefaultTimeout(TIMEOUT);
    await context.addInitScript((forward) => {
      const now = Date.now.bind(Date);
      let ahead = 0;
      Date.now = () => now() + ahead;
      // `Date.now()` and `performance.now()` move together. Otherwise the page would detect that the system
      // clock was set.
      const steady = performance.now.bind(performance);
      performance.now = () => steady() + ahead;
      addEventListener(forward, (event) => {
        ahead += (event as CustomEvent<number>).detail;
      });
    }, FORWARD);
    await context.addInitScript(watchTranslation);
    if (!celebrates)
      await context.addInitScript(() => {
        // A page without an address has no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem('slumberfell.celebrations', 'none');
      });
    const folder = join(ARTIFACTS, name, size.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const browser = new PlayerBrowser(
      context,
      context.pages()[0] ?? (await context.newPage()),
      options,
      folder,
    );
    browser.monitor.allow(/Service Worker registration blocked by Playwright/);
    return browser;
  }

  /** The complaints and accessibility violations so far. */
  get #faults(): readonly string[] {
    return [...this.monitor.complaints, ...this.#violations];
  }

  get isPhone(): boolean {
    return this.size.name === 'phone';
  }

  /** Disconnects the browser from the network, or connects it again. */
  async setOffline(offline: boolean): Promise<void> {
    await this.#context.setOffline(offline);
  }

  /** Opens another tab of the same browser. */
  newTab(): Promise<Page> {
    return this.#context.newPage();
  }

  /**
   * Moves the clocks of the server and of this browser's pages forward. If an event is then more than 10 s
   * late (`LATE` in `playback.ts`), the server sends no frames for the skipped time, and the page fetches the
   * layout.
   */
  async forward(milliseconds: number): Promise<void> {
    await Promise.all(
      this.#context.pages().map((page) =>
        page.evaluate(
          ([forward, detail]) => {
            dispatchEvent(new CustomEvent(forward, { detail }));
          },
          [FORWARD, milliseconds] as const,
        ),
      ),
    );
    this.#server.clock.forward(milliseconds);
  }

  /** Moves the clocks forward to an instant, epoch ms, if it is in the future. */
  async forwardTo(at: number): Promise<void> {
    const left = at - this.#server.clock.now();
    if (left > 0) await this.forward(left);
  }

  /**
   * Checks the page with axe, and takes a screenshot if screenshots are on.
   * @param isBusy whether a part of the screen stays busy, because the test holds back an answer
   */
  async inspect(picture: string, page: Page = this.page, isBusy = false): Promise<void> {
    await this.capture(picture, page, isBusy);
    await settle(page, isBusy);
    for (const violation of await inspect(page, this.size.asksForColours))
      this.#violations.push(`${picture}: ${violation}`);
  }

  /**
   * Waits for the screen, and takes a screenshot if screenshots are on. Does not run axe: use it where
   * another test runs axe on a similar screen.
   */
  async capture(picture: string, page: Page = this.page, isBusy = false): Promise<void> {
    // Moves the pointer to a corner, so that no tooltip covers a part of the screenshot.
    await page.mouse.move(0, 0);
    // Waits for the screen: each screen has a main heading, and the loading gate has none.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    if (!TAKES_PICTURES) return;
    await settle(page, isBusy);
    this.#pictures += 1;
    const number = String(this.#pictures).padStart(2, '0');
    await page.screenshot({ path: join(this.#folder, `${number}-${picture}.png`) });
  }

  /** Opens a screen by its link in the navigation. On phones it first opens the navigation. */
  async go(link: string | RegExp): Promise<void> {
    const navigation = this.page.getByRole('navigation', { name: 'Game' });
    if (this.isPhone) await this.page.getByRole('button', { name: 'Toggle navigation' }).click();
    await navigation.getByRole('link', { name: link }).click();
    if (this.isPhone) await navigation.waitFor({ state: 'detached' });
  }

  /** Fetches the layout with this browser's login. The page itself takes no part. */
  async layout(): Promise<LayoutData> {
    const answer = await this.page.request.get(API_BASE + routes['get-layout-data'].path);
    return answer.json();
  }
}
