import { amountOf, amountsOf } from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { SIZES } from './sizes.ts';
import { choose, putBack, tileOf } from './steps/belongings.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { world } from './world.ts';

/** Selling much, undoing a sale, and claiming everything, each with one or two presses. */

const TROPHIES = world.sets.relicariumEntries.map(({ itemId }) => itemId).slice(0, 125);
/** A category of which the world has twenty kinds and more. */
const CATEGORY = 9;
const JUNK = world.sets.items.filter(({ category }) => category === CATEGORY).slice(0, 20);
const AMOUNT = 5;

/** Presses the buttons and tiles, one after the other. @returns how many they are */
async function press(...targets: readonly Locator[]): Promise<number> {
  for (const target of targets) await target.click();
  return targets.length;
}

/** Sells twenty kinds by choosing them. On desktops Shift chooses a range; on phones a filter shows them. */
async function sellTwenty(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [first, last] = [JUNK[0], JUNK.at(-1)];
  if (first === undefined || last === undefined) throw new Error('the world has no such item');
  let presses = 0;
  if (browser.isPhone) {
    await page.getByRole('combobox', { name: 'Category' }).selectOption(String(CATEGORY));
    presses = 1 + (await press(button('Choose several'), button('All shown')));
  } else {
    presses = await press(tileOf(browser, first));
    await tileOf(browser, last).click({ modifiers: ['Shift'] });
    presses += 1;
  }
  await page.getByText(`${JUNK.length} kinds chosen, worth`, { exact: true }).waitFor();
  await browser.inspect('chosen');
  presses += await press(page.getByRole('region', { name: 'Chosen' }).getByRole('button', { name: 'Sell' }));
  await page.getByRole('region', { name: 'Chosen' }).waitFor({ state: 'detached' });
  expect(presses).toBeLessThanOrEqual(4);
  const { inventory } = await shownNow(browser);
  expect(JUNK.map(({ id }) => amountOf(inventory, id))).toEqual(JUNK.map(() => 0));
}

let server: JourneyServer;
beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test.each(SIZES)(
  'junk is sold, a sale undone and a shelf filled with one press each, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'many-at-once' }, async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, `Tidy ${size.name}`);
      await changeCharacter(browser, server, () => ({
        inventory: amountsOf(
          Object.fromEntries([...JUNK.map(({ id }) => [id, AMOUNT]), ...TROPHIES.map((id) => [id, 3])]),
        ),
        junk: JUNK.map(({ id }) => id).toSorted((one, other) => one - other),
      }));
      await page.goto('/inventory');

      await sellTwenty(browser);
      await press(page.getByRole('button', { name: 'Undo the sale (10 min)' }));
      await page.getByText('The sale is undone.').waitFor();
      await page.getByRole('button', { name: 'Undo the sale (10 min)' }).waitFor({ state: 'detached' });
      if (browser.isPhone)
        await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'All' });

      const worth = AMOUNT * JUNK.reduce((sum, { value }) => sum + value, 0);
      const { gold } = await shownNow(browser);
      await browser.inspect('junk');
      await page.getByRole('button', { name: 'Sell the junk' }).click();
      const undo = page.getByRole('button', { name: 'Undo the sale (10 min)' });
      await undo.waitFor();
      expect(await shownNow(browser)).toMatchObject({ gold: gold + worth });
      await browser.inspect('sold');
      await undo.click();
      await undo.waitFor({ state: 'detached' });
      const returned = await shownNow(browser);
      expect(returned).toMatchObject({ gold, sales: [] });
      expect(JUNK.map(({ id }) => amountOf(returned.inventory, id))).toEqual(JUNK.map(() => AMOUNT));

      const [kept] = JUNK;
      if (kept === undefined) throw new Error('the world has no such item');
      const details = await choose(browser, kept);
      const keep = details.getByRole('button', { name: 'Keep', exact: true });
      await keep.click();
      await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
      await browser.inspect('kept');
      await putBack(browser, kept);
      await page.getByText(`${JUNK.length - 1} kinds of junk, worth`, { exact: true }).waitFor();

      await page.goto('/relicarium');
      const place = page.getByRole('button', { name: `Place ${TROPHIES.length * 3} trophies` });
      await place.waitFor();
      await browser.inspect('shelf');
      await place.click();
      await place.waitFor({ state: 'detached' });
      const { trophies } = await shownNow(browser);
      expect(TROPHIES.map((id) => amountOf(trophies, id))).toEqual(TROPHIES.map(() => 3));
      await browser.inspect('placed');
    });
  },
);
