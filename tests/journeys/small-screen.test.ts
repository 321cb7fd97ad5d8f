import { EXPERIENCE_TABLE, SKILL } from '@slumberfell/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from './inspect.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { rewriteCharacter } from './rewrite-character.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { tileOf } from './steps/belongings.ts';
import { clippedControls } from './steps/clipped.ts';
import { collect } from './steps/collector.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { openSkill } from './steps/first-trades.ts';
import { smallTargets } from './steps/touch-targets.ts';
import { showRest } from './steps/workshop.ts';
import { itemNamed, world } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
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

/** Screens with the longest options of selects, and an element that shows that each has loaded. */
const WITH_SELECTS = [
  ['/skills/weaponsmithing', 'Weaponsmithing'],
  ['/skills/mining', 'Mining'],
  ['/relicarium', 'Relicarium'],
  ['/bestiary', 'Bestiary'],
  ['/inventory', 'Inventory'],
  ['/leaderboards', 'Leaderboards'],
] as const;

test('no control cuts off its own text, on a phone and on the narrowest one', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'cut-off' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Wide Words');
    const clipped: Record<string, string[]> = {};
    for (const [path, title] of WITH_SELECTS) {
      await page.goto(path);
      await heading(page, title).waitFor();
      for (const width of [PHONE.width, 320]) {
        await page.setViewportSize({ width, height: PHONE.height });
        await settle(page);
        const found = await clippedControls(page);
        if (found.length > 0) clipped[`${path} at ${width} px`] = found;
      }
      await page.setViewportSize(PHONE);
      await browser.capture(title);
    }
    expect(clipped).toEqual({});
  });
});

test('the region’s name is shown at every width, and the gold once in the bag', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'top-bar' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Far Traveller');
    const { characterData } = await browser.layout();
    await server.stop();
    const far = world.sets.regions.find(({ name }) => name === 'Wrackglass Coast');
    await rewriteCharacter(server, characterData.id, () => ({ gold: 98_765_432, regionId: far?.id ?? 1 }));
    await server.start();
    await page.goto('/home');
    const map = page.getByRole('button', { name: /^Travel\. / });
    const name = map.getByText('Wrackglass Coast');
    for (const width of [320, 390, 768, 900, 1000]) {
      await page.setViewportSize({ width, height: PHONE.height });
      await name.waitFor();
      const room = await name.evaluate((words) => words.clientWidth);
      expect([width, room > 24]).toEqual([width, true]);
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
      await page.getByRole('link', { name: 'To the inventory' }).click();
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

/** Px of the root's font: that of a browser whose player has set large text, and the usual one. */
const LARGE_TEXT = 32;
const USUAL_TEXT = 16;

/** The screens with the most beside each other. */
const ROOMY = [
  ...['/home', '/inventory', '/equipment', '/local-combat', '/skills/weaponsmithing'],
  ...['/leaderboards', '/profile/1', '/items/1010', '/account'],
];

test.each([
  ['with text of twice the size', { ...DESKTOP, width: 1280, height: 800 }, LARGE_TEXT],
  ['on a screen of 320 px', { ...PHONE, width: 320, height: 640 }, USUAL_TEXT],
] as const)('nothing overflows or is cut off %s', async (_, size, text) => {
  await PlayerBrowser.play({ server, size, name: `text-${text}` }, async (browser) => {
    const { page } = browser;
    // The setting of the browser, and not a style of the page: it also moves the borders between layouts.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    await createPlayer(browser, server, `Reader ${text}`);
    const faults: string[] = [];
    for (const path of ROOMY) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle(page);
      expect(
        await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
      ).toBe(text);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) faults.push(`${path} is ${over} px too wide`);
      for (const clipped of await clippedControls(page)) faults.push(`${path}: ${clipped}`);
    }
    await browser.capture('last');
    expect(faults).toEqual([]);
  });
});
