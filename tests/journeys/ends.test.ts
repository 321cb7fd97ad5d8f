import { amountsOf } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE, SIZES } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { dungeonNamed, itemNamed, regionNamed } from './world.ts';

/** Nothing of worth ends by accident: a press that would end it asks, and a trifle ends at once. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const FLAX = itemNamed('Raw Flax');
const BARLEY = itemNamed('Lea Barley');
const MILL = dungeonNamed('The Nodding Mill');
const LANTERNLEA = regionNamed('Lanternlea');

const questionIn = ({ page }: PlayerBrowser): Locator => page.getByRole('dialog', { name: 'Are you sure?' });

const doingNow = async (browser: PlayerBrowser) => {
  const { action } = await shownNow(browser);
  return action?.kind === 'craft' ? action.itemId : (action?.kind ?? null);
};

/** Counts the presses of a player. */
class Presses {
  count = 0;
  async press(button: Locator): Promise<void> {
    this.count++;
    await button.click();
  }
}

/** Opens the dialog of a harvest. */
async function openHarvest(browser: PlayerBrowser, name: string): Promise<Locator> {
  const { page } = browser;
  await page.goto('/home');
  await browser.go(/^Harvesting/);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Gather' });
  await dialog.getByText(itemNamed(name).description).waitFor();
  return dialog;
}

test('a craft that would run for long asks before it is replaced', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'ends-replaced' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Keeper');
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 1_000 });
    const recipe = await openHarvest(browser, BARLEY.name);
    const begin = recipe.getByRole('button', { name: /^(Gather|Begin)/ }).last();
    const question = questionIn(browser);
    await begin.click();
    await question.getByText(/^This ends Raw Flax, which would run until (tomorrow )?\d\d:\d\d\.$/).waitFor();
    await browser.inspect('asks');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Keep it');

    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await doingNow(browser)).toBe(FLAX.id);
    expect(await recipe.isVisible()).toBe(true);
    await expect.poll(focused).toBe(await begin.textContent());

    await begin.click();
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    expect(await recipe.isVisible()).toBe(true);

    await begin.click();
    await question.getByRole('button', { name: 'End it and begin' }).click();
    await expect.poll(() => doingNow(browser)).toBe(BARLEY.id);
    await recipe.waitFor({ state: 'detached' });
    await question.waitFor({ state: 'detached' });
  });
});

test('a trifle ends without a question', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'ends-trifle' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Trifler');
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 60 });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Cancel action' }).click();
    await expect.poll(() => doingNow(browser)).toBeNull();
    expect(await questionIn(browser).count()).toBe(0);
  });
});

test('from a fight to gathering it takes two presses', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'ends-fight' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Turncoat');
    const hunt = () => sendCall(browser, server, 'begin-hunting', { regionId: LANTERNLEA.id });
    await hunt();
    await page.goto('/combat');
    const presses = new Presses();
    const instead = page.getByRole('button', { name: 'Gather instead: Raw Flax' });
    await instead.waitFor();
    await browser.inspect('gather-instead');
    await presses.press(instead);
    await questionIn(browser)
      .getByText(/^This ends the hunt in Lanternlea, which would run until .* at the latest\.$/)
      .waitFor();
    await presses.press(questionIn(browser).getByRole('button', { name: 'End it and begin' }));
    await expect.poll(() => doingNow(browser)).toBe(FLAX.id);
    await page.getByRole('heading', { level: 1, name: 'Harvesting' }).waitFor();
    expect(presses.count).toBe(2);

    // From the dialog of a recipe it takes as many.
    await sendCall(browser, server, 'stop');
    await hunt();
    const recipe = await openHarvest(browser, BARLEY.name);
    const fromRecipe = new Presses();
    const leave = recipe.getByRole('button', { name: 'Leave the fight and begin' });
    await leave.waitFor();
    await browser.inspect('recipe-in-fight');
    await fromRecipe.press(leave);
    await fromRecipe.press(questionIn(browser).getByRole('button', { name: 'End it and begin' }));
    await expect.poll(() => doingNow(browser)).toBe(BARLEY.id);
    expect(fromRecipe.count).toBe(2);
  });
});

test('a dungeon is read during a fight, and says why it stays shut', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'ends-dungeon' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Reader');
    await changeCharacter(browser, server, () => ({
      inventory: amountsOf({ [MILL.keyItemId]: 3 }),
    }));
    await sendCall(browser, server, 'begin-dungeon', { dungeonId: MILL.id, runs: 2 });
    await page.goto('/local-combat');
    const why = REFUSALS['action/in-combat'];
    await page.getByRole('main').getByText(why).waitFor();
    await browser.inspect('hunt-shut');
    await page
      .getByRole('main')
      .getByRole('button', { name: /The Nodding Mill/ })
      .click();
    const dialog = page.getByRole('dialog', { name: MILL.name });
    await dialog.getByText(MILL.description).waitFor();
    await dialog.getByText(why).waitFor();
    expect(await dialog.getByRole('button', { name: /^Start \(/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await dialog.getByText(/^(Survives|Falls|Comes home|No run begins)/).waitFor();
    await browser.inspect('dungeon-in-fight');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Cancel action' }).click();
    const leave = page.getByRole('dialog', { name: 'Leave combat' });
    await leave
      .getByText(
        'This ends the run in The Nodding Mill, loses the key of that run, and leaves 1 more run undone.',
      )
      .waitFor();
    await browser.inspect('leave-dungeon');
  });
});

test.each(SIZES)(
  '"Good night" restores the idle time, and the bar tells of food and night, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'ends-good-night' }, async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, `Sleeper ${size.name}`);
      await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 5_760 });
      server.clock.forward(9 * 60_000);
      await page.goto('/home');
      const control = page.getByRole('region', { name: 'Current action' });
      const goodNight = control.getByRole('button', { name: /^Good night until \d\d:\d\d$/ });
      await goodNight.waitFor();
      await browser.inspect('good-night');
      const before = (await shownNow(browser)).action?.limitAt ?? 0;
      await goodNight.click();
      await expect
        .poll(async () => (await shownNow(browser)).action?.limitAt)
        .toBeGreaterThan(before + 8 * 60_000);
      const limitAt = (await shownNow(browser)).action?.limitAt ?? 0;
      const told = Number((await goodNight.textContent())?.replace(/\D/g, ''));
      const clock = await page.evaluate((at) => {
        const date = new Date(at);
        return 100 * date.getHours() + date.getMinutes();
      }, limitAt);
      // The words change once a minute.
      expect([clock - 1, clock, clock + 1, clock - 41, clock + 41]).toContain(told);

      await sendCall(browser, server, 'stop');
      await sendCall(browser, server, 'begin-hunting', { regionId: LANTERNLEA.id });
      await control.getByText(/^(no food|food \d\d:\d\d) · night \d\d:\d\d$/).waitFor();
      await browser.inspect('food-and-night');
    });
  },
);
