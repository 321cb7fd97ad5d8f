import { amountOf, equipObstacles, type Item } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { Keyboard } from '../keyboard.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed, world } from '../world.ts';
import { choose, putBack, tileOf } from './belongings.ts';
import { EACH, FOOD, GOLD, VERY_MANY } from './rich-player.ts';
import { shownNow } from './veteran.ts';

const number = (value: number): string => value.toLocaleString('en');
const tilesOf = ({ page }: PlayerBrowser): Locator =>
  page.getByRole('main').locator('li').getByRole('button');

/**
 * More tiles than the page may render at the same time. The number does not depend on how many items the
 * inventory has.
 */
const MOST_TILES = 250;

const nameOf = ({ name }: Item) => new RegExp(`^${name}, `);

const factOf = (details: Locator, name: string): Locator =>
  details
    .locator('div', { has: details.page().getByText(name, { exact: true }) })
    .last()
    .getByRole('definition');

/**
 * Checks an inventory with every item: the gold, the filters by name and category, the number of tiles, and
 * the last tile.
 */
export async function seeBag(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await browser.go('Inventory');
  await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
  await page
    .getByRole('main')
    .getByText(`${number(GOLD)} gold`)
    .first()
    .waitFor();
  await tilesOf(browser).first().waitFor();
  expect(await tilesOf(browser).count()).toBeLessThan(MOST_TILES);
  await browser.capture('everything');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // The items of category 0 (curios) come last in the inventory.
  const last = world.sets.items.filter(({ category }) => category === 0).at(-1);
  await tileOf(browser, last as Item).waitFor();
  expect(await tilesOf(browser).count()).toBeLessThan(MOST_TILES);
  await staysBehindTheMap(browser);
  await page.evaluate(() => window.scrollTo(0, 0));

  const name = page.getByLabel('Filter by name');
  await name.fill('BARLEY bread');
  const named = world.sets.items.filter((item) => /barley/i.test(item.name) && /bread/i.test(item.name));
  await expect.poll(() => tilesOf(browser).count()).toBe(named.length);
  const cell = page.getByTitle(`${FOOD.name}, ${number(VERY_MANY)}`, { exact: true });
  await cell.getByText('1.2M', { exact: true }).waitFor();
  await browser.inspect('named');
  await name.fill('');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Fish' });
  const fish = world.sets.items.filter(({ category }) => category === 4);
  await expect.poll(() => tilesOf(browser).count()).toBe(fish.length);
  await browser.capture('fish');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'All' });
  if (!browser.isPhone) await walkBag(browser, itemNamed('Lea Barley'), last as Item);
}

/**
 * Checks that the page behind the map's dialog does not scroll, and that it scrolls again after the dialog is
 * closed.
 */
async function staysBehindTheMap({ page }: PlayerBrowser): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('button', { name: /^Travel\. / }).click();
  const map = page.getByRole('dialog', { name: 'Region travel' });
  await map.waitFor();
  await page.mouse.move(2, 2);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  expect(await place()).toBe(900);
  await page.keyboard.press('Escape');
  await map.waitFor({ state: 'detached' });
  await page.mouse.wheel(0, 600);
  await expect.poll(place).toBe(1_500);
}

/**
 * Walks through the inventory with the keyboard. Its tiles are one Tab stop: arrow keys move between them,
 * and the next Tab stops are the name and the buttons of the chosen item.
 */
async function walkBag(browser: PlayerBrowser, first: Item, last: Item): Promise<void> {
  const { page } = browser;
  const keyboard = new Keyboard(page);
  await tileOf(browser, first).waitFor();
  await page.getByRole('combobox', { name: 'Category' }).focus();
  await keyboard.press('Tab');
  await keyboard.expectFocus('Trait');
  await keyboard.press('Tab');
  await keyboard.expectFocus('Item set');
  await keyboard.press('Tab');
  await keyboard.expectFocus('Sort by');
  await keyboard.press('Tab');
  await keyboard.expectFocus('Choose several');
  await keyboard.press('Tab');
  await keyboard.expectFocus(nameOf(first));
  await keyboard.press('End');
  await keyboard.expectFocus(nameOf(last));
  await keyboard.press('Enter');
  await page.getByRole('article', { name: last.name }).waitFor();
  await keyboard.press('Tab');
  await keyboard.expectFocus(last.name);
  await keyboard.press('Tab');
  await keyboard.expectFocus('Sell');
  // The tile with the focus is now outside the viewport. It must still be the Tab stop of the grid.
  await page.evaluate(() => window.scrollTo(0, 0));
  await tileOf(browser, first).waitFor();
  await keyboard.press('Shift+Tab');
  await keyboard.expectFocus(last.name);
  await keyboard.press('Shift+Tab');
  await keyboard.expectFocus(nameOf(last));
  await browser.inspect('last-by-keyboard');
  await keyboard.press('Home');
  await keyboard.expectFocus(nameOf(first));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowLeft');
  await keyboard.expectFocus(nameOf(first));
  await walkBeforeItIsDrawn(browser, first, last);
}

/**
 * Checks that the key End moves the focus to the last tile even while the page has not rendered all tiles.
 */
async function walkBeforeItIsDrawn(browser: PlayerBrowser, first: Item, last: Item): Promise<void> {
  const { page } = browser;
  const keyboard = new Keyboard(page);
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.selectOption({ label: 'Fish' });
  await tileOf(browser, first).waitFor({ state: 'detached' });
  const frames = await page.evaluateHandle(() => {
    const held: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => held.push(callback);
    return () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const callback of held) requestAnimationFrame(callback);
    };
  });
  await category.selectOption({ label: 'All' });
  await category.focus();
  // Trait, item set, sort order, the button, and the tiles.
  for (let stop = 0; stop < 5; stop++) await keyboard.press('Tab');
  await keyboard.press('End');
  await keyboard.expectFocus(nameOf(last));
  await frames.evaluate((release) => release());
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await keyboard.expectFocus(nameOf(last));
}

/**
 * Checks the details of three pieces: one that needs a higher level, one that needs another attack style, and
 * one that can be worn. A missing requirement is red, and then the button Equip is disabled and shows the
 * reason.
 */
export async function seePiece(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const sword = itemNamed('Bogiron Dagger');
  const worn = itemNamed('Copper Dagger');
  const details = await chooseNamed(browser, sword);
  await details.getByText('Uncommon Weapon · Tier 2', { exact: true }).waitFor();
  expect(await factOf(details, 'Value').textContent()).toBe(`${number(sword.value)} gold`);
  expect(await factOf(details, 'Owned').textContent()).toBe(String(EACH));
  const more = (sword.attackPower ?? 0) - (worn.attackPower ?? 0);
  expect(await factOf(details, 'Attack power').textContent()).toBe(`${sword.attackPower} ▲more by ${more}`);
  const shown = await shownNow(browser);
  expect(equipObstacles(shown, sword)).toEqual(['equip/attack-level']);
  const [lacking, met] = [
    factOf(details, `Requires Attack ${sword.requiredAttackLevel}`),
    factOf(details, `Requires Melee ${sword.requiredOffensiveLevel}`),
  ];
  expect(await lacking.textContent()).toBe('✕not met, you have 12');
  expect(await met.textContent()).toBe('✓met');
  const [red, green] = await Promise.all([lacking, met].map(hueOf));
  expect(red).toBe('red');
  expect(green).toBe('green');
  await seeRefused(browser, details, REFUSALS['equip/attack-level']);
  await browser.inspect('piece');
  await putBack(browser, sword);

  const cowl = itemNamed('Meadowhide Cowl');
  const strange = await chooseNamed(browser, cowl);
  expect(await factOf(strange, 'Requires Range style').textContent()).toBe('✕not met, you have Melee');
  await seeRefused(browser, strange, REFUSALS['equip/attack-style']);
  await putBack(browser, cowl);

  const helm = itemNamed('Copper Helm');
  const fits = await chooseNamed(browser, helm);
  expect(await fits.getByRole('button', { name: 'Equip' }).isEnabled()).toBe(true);
  expect(await factOf(fits, 'Armor').textContent()).toBe(`${helm.armor} =the same as worn`);
  await putBack(browser, helm);
  await page.getByLabel('Filter by name').fill('');
}

/** Which of red, green and blue has the highest value in the colour of a text. */
const hueOf = (words: Locator): Promise<string> =>
  words.evaluate((element) => {
    const lights =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return ['red', 'green', 'blue'][lights.indexOf(Math.max(...lights.slice(0, 3)))] ?? '';
  });

async function seeRefused({ page }: PlayerBrowser, details: Locator, why: string): Promise<void> {
  const equip = details.getByRole('button', { name: 'Equip' });
  expect(await equip.getAttribute('aria-disabled')).toBe('true');
  await equip.hover();
  const told = page.getByRole('tooltip').filter({ hasText: why });
  await told.waitFor();
  await page.mouse.move(0, 0);
  await told.waitFor({ state: 'detached' });
}

async function chooseNamed(browser: PlayerBrowser, item: Item): Promise<Locator> {
  await browser.page.getByLabel('Filter by name').fill(item.name);
  return choose(browser, item);
}

/**
 * Opens the dialog that sells an item, checks the unit price, the limits of the quantity and the total, and
 * closes the dialog. Sells nothing.
 */
export async function seeSelling(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const details = await chooseNamed(browser, FOOD);
  await details.getByRole('button', { name: 'Sell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sell' });
  const quantity = dialog.getByLabel('Quantity', { exact: true });
  await quantity.fill('1500');
  expect(await factOf(dialog, 'Price per unit').textContent()).toBe(`${number(FOOD.value)} gold`);
  await expect
    .poll(() => factOf(dialog, 'Total value').textContent())
    .toBe(`${number(1_500 * FOOD.value)} gold`);
  await browser.inspect('sell');
  await quantity.fill('9999999');
  await expect.poll(() => quantity.inputValue()).toBe(number(VERY_MANY));
  await dialog.getByRole('button', { name: `Sell ${number(VERY_MANY)}` }).waitFor();
  await quantity.fill('12k');
  await dialog.getByRole('button', { name: `Sell ${number(12_000)}` }).waitFor();
  const sellOne = dialog.getByRole('button', { name: 'Sell 1', exact: true });
  await quantity.fill('-5');
  await quantity.blur();
  await expect.poll(() => quantity.inputValue()).toBe('1');
  for (const text of ['-0.5', '0.5', '1e3']) {
    await quantity.fill(text);
    await dialog.getByText('Not a whole number. Write it like 1,500 or 12k.').waitFor();
    await expect.poll(() => sellOne.getAttribute('aria-disabled')).toBe('true');
  }
  await browser.inspect('no-amount');
  // A press takes the focus from the field. It sells nothing, and the field goes on saying why.
  await sellOne.click({ force: true });
  expect(await quantity.inputValue()).toBe('1e3');
  expect(await sellOne.getAttribute('aria-disabled')).toBe('true');
  expect(amountOf((await shownNow(browser)).inventory, FOOD.id)).toBe(VERY_MANY);
  await dialog.getByRole('button', { name: /^Max/ }).click();
  expect(await quantity.inputValue()).toBe(number(VERY_MANY));
  await quantity.fill('');
  await quantity.blur();
  await expect.poll(() => quantity.inputValue()).toBe('1');
  expect(await sellOne.getAttribute('aria-disabled')).toBeNull();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await putBack(browser, FOOD);
  await page.getByLabel('Filter by name').fill('');
}
