import { amountOf, amountsOf, BASE_IDLE_TIME, idleTime, petBonus } from '@slumberfell/engine';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { choose, putBack, tileOf } from './steps/belongings.ts';
import { collect } from './steps/collector.ts';
import { createPlayer } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed, world } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const panel = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const tiles = (page: Page, list: string): Locator =>
  page.getByRole('list', { name: list }).getByRole('button');

/** Opens a screen by its address and waits for its heading. */
async function open({ page }: PlayerBrowser, path: string, title: string): Promise<void> {
  await page.goto(path);
  await heading(page, title).waitFor();
}

async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).selectOption({ label: option });
}

const ofRanks = (page: Page, rank: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Rank' }).getByText(rank, { exact: true }).click();

/** Closes the details of a tile. On phones they are a dialog over the list. */
async function close({ page }: PlayerBrowser): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test.each([PHONE])('a new player sees what can be collected, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'collections-empty' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Empty ${size.name}`);
    await page.goto('/home');
    await browser.go(/^Relicarium/);
    await heading(page, 'Relicarium').waitFor();
    await panel(page, 'Harvesting').getByText('0 / 30 claimed · 0 s idle time').waitFor();
    await browser.capture('relicarium');
    await browser.go(/^Bestiary/);
    await heading(page, 'Bestiary').waitFor();
    await panel(page, 'Lanternlea').getByText('0 / 43 owned').waitFor();
    await browser.capture('bestiary');
    await browser.go(/^Pets/);
    await heading(page, 'Pets').waitFor();
    await page.getByText('There are no pet bonuses yet.').waitFor();
    await browser.inspect('pets');
  });
});

test.each([DESKTOP])('a player browses a half-full Relicarium, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'relicarium' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Keeper ${size.name}`);
    await collect(browser, server, 'half');
    await open(browser, '/relicarium', 'Relicarium');
    const { trophies } = await shownNow(browser);
    await page.getByText('373 / 746').first().waitFor();
    await browser.capture('half');

    const ofCategory = world.sets.relicariumEntries.filter(({ category }) => category === 'Fishing');
    const claimed = ofCategory.filter(({ itemId }) => amountOf(trophies, itemId) > 0);
    const seconds = claimed.reduce((sum, { bonusTime }) => sum + bonusTime, 0);
    const counter = `${claimed.length} / ${ofCategory.length} claimed · ${seconds.toLocaleString('en')} s (`;
    await pick(page, 'Category', 'Fishing');
    await panel(page, 'Fishing').getByText(counter).waitFor();
    await panel(page, 'Mining').waitFor({ state: 'detached' });
    expect(await tiles(page, 'Fishing trophies').count()).toBe(ofCategory.length);
    await ofRanks(page, '3');
    const ofRank = ofCategory
      .filter(({ rank }) => rank === 3)
      .map(({ itemId }) => world.item(itemId)?.name ?? '');
    await expect.poll(() => tiles(page, 'Fishing trophies').count()).toBe(ofRank.length);
    await browser.inspect('filtered');
    await pick(page, 'Category', 'Pet');
    await page.getByText('No such trophy.').waitFor();
    await browser.inspect('nothing-found');

    await ofRanks(page, 'Any');
    await pick(page, 'Category', 'Any category');
    await page.getByLabel('Filter by name').fill('flax spindle');
    const spindle = tiles(page, 'Harvesting trophies');
    await expect.poll(() => spindle.count()).toBe(1);
    await spindle.click();
    const details = page.getByRole('article', { name: 'Golden Spindle of Flax' });
    await details.getByText('Harvesting, level 1').waitFor();
    await browser.capture('trophy');
    await details.getByRole('link', { name: 'claim in the inventory' }).click();
    await heading(page, 'Inventory').waitFor();
    // The screen has set a filter by category. With it, the trophy would disappear from the list when it is
    // claimed.
    await pick(page, 'Category', 'All');
    const tile = tileOf(browser, itemNamed('Golden Spindle of Flax'));
    expect(await tile.getAttribute('aria-label')).toContain('not in your Relicarium yet');
    await browser.inspect('bag');

    const inBag = await choose(browser, itemNamed('Golden Spindle of Flax'));
    await inBag.getByRole('button', { name: 'Claim' }).click();
    await page.getByRole('dialog', { name: 'Claim trophy' }).getByRole('button', { name: 'Claim 1' }).click();
    await expect.poll(() => tile.getAttribute('aria-label')).toContain('Bronze in your Relicarium');
    await putBack(browser, itemNamed('Golden Spindle of Flax'));
    await browser.go(/^Relicarium/);
    await page.getByText('374 / 746').first().waitFor();
  });
});

test.each([PHONE])('a player browses a half-full Bestiary, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'bestiary' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Reader ${size.name}`);
    await collect(browser, server, 'half');
    await open(browser, '/bestiary', 'Bestiary');
    await page.getByText('129 / 258').first().waitFor();
    await browser.capture('half');
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining(world.sets.regions.map(({ name }) => name)),
    );

    const enemy = world.sets.enemies[1];
    if (!enemy) throw new Error('The world has one enemy');
    await page.getByLabel('Filter by name').fill(enemy.name);
    await expect.poll(() => tiles(page, 'Enemies of Lanternlea').count()).toBe(1);
    await tiles(page, 'Enemies of Lanternlea').click();
    const details = page.getByRole('article', { name: enemy.name });
    await details.getByText(enemy.description).waitFor();
    await details.getByText('You know its name', { exact: false }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(browser.isPhone ? 1 : 0);
    await browser.capture('details');
    await details.getByRole('button', { name: 'Loot' }).click();
    const rows = world.sets.lootTables.find(({ id }) => id === enemy.lootTableId)?.subTables ?? [];
    const items = new Set(rows.map(({ itemId }) => itemId));
    await expect.poll(() => details.getByRole('listitem').count()).toBe(items.size);
    await details.getByText('3.33%').first().waitFor();
    await browser.inspect('loot');
    await details.getByRole('button', { name: 'Details' }).click();
    await details.getByText(enemy.description).waitFor();
    if (browser.isPhone) await close(browser);

    await page.getByLabel('Filter by name').fill('');
    await pick(page, 'Region', world.sets.regions[5]?.name ?? '');
    await panel(page, 'Lanternlea').waitFor({ state: 'detached' });
    await pick(page, 'Card', 'Owned, radiant');
    await browser.inspect('filtered');
    await page.getByLabel('Filter by name').fill('nobody at all');
    await page.getByText('Nobody by that name.').waitFor();
    await browser.inspect('nobody-found');
  });
});

test.each([DESKTOP])('a player browses half of the pets, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'pets' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Tamer ${size.name}`);
    await collect(browser, server, 'half');
    await open(browser, '/pets', 'Pets');
    const { pets } = await shownNow(browser);
    await page.getByText('Collected 13 / 26').waitFor();
    expect(
      await page.getByRole('progressbar', { name: 'Pets collected' }).getAttribute('aria-valuetext'),
    ).toBe('13 of 26');
    await browser.capture('half');
    for (const skill of world.sets.skills) {
      const percent = petBonus(pets, skill.id, world);
      const row = panel(page, 'Bonuses').getByText(`${skill.name} experience`, { exact: true });
      expect(await row.count()).toBe(percent > 0 ? 1 : 0);
    }
    await tiles(page, 'Pets').nth(1).click();
    const details = page.getByRole('dialog', { name: 'Pebblesnout Mole' });
    await details.getByText('Mining experience').waitFor();
    await details.getByText('+3%').waitFor();
    await browser.capture('tamed');
    await close(browser);
    await tiles(page, 'Pets').first().click();
    await page.getByRole('link', { name: 'tame in the inventory' }).waitFor();
    await browser.inspect('locked');
  });
});

test.each([PHONE])('full collections are marked as complete, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'collections-full' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Full ${size.name}`);
    await collect(browser, server, 'everything');
    const all = amountsOf(Object.fromEntries(world.sets.relicariumEntries.map(({ itemId }) => [itemId, 1])));
    const hours = (idleTime(all, world) - BASE_IDLE_TIME) / 3600;
    await open(browser, '/relicarium', 'Relicarium');
    await page.getByText(`+${hours} h idle time`).waitFor();
    await browser.capture('relicarium');
    await open(browser, '/bestiary', 'Bestiary');
    await page.getByText('258 / 258').first().waitFor();
    await browser.capture('bestiary');
    await open(browser, '/pets', 'Pets');
    await page.getByText('Collected 26 / 26').waitFor();
    await browser.capture('pets');
  });
});

test('collections can be used with the keyboard alone', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'collections-by-keyboard' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Tabitha');
    await open(browser, '/relicarium', 'Relicarium');
    const trophies = tiles(page, 'Harvesting trophies');
    const focused = (tile: Locator) => tile.evaluate((button) => button === document.activeElement);
    await page.getByRole('radio', { name: 'Any', exact: true }).focus();
    // Between them are the switch, the jumps, which are one Tab stop, and what is nearest.
    for (let stop = 0; stop < 15 && !(await focused(trophies.first())); stop++)
      await page.keyboard.press('Tab');
    expect(await focused(trophies.first())).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await focused(trophies.nth(1))).toBe(true);
    const name = await trophies.nth(1).getAttribute('title');
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: name ?? '' }).waitFor();
    await close(browser);
    await expect.poll(() => focused(trophies.nth(1))).toBe(true);
    await page.keyboard.press('End');
    expect(await focused(trophies.last())).toBe(true);
    // The tiles of a category are one Tab stop. When the focus returns to it, the tile that had the focus
    // gets it again.
    await page.keyboard.press('Tab');
    expect(await focused(tiles(page, 'Mining trophies').first())).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(trophies.last())).toBe(true);
    await browser.capture('focus');

    // The page renders only tiles near the viewport. A tile outside of it is rendered when it gets the focus,
    // together with the tiles around it.
    await pick(page, 'Category', 'Combat');
    const combat = page.getByRole('list', { name: 'Combat trophies' });
    await combat.getByRole('button').first().focus();
    const before = await combat.getByRole('button').count();
    expect(before).toBeLessThan(258);
    await page.keyboard.press('End');
    const last = combat.getByRole('listitem').last().getByRole('button');
    expect(await focused(last)).toBe(true);
    await expect.poll(() => combat.getByRole('button').count()).toBeGreaterThan(before);
    await page.keyboard.press('ArrowUp');
    expect(await focused(last)).toBe(false);
    await browser.capture('far-away');
  });
});
