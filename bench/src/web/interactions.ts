import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { collector } from './collector.ts';
import { machineSpeed, PHONE_SPEED } from './machine-speed.ts';
import { type Play, playCombat, playInventory } from './play.ts';
import { openPlayerHouse, type PlayerHouse } from './player-server.ts';
import { SIZES, type Size, slowDown, visiting } from './slow-visit.ts';

/** Visits of each screen; their median counts. */
const VISITS = 5;
/** Limit in ms: half of what web.dev/articles/inp calls good. */
const LONGEST = 100;

const SCREENS = [
  { name: 'inventory of 2,000 kinds', play: playInventory },
  { name: 'combat with a full log', play: playCombat },
] as const;

/** ms: enough for a full log, and not so long that the player is told of a rest first. */
const HUNTED = 9 * 60_000;

/** Interaction to Next Paint of a player who does all that a screen lets him do, on a slow machine. */
export async function interactionFigures(): Promise<Figure[]> {
  const house = await openPlayerHouse({ state: collector(), hunted: HUNTED });
  try {
    const figures: Figure[] = [];
    for (const screen of SCREENS) {
      for (const size of SIZES) {
        const visits: Visit[] = [];
        for (let index = 0; index < VISITS; index++) visits.push(await visit(house, size, screen.play));
        const worst = visits.map((each) => each.worst);
        const speed = median(visits.map((each) => each.speed));
        figures.push({
          name: `${screen.name}, on a ${size.name}: INP in ms`,
          ratio: median(worst),
          limit: LONGEST,
          goal: 'at most',
          detail: `of ${worst.join(', ')}; speed of the machine ${Math.round(speed)} (a Pixel 5: ${PHONE_SPEED})`,
        });
      }
    }
    return figures;
  } finally {
    await house.close();
  }
}

interface Visit {
  /** Ms: the worst interaction. */
  readonly worst: number;
  /** As of `machineSpeed`. */
  readonly speed: number;
}

const visit = (house: PlayerHouse, size: Size, play: Play): Promise<Visit> =>
  visiting(house, size, async (page) => {
    const speed = await machineSpeed(page);
    await watchInteractions(page);
    await play(page, () => slowDown(page));
    return { worst: await interactionToNextPaint(page), speed };
  });

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
