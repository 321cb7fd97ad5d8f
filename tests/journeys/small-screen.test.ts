import { EXPERIENCE_TABLE, SKILL } from '@slumberfell/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from './inspect.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { rewriteCharacter } from './rewrite-character.ts';
import { PHONE } from './sizes.ts';
import { tileOf } from './steps/belongings.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { clippedTexts } from './steps/clipped.ts';
import { collect } from './steps/collector.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { openSkill } from './steps/first-trades.ts';
import { LARGE_TEXT, textSetting, USUAL_TEXT } from './steps/text-setting.ts';
import { smallTargets } from './steps/touch-targets.ts';
import { showRest } from './steps/workshop.ts';
import { itemNamed, world } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
  await server.news.post('command line', { title: 'A second server', body: 'It is faster.' });
});
afterAll(() => server.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/**
 * The address and the heading of each main screen. The heading of the player's own profile is the character's
 * name.
 */
const SCREENS = [
  ['/home', /^Welcome/],
  ['/inventory', 'Inventory'],
  ['/equipment', 'Equipment'],
  ['/relicarium', 'Relicarium'],
  ['/bestiary', 'Bestiary'],
  ['/pets', 'Pets'],
  ['/local-combat', /^Combat in/],
  ['/combat', /Combat/],
  ['/skills/harvesting', 'Harvesting'],
  ['/skills/weaponsmithing', 'Weaponsmithing'],
  ['/leaderboards', 'Leaderboards'],
  ['/profile/1', /./],
  ['/game-guide', /./],
  ['/patch-notes', /./],
  ['/while-you-rest', 'While you rested'],
] as const;

test('every control on a phone is large enough for a finger', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'touch-targets' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Big Thumb');
    await collect(browser, server, 'half');
    await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 5_760 });
    const small: Record<string, string[]> = {};
    const measure = async (screen: string, within?: string) => {
      await settle(page);
      const found = await smallTargets(page, within);
      if (found.length > 0) small[screen] = found;
    };
    for (const [path, title] of SCREENS) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).first().waitFor();
      await measure(path);
    }

    await page.goto('/inventory');
    await tileOf(browser, itemNamed('Lea Barley Bread')).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Sell' }).click();
    await sheet.getByLabel('Quantity', { exact: true }).waitFor();
    await measure('sell', '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.goto('/skills/harvesting');
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await sheet.getByLabel('Amount', { exact: true }).waitFor();
    await measure('gather', '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Toggle navigation' }).click();
    await page.getByRole('navigation', { name: 'Game' }).waitFor();
    await measure('navigation', 'nav[aria-label=Game]');
    expect(small).toEqual({});
  });
});

test('the region’s name is shown at every width, and the gold once in the bag', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'top-bar' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Far Traveller');
    const far = world.sets.regions.find(({ name }) => name === 'Wrackglass Coast');
    await changeCharacter(browser, server, () => ({ gold: 98_765_432, regionId: far?.id ?? 1 }));
    await page.goto('/home');
    const map = page.getByRole('button', { name: /^Travel\. / });
    const name = map.getByText('Wrackglass Coast');
    for (const width of [320, 390, 768, 900, 1000]) {
      await page.setViewportSize({ width, height: PHONE.height });
      await name.waitFor();
      expect([width, await clippedTexts(page)]).toEqual([width, []]);
      const readOnly = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, readOnly]).toEqual([width, 0]);
      await browser.capture(`map-${width}`);
    }
    const gold = page.getByRole('banner').getByText('gold', { exact: false });
    expect(await gold.first().isVisible()).toBe(true);
    await page.setViewportSize(PHONE);
    await page.goto('/inventory');
    await page.getByRole('main').getByText('98,765,432 gold').waitFor();
    expect(await gold.first().isVisible()).toBe(false);
    await browser.inspect('bag');
  });
});

/** Finds words in the names on a board that the browser breaks across lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('rowheader').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const walker = document.createTreeWalker(row.querySelector('a') as Element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ ]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      return broken;
    }),
  );

test('names on a board break between words only, and a player without a score has no rank', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'board-names' }, async (browser) => {
    const { page } = browser;
    const names = ['Lanternkeeper', 'Bramblehopper', 'Tallow_smith_x', 'Idle Newcomer'];
    const ids: number[] = [];
    for (const name of names) {
      await page.context().clearCookies();
      await createPlayer(browser, server, name);
      ids.push((await browser.layout()).characterData.id);
    }
    await server.stop();
    for (const id of ids.slice(0, 3))
      await rewriteCharacter(server, id, ({ experience }) => ({
        experience: experience.map(() => EXPERIENCE_TABLE[80 + id] ?? 0),
      }));
    await server.start();
    await page.goto('/leaderboards?board=Level');
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await row('Idle Newcomer').waitFor();
    await row('Lanternkeeper').waitFor();
    expect(await brokenWords(page)).toEqual([]);
    const cut = await page
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length);
    expect(cut).toBe(0);
    expect(await row('Idle Newcomer').getByRole('cell').first().textContent()).toBe('–Not yet ranked');
    expect(await row('Idle Newcomer').getAttribute('data-crown')).toBeNull();
    await browser.inspect('level');
    await page.goto(`/profile/${ids[3]}`);
    await heading(page, 'Idle Newcomer').waitFor();
    await page.getByText('Not yet ranked').first().waitFor();
    // A new character has a rank on the board of gold only.
    await expect.poll(() => page.getByRole('link', { name: /^Rank / }).count()).toBe(1);
    await browser.inspect('newcomer');
  });
});

test('every recipe has its badge, and the one in progress is marked', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'recipe-rows' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Reader');
    await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 5_760 });
    await page.goto('/home');
    const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
    const badges = rows.getByText(/^(Learned|Unlearned)$/);
    for (const name of ['Harvesting', 'Mining', 'Logging', 'Fishing', 'Runecarving'] as const) {
      await openSkill(browser, name);
      await showRest(browser);
      const count = world.sets.crafteableItems.filter(({ skillId }) => skillId === SKILL[name]).length;
      await expect.poll(() => rows.count()).toBe(count);
      expect([name, await badges.count()]).toEqual([name, count]);
      if (name === 'Harvesting') {
        const running = page.getByRole('main').locator('[aria-current=true]');
        expect(await running.count()).toBe(1);
        expect(await running.textContent()).toMatch(/^Raw Flax.*, under way$/);
        await browser.inspect('under-way');
      }
    }
  });
});

/**
 * Each collection: the path and title of its screen, the filter of the inventory that this screen opens, and
 * an item in the inventory that can be claimed.
 */
const COLLECTIONS = [
  ['/relicarium', 'Relicarium', 'Trophies to claim', 'Golden Spindle of Flax'],
  ['/bestiary', 'Bestiary', 'Cards to claim', 'Radiant Card: Buttonhopper'],
  ['/pets', 'Pets', 'Pets to tame', 'Dandelion Mouse'],
] as const;

test('each collection opens the bag with the items that it can claim, and returns', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'waiting' }, async (browser) => {
    const { page } = browser;
    const bread = tileOf(browser, itemNamed('Lea Barley Bread'));
    await createPlayer(browser, server, 'Keeper');
    await collect(browser, server, 'half');
    for (const [path, title, choice, waiting] of COLLECTIONS) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Open the inventory' }).click();
      await heading(page, 'Inventory').waitFor();
      const category = page.getByRole('combobox', { name: 'Category' });
      expect(await category.locator('option:checked').textContent()).toBe(choice);
      await tileOf(browser, itemNamed(waiting)).waitFor();
      expect(await bread.count()).toBe(0);
      await browser.inspect(choice.replaceAll(' ', '-'));
      await page.reload();
      await tileOf(browser, itemNamed(waiting)).waitFor();
      expect(await bread.count()).toBe(0);
      await category.selectOption({ label: 'All' });
      await bread.waitFor();
      await page.goBack();
      await heading(page, title).waitFor();
    }
  });
});

/**
 * Parts of a screen by name, as selectors. Most are found by their role: classes have other names in each
 * build.
 */
const PARTS_OF_SCREEN = {
  'navigation entry': 'nav[aria-label=Game] a[href="/bestiary"]',
  'section of the navigation': 'nav[aria-label=Game] button[aria-expanded]',
  'action bar': 'section[aria-label="Current action"] [class*=title]',
  'detail of the action': 'section[aria-label="Current action"] [class*=detail]',
  place: 'nav[aria-label=Shortcuts] a',
  'top bar': 'header button[aria-label^=Travel]',
  chip: 'main [class*=chip]',
  'body text': 'main p',
  heading: 'h1',
  field: 'main input',
} as const;

/** Parts whose height is fixed, and must grow with their text. */
const BARS = {
  'top bar': 'header',
  'action bar': 'section[aria-label="Current action"]',
  'navigation entry': 'nav[aria-label=Game] a[href="/bestiary"]',
  place: 'nav[aria-label=Shortcuts] a',
} as const;

/** How much text of twice the size must be larger; sizes are rounded, and borders are in px. */
const GROWS_BY = 1.7;

/** A window in which the layout is the same at both sizes of text. */
const WINDOWS = [
  ['on a wide screen', { width: 1920, height: 1080 }, ['place']],
  ['on a phone', { width: 560, height: 844 }, ['navigation entry', 'section of the navigation']],
] as const;

/** @returns px of the font of each part that is there, and the heights of the bars */
const sizesOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(
    async ([parts, bars]) => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].find((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
      const sizes: Record<string, number> = {};
      for (const [name, selector] of Object.entries(parts)) {
        const part = shown(selector);
        if (part) sizes[`text of ${name}`] = Number.parseFloat(getComputedStyle(part).fontSize);
      }
      for (const [name, selector] of Object.entries(bars)) {
        const bar = shown(selector);
        if (bar) sizes[`height of ${name}`] = bar.getBoundingClientRect().height;
      }
      return sizes;
    },
    [PARTS_OF_SCREEN, BARS] as const,
  );

test('every text and every bar grows with the size of text of the browser', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'everything-grows' }, async (browser) => {
    const { page } = browser;
    const setText = await textSetting(page);
    await createPlayer(browser, server, 'Growing Letters');
    const small: string[] = [];
    for (const [where, viewport, absent] of WINDOWS) {
      const sizesAt = async (text: number) => {
        await setText(text);
        await page.setViewportSize(viewport);
        await page.goto('/bestiary');
        await heading(page, 'Bestiary').waitFor();
        await settle(page);
        return sizesOf(page);
      };
      const usual = await sizesAt(USUAL_TEXT);
      const large = await sizesAt(LARGE_TEXT);
      const expected = [
        ...Object.keys(PARTS_OF_SCREEN).map((name) => [name, `text of ${name}`]),
        ...Object.keys(BARS).map((name) => [name, `height of ${name}`]),
      ].flatMap(([name, measured]) => (absent.some((part) => part === name) ? [] : [measured]));
      expect(Object.keys(usual)).toEqual(expected);
      for (const [name, size] of Object.entries(usual)) {
        const growth = (large[name] ?? 0) / size;
        if (!(growth >= GROWS_BY)) small.push(`${name} ${where} grows by ${growth.toFixed(2)}`);
      }
      await browser.capture(where);
    }
    expect(small).toEqual([]);
  });
});
