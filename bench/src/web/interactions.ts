import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import type { Suite } from '../suite.ts';
import { collector } from './collector.ts';
import { machineSpeed, PHONE_SPEED } from './machine-speed.ts';
import { type Play, playCombat, playInventory } from './play.ts';
import { openPlayerServer, type PlayerServer } from './player-server.ts';
import { inSlowBrowser, SIZES, type Size, slowDown } from './slow-visit.ts';

interface Amounts {
  /** How often each screen is visited. The median of the visits counts. */
  readonly visits: number;
}

export const INTERACTIONS: Suite<Amounts> = {
  full: { visits: 5 },
  short: { visits: 1 },
  measure: interactionFigures,
};

/** Highest allowed Interaction to Next Paint in ms: half of what web.dev/articles/inp calls good. */
const LONGEST = 100;

const SCREENS = [
  { name: 'inventory of 2,000 kinds', play: playInventory },
  { name: 'combat with a full log', play: playCombat },
] as const;

/** Ms of hunting before the visit: it fills the combat log, and is too short for an idle report. */
const HUNTED = 9 * 60_000;

/** Measures Interaction to Next Paint on a slow machine, while a player uses the controls of a screen. */
async function interactionFigures({ visits: count }: Amounts): Promise<Figure[]> {
  const server = await openPlayerServer({ state: collector(), hunted: HUNTED });
  try {
    const figures: Figure[] = [];
    for (const screen of SCREENS) {
      for (const size of SIZES) {
        const visits: Visit[] = [];
        for (let index = 0; index < count; index++) visits.push(await visit(server, size, screen.play));
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
    await server.close();
  }
}

interface Visit {
  /** Interaction to Next Paint of the visit, in ms. */
  readonly worst: number;
  /** Speed of the browser without throttling, as `machineSpeed` returns it. */
  readonly speed: number;
}

const visit = (server: PlayerServer, size: Size, play: Play): Promise<Visit> =>
  inSlowBrowser(server, size, async (page) => {
    const speed = await machineSpeed(page);
    await watchInteractions(page);
    await play(page, () => slowDown(page));
    return { worst: await interactionToNextPaint(page), speed };
  });

interface Interactions {
  readonly interactions: Map<number, number>;
}

/** Makes the page record the duration of each interaction. Must be called before the page opens. */
async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const interactions = new Map<number, number>();
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      }
      // The cast is needed because TypeScript's DOM types lack the newer property `durationThreshold`.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * The longest interaction so far, in ms. The very longest are left out: one for every fifty interactions
 * (web.dev/articles/inp).
 * @throws Error when there was no interaction
 */
async function interactionToNextPaint(page: Page): Promise<number> {
  // The browser reports the duration of the last interaction after a delay.
  await page.waitForTimeout(500);
  const { all, count } = await page.evaluate(() => ({
    all: [...(window as unknown as Interactions).interactions.values()],
    count: performance.interactionCount,
  }));
  if (count === 0) throw new Error('There was no interaction');
  const sorted = all.sort((one, other) => other - one);
  // If the browser has reported no interaction, the result is 16: it reports none that is shorter than 16 ms.
  return sorted[Math.min(sorted.length - 1, Math.floor(count / 50))] ?? 16;
}
