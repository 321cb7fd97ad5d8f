import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import type { Suite } from '../suite.ts';
import { collector } from './collector.ts';
import { openPlayerServer, type PlayerServer } from './player-server.ts';
import { inSlowBrowser, SIZES, type Size, slowDown } from './slow-visit.ts';

interface Amounts {
  /** How often the screen is visited at each size of the browser. The median of the visits counts. */
  readonly visits: number;
  /** How many items the inventory has at most. */
  readonly kinds: number;
}

export const SCROLLING: Suite<Amounts> = {
  full: { visits: 3, kinds: Number.POSITIVE_INFINITY },
  short: { visits: 1, kinds: 200 },
  measure: scrollFigures,
};

/**
 * `TURN`: px per step of the mouse wheel. `PAUSE`: ms between two steps. Sixteen steps per second are fast
 * scrolling.
 */
const TURN = 120;
const PAUSE = 60;

/**
 * Highest allowed ms between two frames of the page's main thread. `USUAL` is our own limit for the 95th
 * percentile. `LONGEST` is the limit of web.dev/articles/inp, for the longest interval. The browser scrolls
 * without the main thread, but new rows appear only with its frames: if they are late, a player sees empty
 * rows.
 */
const USUAL = 100;
const LONGEST = 200;

/** What `watchFrames` stores in the page's `window`: the ms between frames. */
interface Watching {
  readonly frames: { readonly intervals: number[] };
}

interface Frames {
  /** `usual`: the 95th percentile of the ms between frames. `longest`: the longest interval, in ms. */
  readonly usual: number;
  readonly longest: number;
}

/**
 * Measures the intervals between frames while a full inventory scrolls from its first row to its last, on a
 * slow machine.
 */
async function scrollFigures({ visits: count, kinds }: Amounts): Promise<Figure[]> {
  const server = await openPlayerServer({ state: collector(kinds) });
  try {
    const figures: Figure[] = [];
    for (const size of SIZES) {
      const visits: Frames[] = [];
      for (let index = 0; index < count; index++) visits.push(await scrollThrough(server, size));
      const of = (pick: (frames: Frames) => number) => visits.map((frames) => Math.round(pick(frames)));
      const [usual, longest] = [of((frames) => frames.usual), of((frames) => frames.longest)];
      const name = `scrolling 2,000 kinds, on a ${size.name}`;
      figures.push(
        {
          name: `${name}: 95 of 100 frames within ms`,
          ratio: median(usual),
          limit: USUAL,
          goal: 'at most',
          detail: `of ${usual.join(', ')}`,
        },
        {
          name: `${name}: longest frame in ms`,
          ratio: median(longest),
          limit: LONGEST,
          goal: 'at most',
          detail: `of ${longest.join(', ')}`,
        },
      );
    }
    return figures;
  } finally {
    await server.close();
  }
}

const scrollThrough = (server: PlayerServer, size: Size): Promise<Frames> =>
  inSlowBrowser(server, size, async (page) => {
    await page.goto('/inventory');
    await page.getByRole('main').locator('li').nth(20).waitFor();
    await page.waitForTimeout(4_000);
    await slowDown(page);
    await page.evaluate(watchFrames);
    await scroll(page, size);
    const intervals = await page.evaluate(() => (window as unknown as Watching).frames.intervals);
    const sorted = intervals.sort((one, other) => one - other);
    const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    return { usual: at(0.95), longest: at(1) };
  });

/**
 * Records the intervals between frames. It runs in the page, so it cannot use other functions of this file.
 * It has no named inner functions, because the compiler adds a helper for such functions, which the page does
 * not have.
 */
function watchFrames(): void {
  const frames = {
    intervals: [] as number[],
    last: performance.now(),
    next(now: number): void {
      frames.intervals.push(now - frames.last);
      frames.last = now;
      requestAnimationFrame(frames.next);
    },
  };
  Object.assign(window, { frames });
  requestAnimationFrame(frames.next);
}

/** Scrolls with the mouse wheel to the end of the page. */
async function scroll(page: Page, { viewport }: Size): Promise<void> {
  await page.mouse.move(viewport.width * 0.4, viewport.height * 0.6);
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));
  for (let distance = await left(); distance > 1; distance = await left()) {
    for (let turned = 0; turned < distance; turned += TURN) {
      await page.mouse.wheel(0, TURN);
      await page.waitForTimeout(PAUSE);
    }
  }
}
