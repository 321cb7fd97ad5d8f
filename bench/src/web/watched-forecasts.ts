import type { Page } from 'playwright-core';

/** What is asked for, as the page names it. */
export type Kind = 'session' | 'tonight' | 'arc';

/** What `watchForecasts` stores in the page's `window`. */
interface Watched {
  /** How many forecasts have been asked for. */
  asked: number;
  /** Whether what is asked for waits in `held`. */
  isHeld: boolean;
  /** What has been asked for and the worker has not been given, by the id of the request. */
  readonly held: Map<number, () => void>;
  /** The kinds of all requests, by their ids. */
  readonly kinds: Map<number, string>;
  /** The ids of the requests whose last answer is not there yet. */
  readonly open: ReadonlySet<number>;
}
declare const window: Watched;

/**
 * Makes the page record what it asks its worker, and the last answers. Must be called before it opens.
 * @param isHeld whether the worker is given no request before `giveForecasts`
 */
export async function watchForecasts(page: Page, isHeld = false): Promise<void> {
  await page.addInitScript((isHeld) => {
    const watched = Object.assign(window, {
      asked: 0,
      isHeld,
      held: new Map<number, () => void>(),
      kinds: new Map<number, string>(),
      open: new Set<number>(),
    });
    globalThis.Worker = class extends Worker {
      constructor(...[address, options]: ConstructorParameters<typeof Worker>) {
        super(address, options);
        this.addEventListener('message', ({ data }) => {
          if (data.type !== 'content-missing' && (data.type !== 'answer' || data.isDone))
            watched.open.delete(data.id);
        });
      }
      override postMessage(message: { type: string; id: number; request: { kind: string } }): void {
        if (message.type === 'cancel') {
          watched.open.delete(message.id);
          if (watched.held.delete(message.id)) return;
        }
        if (message.type !== 'ask') {
          super.postMessage(message);
          return;
        }
        watched.asked++;
        watched.kinds.set(message.id, message.request.kind);
        if (watched.isHeld) watched.held.set(message.id, () => this.#give(message));
        else this.#give(message);
      }
      #give(message: { type: string; id: number }): void {
        watched.open.add(message.id);
        super.postMessage(message);
      }
    };
  }, isHeld);
}

/** From now on only what is asked for later counts. What is held is never given to the worker. */
export async function forgetForecasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.asked = 0;
    window.held.clear();
  });
}

/** Gives the worker the requests that are held. @param kind only of this kind; the others are forgotten */
export async function giveForecasts(page: Page, kind: Kind | null = null): Promise<void> {
  await page.evaluate((kind) => {
    for (const [id, give] of window.held) if (kind === null || window.kinds.get(id) === kind) give();
    window.held.clear();
  }, kind);
}

/** The same, and from now on no request is held. */
export async function releaseForecasts(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isHeld: false }));
  await giveForecasts(page);
}

/** Ms that answers may take. The search of the best nights takes longest. */
const PATIENCE = 120_000;

/** Waits until all that was asked for is answered and drawn. */
export async function forecastsDrawn(page: Page): Promise<void> {
  const options = { polling: 100, timeout: PATIENCE };
  await page.waitForFunction(() => window.asked > 0 && window.open.size === 0, undefined, options);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
