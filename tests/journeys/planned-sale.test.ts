import { amountOf, amountsOf } from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed } from './world.ts';

/** A plan sells while its player is away: what is asked before, and what can be undone afterwards. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const [FLAX, BARLEY, ORE] = ['Raw Flax', 'Lea Barley', 'Copper Ore'].map(itemNamed) as [
  ReturnType<typeof itemNamed>,
  ReturnType<typeof itemNamed>,
  ReturnType<typeof itemNamed>,
];
const JUNK = { [FLAX.id]: 40, [BARLEY.id]: 30 };
const WORTH = 40 * FLAX.value + 30 * BARLEY.value;

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

/** A character with junk. */
async function createSeller(browser: PlayerBrowser, name: string, gold: number): Promise<void> {
  await createPlayer(browser, server, name);
  await changeCharacter(browser, server, () => ({ gold, inventory: amountsOf(JUNK) }));
  for (const { id } of [FLAX, BARLEY])
    await sendCall(browser, server, 'mark-junk', { itemId: id, junk: true });
}

/** The offer to undo a sale of the plan. */
const undoIn = (place: Locator): Locator => place.getByRole('button', { name: /^Undo the sale/ });

/** A plan that sells the junk in the night; then the morning comes. */
async function sellAtNight(browser: PlayerBrowser): Promise<void> {
  await sendCall(browser, server, 'set-plan', {
    steps: [
      { name: 'begin-crafting', input: { itemId: ORE.id, amount: 20 } },
      { name: 'sell-junk', input: {} },
      { name: 'begin-crafting', input: { itemId: ORE.id, amount: 5_000 } },
    ],
  });
  server.clock.forward(9 * HOUR);
}

test.each([PHONE, DESKTOP])(
  'a planned sale above a tenth of the gold is asked about, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'planned-sale' }, async (browser) => {
      const { page } = browser;
      await createSeller(browser, `Asked ${size.name}`, 10 * WORTH - 1);
      await sendCall(browser, server, 'begin-crafting', { itemId: ORE.id, amount: 2_000 });
      await page.goto('/inventory');
      const later = page.getByRole('button', { name: 'After this: sell the junk' });
      const question = page.getByRole('dialog', { name: 'Sell that much?' });
      await later.click();
      await question.getByText('What you have of it now is worth').waitFor();
      await browser.inspect('question');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
      expect((await shownNow(browser)).plan).toBeNull();
      await later.press('Enter');
      await question.getByRole('button', { name: 'Plan the sale' }).click();
      await page.getByText('Planned: sell the junk.').waitFor();
      expect((await shownNow(browser)).plan?.steps).toEqual([{ name: 'sell-junk', input: {} }]);
    });
  },
);

test('a planned sale of a tenth of the gold is not asked about', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'planned-sale-small' }, async (browser) => {
    const { page } = browser;
    await createSeller(browser, 'Unasked', 10 * WORTH);
    await sendCall(browser, server, 'begin-crafting', { itemId: ORE.id, amount: 2_000 });
    await page.goto('/inventory');
    await page.getByRole('button', { name: 'After this: sell the junk' }).click();
    await page.getByText('Planned: sell the junk.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

test.each([PHONE, DESKTOP])('a sale of the night is undone in the report, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'planned-sale-report' }, async (browser) => {
    const { page } = browser;
    await createSeller(browser, `Morning ${size.name}`, 10);
    await sellAtNight(browser);
    expect(await shownNow(browser)).toMatchObject({ gold: 10 + WORTH });
    await page.goto('/home');
    const report = page.getByRole('dialog', { name: 'While you rested' });
    await report.getByText(`Sold the junk: +${WORTH} gold`).waitFor();
    await report
      .getByText(/^Can be undone until 10 min after the next thing that you do, and until /)
      .waitFor();
    await browser.inspect('report');
    await report.getByRole('button', { name: 'Good to know' }).click();
    await report.waitFor({ state: 'detached' });
    await undoIn(page.getByRole('main')).waitFor();
    await browser.inspect('home');
    await page.goto('/inventory');
    await undoIn(page.getByRole('main')).waitFor();
    await browser.inspect('bag');
    await page.goto('/while-you-rest');
    if (browser.isPhone) await page.getByRole('navigation', { name: 'Absences' }).getByRole('link').click();
    await undoIn(page.locator('body')).click();
    await page.getByText('The sale is undone.').waitFor();
    await undoIn(page.locator('body')).waitFor({ state: 'detached' });
    const { gold, inventory } = await shownNow(browser);
    expect([gold, amountOf(inventory, FLAX.id), amountOf(inventory, BARLEY.id)]).toEqual([10, 40, 30]);
    await browser.inspect('undone');
  });
});

test('ten minutes after the first command of the morning a sale of the night is final', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'planned-sale-later' }, async (browser) => {
    const { page } = browser;
    await createSeller(browser, 'Later', 10);
    await sellAtNight(browser);
    await page.goto('/inventory');
    await page
      .getByRole('dialog', { name: 'While you rested' })
      .getByRole('button', { name: 'Good to know' })
      .click();
    const undo = undoIn(page.getByRole('main'));
    await undo.waitFor();
    // The page alone is no command.
    await browser.forward(20 * MINUTE);
    await undo.waitFor();
    await sendCall(browser, server, 'keep', { itemId: ORE.id, amount: 1 });
    await page.getByRole('button', { name: 'Undo the sale (10 min)' }).waitFor();
    await browser.forward(9 * MINUTE);
    await page.getByRole('button', { name: 'Undo the sale (1 min)' }).waitFor();
    await browser.inspect('last-minute');
    await browser.forward(MINUTE);
    await undo.waitFor({ state: 'detached' });
    await page.goto('/home');
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    expect(await undo.count()).toBe(0);
  });
});

test('a sale whose gold is spent says why it cannot be undone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'planned-sale-spent' }, async (browser) => {
    const { page } = browser;
    await createSeller(browser, 'Spender', 10);
    await sellAtNight(browser);
    await changeCharacter(browser, server, () => ({ gold: WORTH - 1 }));
    await page.goto('/home');
    const report = page.getByRole('dialog', { name: 'While you rested' });
    await report.getByText('You no longer have the gold that this sale brought.').waitFor();
    await browser.inspect('spent');
  });
});
