import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { collector } from './collector.ts';
import { machineSpeed, PHONE_SPEED } from './machine-speed.ts';
import { type Play, playCombat, playInventory } from './play.ts';
import { openPlayerServer, type PlayerServer } from './player-server.ts';
import { inSlowBrowser, SIZES, type Size, slowDown } from './slow-visit.ts';

/** Visits of each screen, of which the median counts. */
const VISITS = 5;
/** Limit in ms: half of the limit that web.dev/articles/inp calls good. */
const LONGEST = 100;

const SCREENS = [
  { name: 'inventory of 2,000 kinds', play: playInventory },
  { name: 'combat with a full log', play: playCombat },
] as const;

/** Ms of hunting before the visit: enough for a full log, and too short for the notice about a rest. */
const HUNTED = 9 * 60_000;

/** Measures Interaction to Next Paint on a slow machine, for a player who uses every control of a screen. */
export async function interactionFigures(): Promise<Figure[]> {
  const server = await openPlayerServer({ state: collector(), hunted: HUNTED });
  try {
    const figures: Figure[] = [];
    for (const screen of SCREENS) {
      for (const size of SIZES) {
        const visits: Visit[] = [];
        for (let index = 0; index < VISITS; index++) visits.push(await visit(server, size, screen.play));
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
  /** Ms of the worst interaction. */
  readonly worst: number;
  /** As of `machineSpeed`. */
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

/** Records the duration of each interaction in the page. Must be called before the page opens. */
async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const interactions = new Map<number, number>();
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      }
      // The types do not know the newer property `durationThreshold`, hence the cast.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/**
 * The worst interaction so far. With fifty interactions or more, one is left out per fifty
 * (web.dev/articles/inp).
 * @throws Error when there was no interaction
 */
async function interactionToNextPaint(page: Page): Promise<number> {
  // The browser reports the last paint a moment later.
  await page.waitForTimeout(500);
  const { all, count } = await page.evaluate(() => ({
    all: [...(window as unknown as Interactions).interactions.values()],
    count: performance.interactionCount,
  }));
  if (count === 0) throw new Error('There was no interaction');
  const sorted = all.sort((one, other) => other - one);
  // The browser counts interactions under 16 ms but does not report them.
  return sorted[Math.min(sorted.length - 1, Math.floor(count / 50))] ?? 16;
}
