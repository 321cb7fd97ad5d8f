import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { collector } from './collector.ts';
import { openPlayerServer, type PlayerServer } from './player-server.ts';
import { inSlowBrowser, SIZES, type Size, slowDown } from './slow-visit.ts';

/** Visits at each size, of which the median counts. */
const VISITS = 3;

/** Px per step of the mouse wheel, and ms between two steps: sixteen steps a second are a fast hand. */
const TURN = 120;
const PAUSE = 60;

/**
 * Limits in ms: ours for the 95th percentile, and that of web.dev/articles/inp for the longest frame. The
 * browser scrolls on its own; only new rows wait for these frames, and with later frames a player sees empty
 * rows.
 */
const USUAL = 100;
const LONGEST = 200;

/** What `watchFrames` stores in the page: the times between frames, in ms. */
interface Watching {
  readonly frames: { readonly intervals: number[] };
}

interface Frames {
  /** 95th percentile of the times between frames, and the longest, in ms. */
  readonly usual: number;
  readonly longest: number;
}

/** Measures frames while a full bag scrolls from its first row to its last, on a slow machine. */
export async function scrollFigures(): Promise<Figure[]> {
  const server = await openPlayerServer({ state: collector() });
  try {
    const figures: Figure[] = [];
    for (const size of SIZES) {
      const visits: Frames[] = [];
      for (let index = 0; index < VISITS; index++) visits.push(await scrollThrough(server, size));
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
 * Runs in the page, where nothing else of this file exists. It has no named inner functions, because the
 * compiler would add a helper for them.
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

/** Scrolls with the wheel to the end. */
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
