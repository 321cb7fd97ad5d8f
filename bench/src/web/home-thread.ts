import { amountsOf, type State } from '@slumberfell/engine';
import { API_BASE, routes } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import { veteran, world } from '../veteran.ts';
import { mainThreadOf } from './main-thread.ts';
import type { PlayerServer } from './player-server.ts';
import { inSlowBrowser, SIZES } from './slow-visit.ts';
import {
  forecastsDrawn,
  giveForecasts,
  type Kind,
  releaseForecasts,
  watchForecasts,
} from './watched-forecasts.ts';

/** Ms in which a screen that has been opened comes to rest, and the page has fetched its other screens. */
const QUIET = 5_500;

/** Trophies of a character whose nights are short enough for many rounds. */
const TROPHIES = 40;
/** Ms for which the screen is watched when nothing happens. */
const IDLE = 4_000;

/** Home may take this many times the CPU time of one forecast. */
const MOST = 1;

/** CPU time of the page's main thread while answers come and are drawn, in ms. */
interface Visit {
  readonly answers: number;
  /** In as long a time in which the screen is open and nothing is asked for. */
  readonly idle: number;
}

/** The screens with a sign that they are there, and the kind of requests that are answered; absent: all. */
const SCREENS: Readonly<Record<'home' | 'hunt', { path: string; sign: string; kind?: Kind }>> = {
  home: { path: '/home', sign: 'Tonight' },
  hunt: { path: '/local-combat', sign: 'Start open combat', kind: 'session' },
};

/**
 * Measures the CPU time of the page's main thread while Home is open and gets its best nights, its arc and
 * the next things, less that of as long a time in which nothing happens. It is compared with the screen of a
 * hunt that gets the one forecast of that hunt. A worker plays them; its time does not count. The veteran is
 * at rest.
 */
export async function homeFigure(server: PlayerServer, rounds: number): Promise<Figure> {
  const [desktop] = SIZES;
  return await inSlowBrowser(server, desktop, async (first) => {
    const headers = { origin: server.origin };
    const stopped = await first.request.post(API_BASE + routes.stop.path, { headers });
    if (!stopped.ok()) throw new Error(`Stopping was refused: ${await stopped.text()}`);
    const visits: Record<keyof typeof SCREENS, Visit[]> = { home: [], hunt: [] };
    // The first round fills the browser's cache.
    for (let round = 0; round <= rounds; round++) {
      for (const screen of ['home', 'hunt'] as const) {
        // A new page each time: with another document a page may get another process, whose time is new.
        const page = await first.context().newPage();
        const one = await visit(page, screen);
        await page.close();
        if (round > 0) visits[screen].push(one);
      }
    }
    const [home, hunt] = [medianOf(visits.home), medianOf(visits.hunt)];
    return {
      name: 'main thread, the best nights and the arc of Home to the forecast of one hunt',
      ratio: (home.answers - home.idle) / (hunt.answers - hunt.idle),
      limit: MOST,
      goal: 'at most',
      detail: `${wordsOf(home)} to ${wordsOf(hunt)}`,
    };
  });
}

const medianOf = (visits: readonly Visit[]): Visit => ({
  answers: median(visits.map(({ answers }) => answers)),
  idle: median(visits.map(({ idle }) => idle)),
});

const wordsOf = ({ answers, idle }: Visit): string => `${answers.toFixed(0)} ms less ${idle.toFixed(0)} idle`;

async function visit(page: Page, screen: keyof typeof SCREENS): Promise<Visit> {
  const { path, sign, kind } = SCREENS[screen];
  await watchForecasts(page, true);
  const thread = await mainThreadOf(page);
  await page.goto(path);
  await page.getByRole('main').getByText(sign, { exact: true }).first().waitFor();
  await page.waitForTimeout(QUIET);
  const [before, begin] = [await thread.cpuTime(), performance.now()];
  await (kind === undefined ? releaseForecasts(page) : giveForecasts(page, kind));
  await forecastsDrawn(page);
  const [after, waited] = [await thread.cpuTime(), performance.now() - begin];
  const rests = performance.now();
  await page.waitForTimeout(IDLE);
  await forecastsDrawn(page);
  const idle = (await thread.cpuTime()) - after;
  return { answers: after - before, idle: (idle * waited) / (performance.now() - rests) };
}

/** A veteran with few trophies. */
export function withFewTrophies(): State {
  const state = veteran();
  const few = world.sets.relicariumEntries.slice(0, TROPHIES).map(({ itemId }) => [itemId, 1]);
  state.shown = { ...state.shown, trophies: amountsOf(Object.fromEntries(few)) };
  return state;
}
