import { readFileSync } from 'node:fs';
import { BASE_IDLE_TIME, STYLE_ADVANTAGE, STYLE_DISADVANTAGE, sessionCap } from '@slumberfell/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';
import { craftOf, itemNamed } from './world.ts';

/** The version of the web workspace, which the page shows. */
const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../apps/web/package.json', import.meta.url), 'utf8'),
) as { readonly version: string };

const flax = craftOf(itemNamed('Raw Flax'));
const carp = craftOf(itemNamed('Drowsy Carp'));

/** An article of each category, with text that it must contain: values of rules and names of the content. */
const READ = [
  {
    category: 'General',
    title: 'While You Rest',
    says: [sessionCap(BASE_IDLE_TIME, flax.baseActionTime).toLocaleString('en')],
  },
  {
    category: 'Combat',
    title: 'Damage in Numbers',
    says: [
      `${STYLE_ADVANTAGE} with the Upper Hand`,
      `${STYLE_DISADVANTAGE} against a style that beats yours`,
    ],
  },
  {
    category: 'Skills',
    title: 'Fishing',
    says: [`Drowsy Carpin Lanternlea${carp.requiredLevel}${carp.baseActionTime} s${carp.experience}`],
  },
] as const;

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the guide' });

test.each([PHONE])('a player reads articles of the guide, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'guide' }, async (browser) => {
    const { page } = browser;
    const guide = page.getByRole('navigation', { name: 'Guide' });
    const openContents = async () => {
      if (browser.isPhone) await page.getByText('All articles', { exact: true }).click();
      await guide.waitFor();
    };
    await createPlayer(browser, server, `Reader ${size.name}`);
    await page.goto('/home');
    await page.getByText('Alpha players will be rewarded on release.', { exact: false }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: `Patch notes ${VERSION}` })
      .waitFor();
    await browser.capture('home');
    await page.getByRole('main').getByRole('link', { name: 'Game guide' }).click();
    await heading(page, 'Game Guide').waitFor();
    await browser.capture('first-page');

    for (const { category, title, says } of READ) {
      await openContents();
      const list = guide.getByRole('button', { name: category, exact: true });
      await list.click();
      await guide.getByRole('link', { name: title, exact: true }).waitFor({ state: 'hidden' });
      await list.click();
      if (title === 'Fishing') await browser.inspect('contents');
      await guide.getByRole('link', { name: title, exact: true }).click();
      await heading(page, title).waitFor();
      await browser.capture(title);
      const text = await page.getByRole('article').textContent();
      for (const words of says) expect(text).toContain(words);
    }

    await page.locator('summary').filter({ hasText: 'Tier 1' }).click();
    await browser.inspect('recipes');
    const otherPlayers = page.getByRole('navigation', { name: 'Neighbouring articles' });
    await otherPlayers.getByRole('link', { name: 'Next Tailoring' }).click();
    await heading(page, 'Tailoring').waitFor();
    await page.goBack();
    await heading(page, 'Fishing').waitFor();

    await page.goto('/game-guide/food#the-healing-threshold');
    const section = page.getByRole('heading', { level: 2, name: 'The healing threshold' });
    await section.waitFor();
    await browser.capture('section');
    const top = (await section.boundingBox())?.y ?? Number.NaN;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(size.height / 3);
    const sections = page.getByRole('navigation', { name: 'On this page' });
    expect(await sections.isVisible()).toBe(!browser.isPhone);

    browser.monitor.allow(/404/);
    await page.goto('/game-guide/yodelling');
    await heading(page, 'Page not found').waitFor();
    await browser.capture('no-such-article');
    await page.getByRole('link', { name: 'Back to the guide' }).click();
    await heading(page, 'Game Guide').waitFor();
  });
});

test.each([DESKTOP])('links on screens open the article that explains them, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'guide-links' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Asker ${size.name}`);
    await page.goto('/home');
    await page.getByRole('link', { name: 'What happens while you rest' }).click();
    await heading(page, 'While You Rest').waitFor();

    await page.goto('/equipment');
    if (browser.isPhone) await page.getByRole('button', { name: 'Attributes' }).click();
    await page.getByRole('link', { name: 'What each of these does' }).waitFor();
    await browser.capture('attributes');
    await page.getByRole('link', { name: 'What each of these does' }).click();
    await heading(page, 'What Each Attribute Does').waitFor();

    await page.getByRole('button', { name: /Lanternlea/ }).click();
    const map = page.getByRole('dialog');
    await map.getByRole('link', { name: 'About the regions, and travelling' }).scrollIntoViewIfNeeded();
    await browser.capture('map');
    await map.getByRole('link', { name: 'About the regions, and travelling' }).click();
    await heading(page, 'The Six Regions').waitFor();
    await map.waitFor({ state: 'detached' });
  });
});

test.each([PHONE])('the guide can be searched with the keyboard alone, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'guide-search' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Seeker ${size.name}`);
    await page.goto('/game-guide');
    await field(page).focus();
    await page.keyboard.type('miniboss walk');
    await page.getByRole('status').filter({ hasText: 'about “miniboss walk”' }).waitFor();
    await browser.inspect('found');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await heading(page, 'Open Combat').waitFor();
    expect(await field(page).inputValue()).toBe('');

    await field(page).focus();
    await page.keyboard.type('xylophone');
    await page.getByRole('status').filter({ hasText: 'Nothing was found for “xylophone”.' }).waitFor();
    await browser.inspect('not-found');
    await page.keyboard.press('Escape');
    await heading(page, 'Open Combat').waitFor();
  });
});

test('the patch notes describe this version', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'patch-notes' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Herald');
    await page.goto('/home');
    await browser.go('Patch Notes');
    await heading(page, 'Patch Notes').waitFor();
    expect(await page.getByRole('article').textContent()).toContain(`Version ${VERSION}`);
  });
});
