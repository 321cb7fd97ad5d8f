import { amountOf } from '@slumberfell/engine';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { chooseStep } from './steps/choose-step.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { takeAway } from './steps/plan-row.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed } from './world.ts';

/** A player sets up an evening, changes it, and does so in two tabs at once. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

/** The name of the select element: the text of its options. */
const WHAT = /^Gather[\s\S]*Travel/;

/** The steps of the list. */
const steps = (page: Page) => page.getByRole('main').locator('ol > li > span > b').allInnerTexts();

/** The skills in which the whole brings experience, and what else is told of it. */
async function outcomeIn(place: Locator): Promise<{ readonly skills: string[]; readonly terms: string[] }> {
  const outcome = place.getByRole('region', { name: 'What it brings' });
  await outcome.getByText(/^Busy until \d\d:\d\d\.$/).waitFor();
  const experience = (await outcome.getByRole('definition').first().textContent()) ?? '';
  return {
    skills: [...experience.matchAll(/[\d,]+ ([A-Z][a-z]+)/g)].map(([, skill = '']) => skill).sort(),
    terms: await outcome.getByRole('term').allTextContents(),
  };
}

async function planned({ page }: PlayerBrowser, ...expected: string[]): Promise<void> {
  await expect.poll(() => steps(page)).toEqual(expected);
}

test('an evening is set up in eight presses on a phone, and changed', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'plan' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Owl');
    await page.goto('/home');
    let presses = 0;
    const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      presses++;
      await page.getByRole(role, { name }).first().click();
    };
    const choose = async (what: string, which?: string) => {
      presses += which === undefined ? 1 : 2;
      await chooseStep(page, what, which);
    };
    await press('Plan', 'link');
    await page.getByText('Nothing is planned').waitFor();
    await browser.inspect('empty');
    await choose('Hunt');
    await press('Begin with it');
    await page.getByRole('button', { name: 'Add it' }).waitFor();
    await choose('Gather', 'Raw Flax');
    await press('Add it');
    await planned(browser, 'Gather Raw Flax');
    await choose('Sell the junk');
    await press('Add it');
    await planned(browser, 'Sell the junk', 'Gather Raw Flax');
    expect(presses).toBeLessThanOrEqual(8);

    await page.getByText(/^Busy until \d\d:\d\d\./).waitFor();
    await page.getByText('Will be skipped: Nothing that is marked as junk can be sold.').waitFor();
    await page.getByText(/^\d\d:\d\d to \d\d:\d\d, about [\d,]+\.$/).waitFor();
    await browser.inspect('planned');
    expect((await shownNow(browser)).plan?.steps.map(({ name }) => name)).toEqual([
      'sell-junk',
      'begin-crafting',
    ]);

    // A change leaves what runs.
    const { action } = await shownNow(browser);
    await takeAway(page, PHONE, 'sell the junk');
    await planned(browser, 'Gather Raw Flax');
    const after = await shownNow(browser);
    expect([after.action?.kind, after.action?.startAt]).toEqual(['hunt', action?.startAt]);
    await press('Skip this step');
    const leave = page.getByRole('dialog', { name: 'Leave combat' });
    await leave.getByText(/^This ends the hunt in Lanternlea, which would run until /).waitFor();
    await leave.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(async () => (await shownNow(browser)).action?.kind).toBe('craft');
    await page.getByText('Nothing is planned').waitFor();
  });
});

test('an evening is set up by keyboard, and the later of two tabs wins', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'plan-by-keyboard' }, async (browser) => {
    const { page } = browser;
    const keyboard = new Keyboard(page);
    await createPlayer(browser, server, 'Moth');
    await page.goto('/plan');
    await page.getByText('Nothing is planned').waitFor();
    await page.getByRole('button', { name: 'Begin with it' }).waitFor();
    let presses = 0;
    const press = async (name: string | RegExp, key = 'Enter') => {
      presses++;
      await keyboard.tabTo(name);
      await keyboard.press(key);
    };
    // The first choice is the first harvest of the region. A letter chooses in a select element.
    await keyboard.tabTo(WHAT);
    await keyboard.press('h');
    await press('Begin with it');
    await page.getByRole('button', { name: 'Add it' }).waitFor();
    await keyboard.tabBackTo(WHAT);
    await keyboard.press('g');
    await press('Add it');
    await keyboard.tabBackTo(WHAT);
    // Selling the junk stands above the travel.
    await keyboard.press('t');
    await keyboard.press('ArrowUp');
    await press('Add it');
    await expect.poll(async () => (await steps(page)).length).toBe(2);
    const [first, second] = await steps(page);
    expect(first).toBe('Sell the junk');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press(/^Move down: sell the junk/);
    await planned(browser, String(second), 'Sell the junk');
    await keyboard.expectFocus(/^Move (down|up): sell the junk/);
    expect(presses).toBeLessThanOrEqual(8);
    // The focused button says why it does nothing more, and axe has no region for such a note.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
    await browser.inspect('moved');

    const other = await browser.newTab();
    await other.goto('/plan');
    await expect.poll(() => steps(other)).toEqual([second, 'Sell the junk']);
    await Promise.all([
      page.getByRole('button', { name: 'Remove: sell the junk' }).click(),
      other.getByRole('button', { name: /^Remove: gather/ }).click(),
    ]);
    // Each press takes a step from what its tab shows, so the later one sets what both show.
    await expect
      .poll(async () => {
        const [one, two, { plan }] = [await steps(page), await steps(other), await shownNow(browser)];
        const left = plan === null ? [] : plan.steps.map(({ name }) => name);
        return {
          isSame: String(one) === String(two),
          isPlan: one.length === left.length,
          left: left.length < 2,
        };
      })
      .toEqual({ isSame: true, isPlan: true, left: true });
  });
});

test.each([PHONE, DESKTOP])(
  'a night of gathering, baking, packing and hunting is planned by hand in twelve presses, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: `plan-night-${size.name}` }, async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, `Baker ${size.name}`);
      await page.goto('/plan');
      let presses = 0;
      const add = async (what: string, which?: string, hours?: number) => {
        presses += which === undefined ? 2 : 3;
        await chooseStep(page, what, which);
        if (hours !== undefined) {
          presses += 2;
          await page.getByLabel('How long').selectOption({ label: 'For some hours' });
          await page.getByRole('textbox', { name: 'Hours' }).fill(`${hours}`);
        }
        await page.getByRole('button', { name: /^(Begin with it|Add it)$/ }).click();
      };
      await add('Gather', 'Lea Barley', 3);
      await page.getByRole('button', { name: 'Add it' }).waitFor();
      await add('Make');
      await planned(browser, 'Make Lea Barley Bread');
      await add('Hunt');
      await planned(browser, 'Make Lea Barley Bread', 'Pack all Lea Barley Bread', 'Hunt in Lanternlea');
      expect(presses).toBeLessThanOrEqual(12);
      await add('Gather', 'Raw Flax');
      await add('Gather', 'Lea Barley');
      const question = page.getByRole('dialog', { name: 'How long first?' });
      await question.getByText('The plan gathers Raw Flax until it ends').waitFor();
      await browser.inspect('question');
      await question.getByRole('button', { name: /h, then gather Lea Barley$/ }).click();
      await planned(
        browser,
        'Make Lea Barley Bread',
        'Pack all Lea Barley Bread',
        'Hunt in Lanternlea',
        expect.stringMatching(/^Gather Raw Flax for \d h$/) as unknown as string,
        'Gather Lea Barley',
      );
      await page.getByText(/^Busy until \d\d:\d\d\./).waitFor();
      await browser.inspect('planned');

      // A step is changed where it stands.
      await page.getByRole('button', { name: 'Hunt in Lanternlea', exact: true }).click();
      const edit = page.getByRole('dialog', { name: 'Hunt in Lanternlea' });
      await edit.getByLabel('How long').selectOption({ label: 'For some hours' });
      // In one reading: the dialog still moves while it opens.
      const tops = () =>
        edit.evaluate((dialog) => {
          const fields = [...dialog.querySelectorAll('input[inputmode]')];
          return fields.map((field) => Math.round(field.getBoundingClientRect().top));
        });
      await expect.poll(async () => new Set(await tops()).size).toBe(1);
      expect(await tops()).toHaveLength(2);
      await browser.inspect('edit');
      await edit.getByRole('button', { name: 'Change it' }).click();
      await page.getByRole('button', { name: 'Hunt in Lanternlea for 1 h', exact: true }).waitFor();

      // Home tells the same of the whole night, and not only of what runs.
      const told = await outcomeIn(page.getByRole('main'));
      expect(told).toEqual({
        skills: expect.arrayContaining(['Attack', 'Cooking', 'Harvesting']) as unknown as string[],
        terms: ['Experience', 'Brings', 'Worth, less what is used'],
      });
      await page.goto('/home');
      expect(await outcomeIn(page.getByRole('region', { name: 'The whole plan' }))).toEqual(told);

      // What is left after a stop comes first only if the player wants it.
      await sendCall(browser, server, 'stop');
      // Without the barley that was gathered meanwhile, the bread takes gathering again.
      const gathered = amountOf((await shownNow(browser)).inventory, itemNamed('Lea Barley').id);
      const sold = { itemId: itemNamed('Lea Barley').id, amount: gathered };
      if (gathered > 0) await sendCall(browser, server, 'sell', sold);
      await page.goto(`/wiki/items/${itemNamed('Lea Barley Bread').id}`);
      await page.getByText('Plan it with everything it needs').click();
      await page.getByRole('button', { name: 'Begin all of it' }).click();
      const left = page.getByRole('dialog', { name: 'Continue with 5 steps first?' });
      await left
        .getByText(
          /^Left over from your last plan: Make Lea Barley Bread, pack all Lea Barley Bread, hunt in Lanternlea for 1 h, gather Raw Flax for \d h, gather Lea Barley\.$/,
        )
        .waitFor();
      await browser.inspect('left');
      await left.getByRole('button', { name: 'Begin without them' }).click();
      const [bread, barley] = [itemNamed('Lea Barley Bread').id, itemNamed('Lea Barley').id];
      await expect
        .poll(async () => (await shownNow(browser)).plan?.steps)
        .toEqual([
          { name: 'begin-crafting', input: { itemId: barley, amount: 2 } },
          { name: 'begin-crafting', input: { itemId: bread, amount: 1 } },
        ]);
    });
  },
);
