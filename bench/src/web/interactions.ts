import { amountsOf, type State } from '@slumberfell/engine';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { world } from '../veteran.ts';
import { veteranState } from '../veterans-house.ts';
import { chromiumPath } from './chromium.ts';
import { type Play, playCombat, playInventory } from './play.ts';
import { openPlayerHouse, type PlayerHouse } from './player-house.ts';

/** Visits of each screen; their median counts (issue 6). */
const VISITS = 5;
/** How much slower than this machine the player's is. */
const SLOWDOWN = 4;
/** Issue 6, in ms: half of what web.dev/articles/inp calls good. */
const LONGEST = 100;

const SIZES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;
type Size = (typeof SIZES)[number];

const SCREENS = [
  { name: 'inventory of 2,000 kinds', play: playInventory },
  { name: 'combat with a full log', play: playCombat },
] as const;

/** ms: enough for a full log, and not so long that the player is told of a rest first. */
const HUNTED = 9 * 60_000;

/** A veteran with everything there is: 2,305 kinds in the shipped world. */
function collector(): State {
  const state = veteranState();
  const inventory = amountsOf(Object.fromEntries(world.sets.items.map(({ id }) => [id, 1_000 + id])));
  return { ...state, shown: { ...state.shown, inventory } };
}

/** Interaction to Next Paint of a player who does all that a screen lets him do, on a slow machine. */
export async function interactionFigures(): Promise<Figure[]> {
  const house = await openPlayerHouse({ state: collector(), hunted: HUNTED });
  try {
    const figures: Figure[] = [];
    for (const screen of SCREENS) {
      for (const size of SIZES) {
        const worst: number[] = [];
        for (let index = 0; index < VISITS; index++) worst.push(await visit(house, size, screen.play));
        figures.push({
          name: `${screen.name}, on a ${size.name}: INP in ms`,
          ratio: median(worst),
          limit: LONGEST,
          goal: 'at most',
          detail: `of ${worst.join(', ')}`,
        });
      }
    }
    return figures;
  } finally {
    await house.close();
  }
}

/** @returns what the worst interaction of the visit took, in ms */
async function visit(
  { origin, cookie }: PlayerHouse,
  { viewport, hasTouch }: Size,
  play: Play,
): Promise<number> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    viewport,
    hasTouch,
    baseURL: origin,
  });
  try {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const page = context.pages()[0] ?? (await context.newPage());
    await watchInteractions(page);
    await play(page, () => slowDown(page));
    return await interactionToNextPaint(page);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

interface Interactions {
  readonly interactions: Map<number, number>;
}

/** Keeps how long each interaction has taken, to be read at the end. To be put in place before the page is opened. */
async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const interactions = new Map<number, number>();
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      }
      // Without the cast the threshold, which is newer than the types, would be unknown.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * The worst interaction so far; of fifty and more, the worst but one in each fifty (web.dev/articles/inp).
 * @throws Error when nobody has touched anything
 */
async function interactionToNextPaint(page: Page): Promise<number> {
  // What was painted last is told of a moment later.
  await page.waitForTimeout(500);
  const { all, count } = await page.evaluate(() => ({
    all: [...(window as unknown as Interactions).interactions.values()],
    count: performance.interactionCount,
  }));
  if (count === 0) throw new Error('Nobody has touched anything');
  const sorted = all.sort((one, other) => other - one);
  // Those that took less than 16 ms are counted, and not told of.
  return sorted[Math.min(sorted.length - 1, Math.floor(count / 50))] ?? 16;
}
