import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_BASE, type LayoutData, routes } from '@slumberfell/protocol';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumOptions } from './chromium.ts';
import { Witness } from './console-monitor.ts';
import { inspect, settle } from './inspect.ts';
import type { House } from './journey-server.ts';
import type { Size } from './sizes.ts';

/** Whether the journeys keep pictures of what they see (`SHOTS=1 npx vitest run --project tests ...`). Of a failure there is one always. */
const TAKES_PICTURES = process.env.SHOTS === '1';

const ARTIFACTS = fileURLToPath(new URL('../artifacts/', import.meta.url));

/** How long a page may take to show what it should, in ms. Not a measure: the machine may be busy. */
const PATIENCE = 30_000;

/** Tells a page's clock how far to move on; its document listens from the beginning. */
const FORWARD = 'journey-forward';

interface VisitOptions {
  readonly house: House;
  readonly size: Size;
  /** The folder of its screenshots: `tests/artifacts/<name>/`. */
  readonly name: string;
  /** Whether things move as they do for most; else the browser asks for rest, and nobody waits for what slides and fades. */
  readonly moves?: boolean;
  /** The folder in which the browser keeps what it remembers; without it, it forgets everything. */
  readonly profile?: string;
  /** Whether the page may be installed, with what it keeps for when there is no server. */
  readonly installs?: boolean;
}

/** A browser as one player has it: whatever it remembers is of this visit alone, and so is what it showed and complained of. */
export class Visit {
  readonly page: Page;
  readonly size: Size;
  readonly witness: Witness;
  readonly #house: House;
  readonly #context: BrowserContext;
  readonly #folder: string;
  readonly #violations: string[] = [];
  #pictures = 0;

  private constructor(context: BrowserContext, page: Page, { house, size }: VisitOptions, folder: string) {
    this.#context = context;
    this.page = page;
    this.#house = house;
    this.size = size;
    this.#folder = folder;
    this.witness = new Witness(context);
  }

  /** Opens a browser, lets the player play, and closes it. Fails when the play fails, or the browser complained. */
  static async play(options: VisitOptions, play: (visit: Visit) => Promise<void>): Promise<void> {
    const visit = await Visit.#begin(options);
    try {
      await play(visit);
    } catch (error) {
      await visit.page.screenshot({ path: join(visit.#folder, 'failure.png') }).catch(() => undefined);
      console.error(visit.#faults.join('\n'));
      throw error;
    } finally {
      await visit.#context.close();
    }
    expect(visit.#faults).toEqual([]);
  }

  static async #begin(options: VisitOptions): Promise<Visit> {
    const { size, house, profile, name, installs = false, moves = false } = options;
    const window: BrowserContextOptions = {
      baseURL: house.url,
      viewport: { width: size.width, height: size.height },
      hasTouch: size.name === 'phone',
      reducedMotion: moves ? 'no-preference' : 'reduce',
      serviceWorkers: installs ? 'allow' : 'block',
    };
    const context =
      profile === undefined
        ? await (await house.browser()).newContext(window)
        : await chromium.launchPersistentContext(profile, { ...chromiumOptions(), ...window });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript((forward) => {
      const now = Date.now.bind(Date);
      let ahead = 0;
      Date.now = () => now() + ahead;
      // Else the page would take it for a clock that was set.
      const steady = performance.now.bind(performance);
      performance.now = () => steady() + ahead;
      addEventListener(forward, (event) => {
        ahead += (event as CustomEvent<number>).detail;
      });
    }, FORWARD);
    const folder = join(ARTIFACTS, name, size.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const visit = new Visit(context, context.pages()[0] ?? (await context.newPage()), options, folder);
    visit.witness.forgive(/Service Worker registration blocked by Playwright/);
    return visit;
  }

  /** Everything that a screen must not do. */
  get #faults(): readonly string[] {
    return [...this.witness.complaints, ...this.#violations];
  }

  get isPhone(): boolean {
    return this.size.name === 'phone';
  }

  /** Takes the network away from the browser, or gives it back. */
  async setOffline(offline: boolean): Promise<void> {
    await this.#context.setOffline(offline);
  }

  /** Another tab of the same browser. */
  newTab(): Promise<Page> {
    return this.#context.newPage();
  }

  /** Lets the game's time pass, for the server as for this browser. At most 10 s at once are shown moment by moment. */
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
    this.#house.clock.forward(milliseconds);
  }

  /** Lets time pass up to an instant, if it lies ahead. */
  async forwardTo(at: number): Promise<void> {
    const left = at - this.#house.clock.now();
    if (left > 0) await this.forward(left);
  }

  /**
   * Has axe inspect what is shown, and takes a picture of it if pictures are asked for.
   * @param asksForColours whether colours are inspected, which are the same at every size
   */
  async look(picture: string, page: Page = this.page, { asksForColours = true } = {}): Promise<void> {
    await this.glance(picture, page);
    await settle(page);
    for (const violation of await inspect(page, asksForColours))
      this.#violations.push(`${picture}: ${violation}`);
  }

  /** Waits for the screen, and takes a picture of it if pictures are asked for; the like of it is inspected elsewhere. */
  async glance(picture: string, page: Page = this.page): Promise<void> {
    // Nothing is to be hovered over: a tooltip would lie in the picture.
    await page.mouse.move(0, 0);
    // The screen itself, and not the lamp that is lit until it is here.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    if (!TAKES_PICTURES) return;
    await settle(page);
    this.#pictures += 1;
    const number = String(this.#pictures).padStart(2, '0');
    await page.screenshot({ path: join(this.#folder, `${number}-${picture}.png`) });
  }

  /** Goes to a screen of the game by the navigation, which phones keep in a drawer. */
  async go(link: string | RegExp): Promise<void> {
    const navigation = this.page.getByRole('navigation', { name: 'Game' });
    if (this.isPhone) await this.page.getByRole('button', { name: 'Toggle navigation' }).click();
    await navigation.getByRole('link', { name: link }).click();
    if (this.isPhone) await navigation.waitFor({ state: 'detached' });
  }

  /** What the server tells this browser's session now, asked beside the page. */
  async layout(): Promise<LayoutData> {
    const answer = await this.page.request.get(API_BASE + routes['get-layout-data'].path);
    return answer.json();
  }
}
