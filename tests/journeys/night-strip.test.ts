import { AS_OFTEN_AS_POSSIBLE, amountsOf, EXPERIENCE_TABLE, SKILL_COUNT } from '@slumberfell/engine';
import type { Input } from '@slumberfell/protocol';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed } from './world.ts';

/** A player presses the picture of the night, which leads to the steps that it shows. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

type Step = Input<'set-plan'>['steps'][number];

const [FLAX, BARLEY] = [itemNamed('Raw Flax').id, itemNamed('Lea Barley').id];
const gather = (itemId: number, amount: number): Step => ({
  name: 'begin-crafting',
  input: { itemId, amount },
});

async function openPlan(browser: PlayerBrowser, name: string, steps: readonly Step[]): Promise<void> {
  await createPlayer(browser, server, name);
  await sendCall(browser, server, 'set-plan', { steps: [...steps] });
  await browser.page.goto('/plan');
}

/** The strip in which parts can be pressed. */
const strip = (page: Page): Locator =>
  page.getByRole('main').getByRole('toolbar', { name: /^From \d\d:\d\d to \d\d:\d\d$/ });

/** A part by the words of its step. */
const part = (page: Page, words: RegExp): Locator => strip(page).getByRole('button', { name: words });

/** The gathering of 2 h that runs first, one of 30 min, what has no session, and one to the limit. */
const NIGHT: readonly Step[] = [
  gather(BARLEY, 1_440),
  gather(FLAX, 360),
  { name: 'sell', input: { itemId: FLAX, amount: AS_OFTEN_AS_POSSIBLE } },
  gather(BARLEY, AS_OFTEN_AS_POSSIBLE),
];

const expectOnScreen = (row: Locator) =>
  expect
    .poll(() =>
      row.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);

test('a finger on a part of the night opens its step, on Plan and on Home', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'night-strip' }, async (browser) => {
    const { page } = browser;
    await openPlan(browser, 'Toucher', NIGHT);
    await part(page, /^Gather 360 Raw Flax: /).tap();
    const edit = page.getByRole('dialog', { name: 'Gather 360 Raw Flax' });
    await edit.getByLabel('How long').waitFor();
    await expectOnScreen(page.getByRole('listitem').filter({ hasText: 'Gather 360 Raw Flax' }).first());
    await browser.inspect('opened');
    await edit.getByRole('button', { name: 'Cancel' }).tap();
    await edit.waitFor({ state: 'detached' });
    // What a part tells has the steps without a session, too.
    expect(await part(page, /Sell all Raw Flax/).getAttribute('aria-label')).toMatch(/ Gather Lea Barley: /);

    await page.goto('/home');
    await part(page, /Gather Lea Barley: /).tap();
    await page.waitForURL('**/plan');
    await page.getByRole('dialog', { name: 'Gather Lea Barley' }).getByLabel('How long').waitFor();
    await expectOnScreen(page.getByRole('listitem').filter({ hasText: 'Gather Lea Barley' }).last());
    await page.reload();
    await strip(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

test('a finger on a part of a proposed night opens the list of its steps', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'night-strip-proposed' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Dreamer');
    await changeCharacter(browser, server, () => ({
      experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[59] ?? 0),
      equipment: { weapon: itemNamed('Copper Dagger').id },
      inventory: amountsOf({ [itemNamed('Lea Barley Bread').id]: 20 }),
    }));
    await page.goto('/home');
    const night = page.getByRole('article').filter({ has: page.getByRole('toolbar') });
    // The night is the last answer when it can begin.
    const begin = night.getByRole('button', { name: /^Begin this night/ });
    await expect.poll(() => begin.getAttribute('aria-disabled'), { timeout: 60_000 }).toBeNull();
    const steps = night.getByRole('listitem');
    expect(await steps.first().isVisible()).toBe(false);
    await part(page, /Hunt in /).tap();
    const hunt = steps.filter({ hasText: /^Hunt in / });
    await hunt.waitFor();
    await expect.poll(() => hunt.evaluate((line) => line === document.activeElement)).toBe(true);
    await expectOnScreen(hunt);
    await browser.inspect('proposed');
    // Nothing is planned by it.
    expect(new URL(page.url()).pathname).toBe('/home');
    expect((await shownNow(browser)).plan).toBeNull();
  });
});

test('the keyboard presses a part of the night, and the focus goes to its row', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'night-strip-keys' }, async (browser) => {
    const { page } = browser;
    const keyboard = new Keyboard(page);
    await openPlan(browser, 'Presser', NIGHT);
    await strip(page).waitFor();
    await keyboard.tabTo(/^Now: gather Lea Barley: /);
    await keyboard.press('Enter');
    await keyboard.expectFocus('Now');
    await keyboard.tabTo(/^Now: gather Lea Barley: /);
    await keyboard.press('ArrowRight');
    await keyboard.expectFocus(/^Gather 360 Raw Flax: /);
    await browser.inspect('focused');
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Gather 360 Raw Flax' }).getByLabel('How long').waitFor();
    await keyboard.press('Escape');
    await keyboard.expectFocus('Gather 360 Raw Flax');
  });
});

/** Controls of a part of the page that are lower than a finger needs. */
const low = (place: Locator): Promise<string[]> =>
  place.locator('button, select, input, a').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ text: one.ariaLabel || one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < 43.5)
      .map(({ text, box }) => `${text} ${box.height}`),
  );

test('a plan of twenty steps has room for a finger everywhere', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'night-strip-twenty' }, async (browser) => {
    const { page } = browser;
    const many = Array.from({ length: 20 }, (_, index) => gather([FLAX, BARLEY][index % 2] ?? 0, 60 + index));
    await openPlan(browser, 'Twenty', many);
    await strip(page).waitFor();
    const widths = await strip(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
    expect(await low(page.getByRole('main'))).toEqual([]);
    await page.getByRole('button', { name: 'Gather 61 Lea Barley', exact: true }).tap();
    const edit = page.getByRole('dialog', { name: 'Gather 61 Lea Barley' });
    await edit.getByRole('button', { name: 'Change it' }).waitFor();
    expect(await low(edit)).toEqual([]);
    await browser.inspect('edit');
  });
});
