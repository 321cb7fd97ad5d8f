import { amountOf, amountsOf } from '@slumberfell/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { rewriteCharacter } from './rewrite-character.ts';
import { SIZES } from './sizes.ts';
import { choose, putBack } from './steps/belongings.ts';
import { createPlayer } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { world } from './world.ts';

/** Selling much, undoing a sale, and claiming everything, each with one or two presses. */

const TROPHIES = world.sets.relicariumEntries.map(({ itemId }) => itemId).slice(0, 125);
const FISH = world.sets.items.filter(({ category }) => category === 4).slice(0, 20);
const AMOUNT = 5;

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
      const { characterData } = await browser.layout();
      await server.stop();
      await rewriteCharacter(server, characterData.id, () => ({
        inventory: amountsOf(
          Object.fromEntries([...FISH.map(({ id }) => [id, AMOUNT]), ...TROPHIES.map((id) => [id, 3])]),
        ),
        junk: FISH.map(({ id }) => id).toSorted((one, other) => one - other),
      }));
      await server.start();
      await page.goto('/inventory');

      const worth = AMOUNT * FISH.reduce((sum, { value }) => sum + value, 0);
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
      expect(FISH.map(({ id }) => amountOf(returned.inventory, id))).toEqual(FISH.map(() => AMOUNT));

      const [kept] = FISH;
      if (kept === undefined) throw new Error('the world has no fish');
      const details = await choose(browser, kept);
      const keep = details.getByRole('button', { name: 'Keep', exact: true });
      await keep.click();
      await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
      await browser.inspect('kept');
      await putBack(browser, kept);
      await page.getByText(`${FISH.length - 1} kinds of junk, worth`, { exact: true }).waitFor();

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
