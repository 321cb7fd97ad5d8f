import { API_BASE, routes } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { dungeon } from '../veteran.ts';
import { mainThreadOf } from './main-thread.ts';
import type { PlayerServer } from './player-server.ts';
import { inSlowBrowser, SIZES } from './slow-visit.ts';
import { forecastsDrawn, forgetForecasts, giveForecasts, watchForecasts } from './watched-forecasts.ts';

/** Ms in which a screen that has been opened comes to rest. */
const QUIET = 1_500;
/** Ms in which the page has fetched its other screens. */
const PREFETCH = 4_000;

/** The forecast may take this share of the CPU time of opening its screen. */
const MOST = 0.05;

/** CPU time of the page's main thread in one visit, in ms. */
interface Visit {
  /** Loading the page with the dungeons of the region. */
  readonly load: number;
  /** Opening the dialog of a dungeon. */
  readonly dialog: number;
  /** Asking for the forecasts of the dialog and drawing the answers. */
  readonly forecast: number;
  /** As long a time in which the dialog is open and nothing is forecast. */
  readonly idle: number;
}

/**
 * Measures the CPU time of the page's main thread during the forecasts of a dungeon's dialog: from the
 * request until the last answer is drawn, less that of as long a time in which nothing happens. It is
 * compared with loading the page and opening the dialog without any forecast, in the same visit. The page's
 * requests are held until the dialog is at rest, so the two do not overlap. The veteran is at rest.
 */
export async function dungeonFigure(server: PlayerServer, rounds: number): Promise<Figure> {
  const [desktop] = SIZES;
  return await inSlowBrowser(server, desktop, async (first) => {
    const stopped = await first.request.post(API_BASE + routes.stop.path, {
      headers: { origin: server.origin },
    });
    if (!stopped.ok()) throw new Error(`Stopping was refused: ${await stopped.text()}`);
    const visits: Visit[] = [];
    // The first visit fills the browser's cache.
    for (let round = 0; round <= rounds; round++) {
      // A new page each time. A page that loads another document may get another process, whose time is new.
      const page = await first.context().newPage();
      const one = await visit(page);
      await page.close();
      if (round > 0) visits.push(one);
    }
    const medianOf = (pick: (visit: Visit) => number): number => median(visits.map(pick));
    const [load, dialog] = [medianOf((one) => one.load), medianOf((one) => one.dialog)];
    const [forecast, idle] = [medianOf((one) => one.forecast), medianOf((one) => one.idle)];
    return {
      name: 'main thread, forecast of a dungeon to opening its screen',
      ratio: (forecast - idle) / (load + dialog),
      limit: MOST,
      goal: 'at most',
      detail: `${ms(forecast)} less ${ms(idle)} idle, to ${ms(load)} of loading and ${ms(dialog)} of the dialog`,
    };
  });
}

const ms = (time: number): string => `${time.toFixed(0)} ms`;

async function visit(page: Page): Promise<Visit> {
  await watchForecasts(page, true);
  const thread = await mainThreadOf(page);
  const spent = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await thread.cpuTime();
    await work();
    return (await thread.cpuTime()) - before;
  };
  const tile = page.getByRole('button', { name: dungeon.name });
  const load = await spent(async () => {
    await page.goto('/local-combat');
    await tile.waitFor();
    await page.waitForTimeout(QUIET);
  });
  await page.waitForTimeout(PREFETCH);
  await forgetForecasts(page);
  const dialog = await spent(async () => {
    await tile.click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Runs' }).waitFor();
    await page.waitForTimeout(QUIET);
  });
  const begin = performance.now();
  const forecast = await spent(async () => {
    await giveForecasts(page);
    await forecastsDrawn(page);
  });
  const waited = performance.now() - begin;
  const idle = await spent(async () => {
    await giveForecasts(page);
    await page.waitForTimeout(waited);
    await forecastsDrawn(page);
  });
  return { load, dialog, forecast, idle };
}
