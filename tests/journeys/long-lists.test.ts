import { amountOf, amountsOf, isFood } from '@slumberfell/engine';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { collect } from './steps/collector.ts';
import { createPlayer } from './steps/create-player.ts';
import { createVeteran, shownNow } from './steps/veteran.ts';
import { itemNamed, world } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const FOOD = world.sets.items.find(isFood)?.id ?? 0;

/** Lowest allowed width and height of a control on a phone, in px. */
const FINGER = 44;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const jumps = (page: Page): Locator => page.getByRole('navigation', { name: 'Jump to' });
const jump = (page: Page, name: string): Locator => jumps(page).getByRole('button', { name, exact: true });
const wayUp = (page: Page): Locator => page.getByRole('button', { name: 'To the top' });
const missing = (page: Page): Locator => page.getByRole('checkbox', { name: 'Only missing' });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const topOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Height of the top bar and of the room below it, in px: where a part begins after a jump. */
const BELOW_BAR = { least: 58, most: 130 };

/** @returns width and height of the smallest of some controls, in px */
const smallest = (controls: Locator): Promise<number[]> =>
  controls.evaluateAll((all) => {
    const boxes = all.map((control) => control.getBoundingClientRect());
    return [Math.min(...boxes.map(({ width }) => width)), Math.min(...boxes.map(({ height }) => height))].map(
      Math.round,
    );
  });

async function expectFingers(controls: Locator): Promise<void> {
  const [width = 0, height = 0] = await smallest(controls);
  expect(width).toBeGreaterThanOrEqual(FINGER);
  expect(height).toBeGreaterThanOrEqual(FINGER);
}

/** Presses a jump and checks that the part stands below the top bar and has the focus. */
async function jumpTo(page: Page, name: string, part: Locator): Promise<void> {
  await jump(page, name).click();
  await expect.poll(() => topOf(part)).toBeGreaterThanOrEqual(BELOW_BAR.least);
  expect(await topOf(part)).toBeLessThanOrEqual(BELOW_BAR.most);
  expect(await part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

async function goUp(page: Page): Promise<void> {
  await wayUp(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await wayUp(page).waitFor({ state: 'detached' });
}

const section = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

test('the Relicarium has jumps, a way up, and keeps place and filters on return', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'long-relicarium' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Shelf Dusted');
    await collect(browser, server, 'half');
    await page.goto('/relicarium');
    await heading(page, 'Relicarium').waitFor();
    expect(await wayUp(page).count()).toBe(0);
    await expectFingers(jumps(page).getByRole('button'));
    const label = page.getByText('Only missing', { exact: true });
    await expectFingers(label);
    await jumpTo(page, 'Magic Armor', section(page, 'Magic Armor'));
    await expectFingers(wayUp(page));
    await browser.inspect('jumped');
    await goUp(page);
    await browser.capture('up');

    const { trophies } = await shownNow(browser);
    const ofCategory = world.sets.relicariumEntries.filter(({ category }) => category === 'Cooking');
    const absent = ofCategory.filter(({ itemId }) => amountOf(trophies, itemId) === 0);
    const tiles = page.getByRole('list', { name: 'Cooking trophies' }).getByRole('listitem');
    expect(await tiles.count()).toBe(ofCategory.length);
    await label.click();
    await expect.poll(() => tiles.count()).toBe(absent.length);
    // A letter that some of the names have, and not all.
    const withLetter = (letter: string) =>
      absent.filter(({ itemId }) => world.item(itemId)?.name.toLowerCase().includes(letter)).length;
    const word = [...'aeiou'].find((one) => withLetter(one) > 2 && withLetter(one) < absent.length) ?? '';
    const found = withLetter(word);
    await page.getByLabel('Filter by name').fill(word);
    await expect.poll(() => tiles.count()).toBe(found);
    await jumpTo(page, 'Cooking', section(page, 'Cooking'));
    await browser.inspect('missing');
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(PHONE.height);
    await tiles.first().getByRole('button').click();
    await page.getByRole('dialog').getByRole('link', { name: 'All sources and uses' }).click();
    await page.getByRole('heading', { level: 2, name: 'Sources' }).waitFor();
    await page.goBack();
    await heading(page, 'Relicarium').waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
    expect(await tiles.count()).toBe(found);
    expect(await page.getByLabel('Filter by name').inputValue()).toBe(word);

    // Opened anew it has no words, and still shows only what is missing.
    await browser.go(/^Pets/);
    await heading(page, 'Pets').waitFor();
    expect(await missing(page).isChecked()).toBe(false);
    await browser.go(/^Relicarium/);
    await heading(page, 'Relicarium').waitFor();
    await expect.poll(() => tiles.count()).toBe(absent.length);
    expect(await missing(page).isChecked()).toBe(true);
    expect(await scrolled(page)).toBe(0);
  });
});

test('Bestiary and pets show only what is missing', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'long-bestiary' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Page Turner');
    await collect(browser, server, 'half');
    await page.goto('/bestiary');
    await heading(page, 'Bestiary').waitFor();
    const { cards, pets } = await shownNow(browser);
    const last = world.sets.regions.at(-1);
    await jumpTo(page, last?.name ?? '', section(page, last?.name ?? ''));
    const absent = world.sets.enemies.filter(
      ({ id, regionId }) => regionId === last?.id && amountOf(cards, id) === 0,
    );
    const tiles = page.getByRole('list', { name: `Enemies of ${last?.name}` }).getByRole('listitem');
    await goUp(page);
    await page.getByText('Only missing', { exact: true }).click();
    await expect.poll(() => tiles.count()).toBe(absent.length);
    const card = page.getByRole('combobox', { name: 'Card' });
    expect(await card.locator('option:checked').textContent()).toBe('Not owned');
    await jumpTo(page, last?.name ?? '', section(page, last?.name ?? ''));
    const place = await scrolled(page);
    await tiles.first().getByRole('button').click();
    const link = page.getByRole('dialog').getByRole('link').first();
    const enemy = (await link.textContent()) ?? '';
    await link.click();
    // While the dialog is open, the heading of the screen behind it is not found either.
    await heading(page, enemy).waitFor();
    await page.goBack();
    await heading(page, 'Bestiary').waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
    await browser.inspect('bestiary');
    // The field for cards and the switch say the same.
    await card.selectOption({ label: 'Owned' });
    await expect.poll(() => missing(page).isChecked()).toBe(false);

    await page.goto('/pets');
    await heading(page, 'Pets').waitFor();
    await page.getByText('Only missing', { exact: true }).click();
    const pet = page.getByRole('list', { name: 'Pets' }).getByRole('listitem');
    await expect.poll(() => pet.count()).toBe(26 - pets.length);
    await browser.inspect('pets');
  });
});

const nearest = (page: Page): Locator => section(page, 'Nearest to you');
const near = (page: Page): Locator => nearest(page).getByRole('list').getByRole('listitem');

/** Waits until the browser has worked out what is nearest. */
const nearestKnown = (page: Page): Promise<void> =>
  nearest(page).getByRole('heading', { level: 3 }).first().waitFor();

test('the collections name what is nearest, one press begins it, and nothing moves meanwhile', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'long-nearest' }, async (browser) => {
    const { page } = browser;
    await createVeteran(browser, server, 'Almost There', [{ itemId: FOOD, amount: 900 }]);
    await page.goto('/relicarium');
    await nearest(page).waitFor();
    const heightOf = () =>
      nearest(page).evaluate((panel) => Math.round(panel.getBoundingClientRect().height));
    const height = await heightOf();
    await nearestKnown(page);
    expect(await heightOf()).toBe(height);
    await jumpTo(page, 'Nearest', nearest(page));
    await browser.inspect('nearest');
    // The trophy in the bag is the first, and on the shelf it gives way to others.
    expect(await near(page).first().getByRole('heading', { level: 3 }).textContent()).toBe(
      'Shell of the Buttonhopper',
    );
    await near(page)
      .first()
      .getByRole('button', { name: /^Claim/ })
      .click();
    await page.getByText('Shell of the Buttonhopper is on the shelf now.').waitFor();
    await nearest(page)
      .getByRole('heading', { level: 3, name: 'Shell of the Buttonhopper' })
      .waitFor({ state: 'detached' });
    const { trophies } = await shownNow(browser);
    expect(amountOf(trophies, itemNamed('Shell of the Buttonhopper').id)).toBe(1);

    // A filter leaves room for what it finds.
    await page.getByLabel('Filter by name').fill('gold');
    await nearest(page).waitFor({ state: 'detached' });

    await page.goto('/bestiary');
    await nearestKnown(page);
    await browser.capture('cards');
    const fight = near(page).getByRole('button', { name: /fight/i }).first();
    await fight.click();
    await nearest(page).getByText('Under way').first().waitFor();
    expect((await shownNow(browser)).action?.kind).toBe('hunt');

    await page.goto('/pets');
    await nearestKnown(page);
    await near(page).first().getByText('Dandelion Mouse', { exact: true }).waitFor();
    await browser.inspect('nearest-pets');

    await collect(browser, server, 'everything');
    for (const [path, name] of [
      ['/relicarium', 'Relicarium'],
      ['/bestiary', 'Bestiary'],
      ['/pets', 'Pets'],
    ] as const) {
      await page.goto(path);
      await heading(page, name).waitFor();
      expect(await nearest(page).count()).toBe(0);
    }
  });
});

test('dungeons that stay shut are one line below those that open', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'long-dungeons' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'No Latchkey');
    const dungeons = world.sets.dungeons.filter(({ regionId }) => regionId === 1);
    const [first, ...others] = dungeons;
    const { gold, inventory } = await shownNow(browser);
    const isOpen = ({ keyItemId }: (typeof dungeons)[number]) =>
      amountOf(inventory, keyItemId) > 0 || (world.item(keyItemId)?.value ?? 0) <= gold;
    expect(dungeons.filter(isOpen)).toEqual([first]);

    await page.goto('/local-combat');
    const tiles = page.getByRole('region', { name: 'Dungeons' }).getByRole('listitem');
    const fold = page.getByRole('button', { name: /^\d+ more dungeons?: no key/ });
    expect(await fold.textContent()).toContain(`${others.length} more dungeons`);
    expect(await tiles.count()).toBe(1);
    await expectFingers(fold);
    await browser.capture('folded');
    await fold.click();
    await expect.poll(() => tiles.count()).toBe(dungeons.length);
    await browser.inspect('unfolded');
    await tiles.last().getByRole('button').click();
    await page.getByRole('dialog', { name: others.at(-1)?.name ?? '' }).waitFor();
    await page.keyboard.press('Escape');

    // Another screen does not fold them again.
    await browser.go(/^Pets/);
    await heading(page, 'Pets').waitFor();
    await page.goBack();
    await expect.poll(() => tiles.count()).toBe(dungeons.length);
    // By a key, because a second press at the same place is refused where the screen has changed.
    await fold.press('Enter');
    await expect.poll(() => tiles.count()).toBe(1);
  });
});

test('the bag keeps its place on return', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'long-bag' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Bag Keeper');
    await changeCharacter(browser, server, () => ({
      inventory: amountsOf(Object.fromEntries(world.sets.items.map(({ id }) => [id, 3]))),
    }));
    await page.goto('/inventory');
    const bag = page.getByRole('list', { name: 'Things in the bag' });
    await bag.waitFor();
    const place = 3_000;
    await page.evaluate((top) => window.scrollTo({ top }), place);
    await wayUp(page).waitFor();
    // The page hides the bag while it fetches the script of the next screen.
    const hidden = bag.waitFor({ state: 'hidden' });
    await page.route(/PetsScreen.*\.js$/, async (route) => {
      await hidden;
      await route.continue();
    });
    await browser.go(/^Pets/);
    await heading(page, 'Pets').waitFor();
    await page.goBack();
    await bag.waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});

test('lists of the Wiki have jumps by region and letter, and keep the place', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'long-wiki' }, async (browser) => {
    const { page } = browser;
    // A visitor has no dock, so the jumps are at the edge of the window.
    await page.goto('/wiki/items');
    const row = (name: RegExp) =>
      page.getByRole('list', { name: 'Items' }).getByRole('link', { name }).first();
    await expectFingers(jumps(page).getByRole('button'));
    const { bottom } = await jumps(page).evaluate((strip) => strip.getBoundingClientRect());
    expect(bottom).toBe(PHONE.height);
    await jump(page, 'S').click();
    await row(/^S/).waitFor();
    await expect.poll(() => topOf(row(/^S/))).toBeLessThanOrEqual(BELOW_BAR.most);
    await browser.inspect('letter');
    const place = await scrolled(page);
    await row(/^S/).click();
    await page.getByRole('heading', { level: 2, name: 'Sources' }).waitFor();
    await page.goBack();
    await heading(page, 'Items').waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
    await goUp(page);
    await page.goto('/wiki/enemies');
    await jump(page, world.sets.regions[4]?.name ?? '').click();
    await page
      .getByText(new RegExp(`${world.sets.regions[4]?.name}$`))
      .first()
      .waitFor();
    await page.goto('/wiki/regions');
    await heading(page, 'Regions').waitFor();
    expect(await jumps(page).count()).toBe(0);
  });
});

test('jumps and the way up are used with the keyboard alone', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'long-keyboard' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Keys Only');
    await page.goto('/bestiary');
    await heading(page, 'Bestiary').waitFor();
    await nearest(page).getByText('Nothing missing here').waitFor();
    await browser.capture('nothing');
    const [, second] = world.sets.regions;
    await missing(page).focus();
    await page.keyboard.press('Tab');
    // Past what is nearest and the first region.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const tiles = page.getByRole('list', { name: `Enemies of ${second?.name}` }).getByRole('button');
    await page.keyboard.press('Tab');
    await expect.poll(() => tiles.first().evaluate((tile) => tile === document.activeElement)).toBe(true);
    await browser.inspect('jumped');
    await wayUp(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('screen');
  });
});
