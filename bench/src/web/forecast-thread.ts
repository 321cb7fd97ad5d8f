import { AS_OFTEN_AS_POSSIBLE } from '@slumberfell/engine';
import { API_BASE, type Input, routes } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import type { Suite } from '../suite.ts';
import { REGION, world } from '../veteran.ts';
import { collector } from './collector.ts';
import { dungeonFigure } from './dungeon-thread.ts';
import { homeFigure, withFewTrophies } from './home-thread.ts';
import { type MainThread, mainThreadOf } from './main-thread.ts';
import { openPlayerServer, type PlayerServer } from './player-server.ts';
import { inSlowBrowser, SIZES } from './slow-visit.ts';
import { forecastsDrawn, watchForecasts } from './watched-forecasts.ts';

interface Amounts {
  /** How often each forecast is asked for. The median counts. */
  readonly rounds: number;
}

export const FORECAST_THREAD: Suite<Amounts> = {
  full: { rounds: 9 },
  short: { rounds: 1 },
  measure: forecastFigures,
};

/** Ms in which a screen that has been opened comes to rest. */
const QUIET = 1_500;

/** The screen of the plan may take this many times the CPU time of the screen with one hunt. */
const MOST = 1;

const flax = world.sets.items.find(({ name }) => name === 'Raw Flax')?.id ?? 0;
const gather = (amount: number) => ({ name: 'begin-crafting', input: { itemId: flax, amount } }) as const;

/** Five steps for a whole night. */
const STEPS: Input<'set-plan'>['steps'] = [
  { name: 'sell-junk', input: {} },
  gather(500),
  { name: 'begin-hunting', input: { regionId: REGION, rest: true, until: { at: 7_200 } } },
  gather(500),
  gather(AS_OFTEN_AS_POSSIBLE),
];

/** For each screen its link, and what a player presses so that the screen asks for its forecast again. */
const SCREENS = {
  hunt: {
    link: /^Combat in your Area/,
    again: (page: Page) => page.getByLabel('Rest when the food runs low'),
  },
  plan: { link: /^Plan/, again: (page: Page) => page.getByRole('button', { name: /^Move down/ }).first() },
} as const;
type Screen = (typeof SCREENS)[keyof typeof SCREENS];

async function forecastFigures({ rounds }: Amounts): Promise<Figure[]> {
  const server = await openPlayerServer();
  const plan = await planFigure(server, rounds).finally(() => server.close());
  const full = await openPlayerServer({ state: collector() });
  const dungeon = await dungeonFigure(full, rounds).finally(() => full.close());
  const home = await openPlayerServer({ state: withFewTrophies() });
  return [plan, dungeon, await homeFigure(home, rounds).finally(() => home.close())];
}

/**
 * Measures the CPU time of the page's main thread from a press that asks for a forecast until the last answer
 * is drawn: on the screen of a plan of five steps, where the press moves a step, and on the screen with the
 * forecast of one hunt, which also asks what to pack. A worker plays the forecasts; its time does not count.
 */
async function planFigure(server: PlayerServer, rounds: number): Promise<Figure> {
  const [desktop] = SIZES;
  return await inSlowBrowser(server, desktop, async (page) => {
    await watchForecasts(page);
    await page.goto('/pets');
    const answer = await page.request.post(API_BASE + routes['set-plan'].path, {
      headers: { origin: server.origin },
      data: { steps: STEPS },
    });
    if (!answer.ok()) throw new Error(`The plan was refused: ${await answer.text()}`);
    const thread = await mainThreadOf(page);
    const spent = { hunt: [] as Spent[], plan: [] as Spent[] };
    // The first round warms up the scripts of the screens.
    for (let round = 0; round <= rounds; round++) {
      for (const screen of ['hunt', 'plan'] as const) {
        const one = await askAgain(page, thread, SCREENS[screen]);
        if (round > 0) spent[screen].push(one);
      }
    }
    const [hunt, plan] = [medianOf(spent.hunt), medianOf(spent.plan)];
    return {
      name: 'main thread, plan of five steps to one hunt',
      ratio: plan.worked / hunt.worked,
      limit: MOST,
      goal: 'at most',
      detail: `${wordsOf(plan)} to ${wordsOf(hunt)}`,
    };
  });
}

/** Ms from a press until the forecast is drawn: CPU time of the main thread, and all of them. */
interface Spent {
  readonly worked: number;
  readonly waited: number;
}

const medianOf = (all: readonly Spent[]): Spent => ({
  worked: median(all.map(({ worked }) => worked)),
  waited: median(all.map(({ waited }) => waited)),
});

const wordsOf = ({ worked, waited }: Spent): string => `${worked.toFixed(0)} ms of ${waited.toFixed(0)}`;

/** Opens a screen, and asks for its forecast again when it has come to rest. */
async function askAgain(page: Page, thread: MainThread, { link, again }: Screen): Promise<Spent> {
  await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: link }).click();
  await again(page).waitFor();
  await page.waitForTimeout(QUIET);
  await forecastsDrawn(page);
  await page.waitForTimeout(QUIET);
  await page.evaluate(() => Object.assign(window, { asked: 0 }));
  const [before, begin] = [await thread.cpuTime(), performance.now()];
  await again(page).click();
  await forecastsDrawn(page);
  return { worked: (await thread.cpuTime()) - before, waited: performance.now() - begin };
}
