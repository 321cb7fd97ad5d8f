import { skillsOf } from '@slumberfell/engine';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAYERS } from '../sweeps/screens.ts';
import { settle } from './inspect.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { collect } from './steps/collector.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
  await server.news.post('command line', { title: 'A second server', body: 'It is faster.' });
});
afterAll(() => server.close());

/** The places at the bottom of every screen of the game, each with what tells that its screen is there. */
const PLACES = [
  ['Home', (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ })],
  ['Skills', (page: Page) => page.getByRole('dialog', { name: 'Skills' })],
  ['Bag', (page: Page) => page.getByRole('heading', { level: 1, name: 'Inventory' })],
  ['Combat', (page: Page) => page.getByRole('heading', { level: 1, name: /Combat/ })],
  ['Region', (page: Page) => page.getByRole('heading', { level: 1, name: 'Combat in Lanternlea' })],
  ['Plan', (page: Page) => page.getByRole('heading', { level: 1, name: 'Plan' })],
] as const;

const NAMES = PLACES.map(([name]) => name);

/** Screens of the sweep that are not in the game's layout. */
const OUTSIDE = new Set(['/characters', '/account', '/account/logout', '/admin/admin-control', '/loading']);

/** Height in px of the part of the screen that the thumb of the hand that holds the phone reaches. */
const REACH = 300;
/** Lowest allowed width and height of a place, in px. */
const FINGER = 44;

const shortcuts = (page: Page): Locator => page.getByRole('navigation', { name: 'Shortcuts' });
const place = (page: Page, name: string): Locator => shortcuts(page).getByText(name, { exact: true });

/**
 * Measures the places. A press at the centre of a place, and near its corners, must hit it.
 * @returns the names of the places, and a sentence for each fault
 */
const measurePlaces = (page: Page): Promise<{ names: string[]; faults: string[] }> =>
  shortcuts(page).evaluate(
    (navigation, [reach, finger]) => {
      const places = [...navigation.querySelectorAll<HTMLElement>('a, button')];
      const faults = places.flatMap((one) => {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        const name = one.textContent;
        const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
        );
        const isHit = points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
        return [
          ...(width < finger || height < finger ? [`${name} is ${width}x${height}`] : []),
          ...(top < innerHeight - reach || bottom > innerHeight ? [`${name} is at ${top} to ${bottom}`] : []),
          ...(isHit ? [] : [`${name} is covered`]),
        ];
      });
      return { names: places.map(({ textContent }) => textContent ?? ''), faults };
    },
    [REACH, FINGER] as const,
  );

test('six places are one press away in reach of the thumb, on every screen of the game', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'one-hand' }, async (browser) => {
    const { page } = browser;
    browser.monitor.allow(/40[34]/);
    await createPlayer(browser, server, 'One Thumb');
    await collect(browser, server, 'half');
    const screens = PLAYERS.filter(({ path }) => !OUTSIDE.has(path));
    for (const [index, { path, shows }] of screens.entries()) {
      await page.goto(path);
      // This server has fewer players on the boards than that of the sweep.
      if (shows && !path.startsWith('/leaderboards')) await shows(page).waitFor();
      else await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([path, await measurePlaces(page)]).toEqual([path, { names: NAMES, faults: [] }]);
      const [name, shown] = PLACES[index % PLACES.length] as (typeof PLACES)[number];
      await place(page, name).click();
      await shown(page).waitFor();
    }
  });
});

test('the places are large enough at 320 px, and with text of twice the size', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'one-hand-sizes' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Small Glass');
    const session = await page.context().newCDPSession(page);
    for (const [width, text] of [
      [320, 16],
      [320, 32],
      [390, 32],
      [560, 32],
    ] as const) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
      await page.setViewportSize({ width, height: PHONE.height });
      await page.goto('/inventory');
      await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
      await settle(page);
      expect([width, text, await measurePlaces(page)]).toEqual([width, text, { names: NAMES, faults: [] }]);
      const cut = await shortcuts(page)
        .getByText(/./)
        .evaluateAll((words) =>
          words.flatMap((word) => {
            const { left, right } = word.getBoundingClientRect();
            const around = word.closest('a, button')?.getBoundingClientRect();
            return around && left >= around.left && right <= around.right ? [] : [word.textContent];
          }),
        );
      expect([width, text, cut]).toEqual([width, text, []]);
      await browser.capture(`bag-${width}-${text}`);
      await place(page, 'Skills').click();
      await page.getByRole('dialog', { name: 'Skills' }).getByRole('link').first().waitFor();
      await browser.capture(`skills-${width}-${text}`);
    }
  });
});

/** Names of words of the running action that something covers, and of its buttons that are too small. */
const controlFaults = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Current action' }).evaluate((control, finger) => {
    const buttons = [...control.querySelectorAll('button')];
    const small = buttons.filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width < finger || height < finger;
    });
    const words = [...control.querySelectorAll('span, a')].filter(
      (one) => one.children.length === 0 && one.textContent !== '' && one.closest('button') === null,
    );
    const covered = words.filter((word) => {
      const box = word.getBoundingClientRect();
      return buttons.some((button) => {
        const other = button.getBoundingClientRect();
        const isBeside = box.right <= other.left + 1 || box.left >= other.right - 1;
        return !isBeside && box.bottom > other.top + 1 && box.top < other.bottom - 1;
      });
    });
    return [...small, ...covered].map(({ textContent }) => textContent ?? '');
  }, FINGER);

test('the words of what runs have room at any size of text, and the place of the plan counts its steps', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'one-hand-control' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Long Words');
    await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 600 });
    const itemId = itemNamed('Raw Meadowhide').id;
    const steps = [1, 2].map((amount) => ({ name: 'begin-crafting', input: { itemId, amount } }) as const);
    await sendCall(browser, server, 'set-plan', { steps });
    const session = await page.context().newCDPSession(page);
    for (const [width, text] of [
      [320, 16],
      [390, 16],
      [390, 32],
    ] as const) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
      await page.setViewportSize({ width, height: PHONE.height });
      await page.goto('/pets');
      await shortcuts(page).getByRole('link', { name: 'Plan, 2 to come' }).waitFor();
      await page.getByRole('region', { name: 'Current action' }).getByText(/then/).waitFor();
      await settle(page);
      expect([width, text, await controlFaults(page)]).toEqual([width, text, []]);
      await browser.capture(`control-${width}-${text}`);
    }
    expect(await page.getByRole('region', { name: 'Current action' }).getByRole('link').count()).toBe(1);
  });
});

test('one press shows all skills, the next one opens a skill, and the sheet closes in every way', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'skill-sheet' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Many Trades');
    await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 5_760 });
    await page.goto('/home');
    const sheet = page.getByRole('dialog', { name: 'Skills' });
    const skills = place(page, 'Skills');
    const button = shortcuts(page).getByRole('button', { name: 'Skills' });
    const focusIsIn = (selector: string) =>
      page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector);
    const open = async () => {
      await skills.click();
      await sheet.getByRole('link').first().waitFor();
      await expect.poll(() => focusIsIn('[role=dialog]')).toBe(true);
    };
    await open();
    const links = sheet.getByRole('link');
    const names = skillsOf('gathering', 'crafting', 'combat').map(({ name }) => name);
    const found = await links.evaluateAll((all) =>
      all.map((link) => link.querySelector('span > span')?.textContent),
    );
    expect(found).toEqual(names);
    await settle(page);
    const sizes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(FINGER);
    await sheet.getByRole('link', { name: /^Harvesting Under way, level 1/ }).waitFor();
    expect(await sheet.getByText('Under way').count()).toBe(1);
    await browser.inspect('skills');

    // The other places stay in reach while the sheet is open.
    expect(await measurePlaces(page)).toEqual({ names: NAMES, faults: [] });
    await skills.click();
    await sheet.waitFor({ state: 'detached' });
    await open();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => focusIsIn('nav[aria-label=Shortcuts] button')).toBe(true);
    // Only a page that was left by a link, and not by an address, can keep the Back button to itself.
    await place(page, 'Plan').click();
    await page.getByRole('heading', { level: 1, name: 'Plan' }).waitFor();
    await place(page, 'Home').click();
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    await open();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    await open();
    await place(page, 'Home').click();
    await sheet.waitFor({ state: 'detached' });
    await open();
    await place(page, 'Bag').click();
    await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
    await sheet.waitFor({ state: 'detached' });

    await open();
    await sheet.getByRole('link', { name: /^Cooking/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Cooking' }).waitFor();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('screen');
    expect(await button.getAttribute('aria-current')).toBe('page');
    // The skill that is open already closes the sheet too.
    await open();
    await sheet.getByRole('link', { name: /^Cooking/ }).click();
    await sheet.waitFor({ state: 'detached' });
  });
});

test('a press on the current place returns to the top of its screen', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'place-again' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Twice Tapped');
    await collect(browser, server, 'half');
    await page.goto('/inventory');
    await page.getByRole('main').locator('li').getByRole('button').first().waitFor();
    await page.setViewportSize({ width: PHONE.width, height: 500 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await place(page, 'Bag').click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
