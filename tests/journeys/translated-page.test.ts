import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { tileOf } from './steps/belongings.ts';
import { leaveButton } from './steps/combat-begun.ts';
import { createPlayer } from './steps/create-player.ts';
import { logged, watchFor } from './steps/first-hunt.ts';
import { openSkill } from './steps/first-trades.ts';
import { beginFlax } from './steps/night.ts';
import { countTranslated, translate } from './translator.ts';
import { itemNamed } from './world.ts';

const FLAX = itemNamed('Raw Flax');
/** Ms of one action of gathering flax. */
const ACTION = 5_000;

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('a translated page goes on counting', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'translated-page' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Linguist');
    await page.goto('/home');
    await beginFlax(browser);
    const plain = await browser.newTab();
    await plain.goto('/home');
    await plain.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    await browser.go('Home');
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    // The translator's own changes look to the watch like those of a page that is not safe to translate.
    browser.monitor.allow(/Not safe to translate/);
    await translate(page);
    expect(await countTranslated(page)).toBeGreaterThan(50);

    // Beside the name of what is gathered: how much of it, and the time left.
    const control = 'section[aria-label="Current action"]';
    const gathered = async () =>
      Number(/Gathered (\d+) \/ 5,760/.exec(await textOf(page, control))?.[1] ?? Number.NaN);
    for (let round = 0; round < 2; round++) {
      const before = await gathered();
      await browser.forward(ACTION);
      await expect.poll(gathered, { timeout: 30_000 }).toBeGreaterThan(before);
      await expectSame(page, plain, control);
    }

    // The translated page is not loaded again from here on.
    await openSkill(browser, 'Harvesting');
    await goTo(plain, /^Harvesting/, 'Harvesting');
    await browser.forward(2 * ACTION);
    await expectSame(page, plain, 'main header, main h1, main [role="progressbar"]');
    await browser.go('Inventory');
    await goTo(plain, 'Inventory', 'Inventory');
    await browser.forward(ACTION);
    await tileOf(browser, FLAX).waitFor();
    await expectSame(page, plain, 'main');

    await browser.go('Combat in your Area');
    await page.getByRole('button', { name: 'Start open combat' }).click();
    await page.getByRole('button', { name: 'End it and begin' }).click();
    await leaveButton(page).waitFor();
    await goTo(plain, 'Current Combat', 'Lanternlea');
    await watchFor(browser, logged(browser, /^You hit for /));
    await watchFor(
      browser,
      page
        .getByRole('log')
        .getByText(/Victory over|sends you home/)
        .or(page.getByRole('main').getByText(/^(Your legend came home early|All is quiet)\./)),
    );
    await expectSame(page, plain, '[role="log"]');
    await browser.inspect('translated');
    for (const screen of ['Equipment', 'Relicarium', 'Bestiary', 'Leaderboards', 'Home'])
      await browser.go(screen);
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    await goTo(plain, 'Home', /^Welcome, /);
    await expectSame(page, plain, 'header, [role="navigation"], nav');
    expect(await page.getByText('This page fell asleep.').count()).toBe(0);
  });
});

async function goTo(page: Page, link: string | RegExp, heading: string | RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: link }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** The text of the elements that a selector matches, with single spaces. */
const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).allTextContents()).join('\n').replaceAll(/\s+/g, ' ');

/** Waits until both pages show the same text, and not none, in the elements that a selector matches. */
async function expectSame(page: Page, plain: Page, selector: string): Promise<void> {
  const difference = async () => {
    const [translated, original] = await Promise.all([textOf(page, selector), textOf(plain, selector)]);
    if (original === '') return `${selector} is empty`;
    return translated === original ? '' : `${translated}\ninstead of\n${original}`;
  };
  await expect.poll(difference, { timeout: 30_000 }).toBe('');
}
