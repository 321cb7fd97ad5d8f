import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { chooseStep } from './steps/choose-step.ts';
import { createPlayer } from './steps/create-player.ts';
import { takeAway, takeAwayButton } from './steps/plan-row.ts';
import { shownNow } from './steps/veteran.ts';

/** A player saves a plan under a name, and sets it again on another evening. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const LONG = 'Ropes, bread and a quiet';

test.each([
  { size: PHONE, name: 'saved-plans' },
  { size: DESKTOP, name: 'saved-plans-wide' },
])('a plan is saved, set again with one press, added and deleted: $name', async ({ size, name }) => {
  await PlayerBrowser.play({ server, size, name }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, size === PHONE ? 'Wren' : 'Lark');
    await page.goto('/plan');
    const panel = page.getByRole('region', { name: 'Saved plans' });
    await panel.getByText(/^A plan that has done well/).waitFor();
    const add = async (button: string, what: string, which?: string) => {
      await chooseStep(page, what, which);
      await page.getByRole('button', { name: button }).click();
    };
    const names = async () => (await shownNow(browser)).plan?.steps.map((step) => step.name) ?? [];
    await add('Begin with it', 'Hunt');
    await add('Add it', 'Sell the junk');
    await add('Add it', 'Gather', 'Raw Flax');
    await expect.poll(names).toEqual(['sell-junk', 'begin-crafting']);

    const field = panel.getByLabel('Name');
    expect(await field.inputValue()).toBe('Night');
    await field.fill(LONG);
    await panel.getByRole('button', { name: 'Save this plan' }).click();
    await panel.getByText('Sell the junk, gather Raw Flax', { exact: true }).waitFor();
    // What is saved needs no form.
    await field.waitFor({ state: 'detached' });
    await browser.inspect('saved');
    const [saved] = (await shownNow(browser)).savedPlans;
    expect(saved).toMatchObject({ slot: 1, name: LONG, times: 1 });
    expect(saved?.steps.map((step) => step.name)).toEqual(['sell-junk', 'begin-crafting']);

    // Another plan: the saved one asks before it takes its place.
    await takeAway(page, size, 'sell the junk');
    await expect.poll(names).toEqual(['begin-crafting']);
    await panel.getByRole('button', { name: `Plan it: ${LONG}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Gather Raw Flax', { exact: true }).waitFor();
    await browser.inspect('asked');
    await dialog.getByRole('button', { name: 'Replace it' }).click();
    await expect.poll(names).toEqual(['sell-junk', 'begin-crafting']);
    await dialog.waitFor({ state: 'detached' });

    // With nothing planned one press sets it. The first step begins when the hunt is left.
    await takeAway(page, size, 'gather Raw Flax');
    await takeAwayButton(page, size, 'gather Raw Flax').waitFor({ state: 'detached' });
    await takeAway(page, size, 'sell the junk');
    await page.getByText('Nothing is planned').waitFor();
    const { action } = await shownNow(browser);
    await panel.getByRole('button', { name: `Plan it: ${LONG}` }).click();
    await expect.poll(names).toEqual(['sell-junk', 'begin-crafting']);
    expect((await shownNow(browser)).action?.startAt).toBe(action?.startAt);

    await panel.getByRole('button', { name: `Delete: ${LONG}` }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => (await shownNow(browser)).savedPlans).toEqual([]);
    await field.waitFor();
    await browser.inspect('deleted');
  });
});
