import { afterAll, beforeAll, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { atOnce } from './page-clock.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { leaveButton } from './steps/combat-begun.ts';
import { logged, watchFor } from './steps/first-hunt.ts';
import { world } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('from the landing page to the first fight with the keyboard alone', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'keyboard' }, async (browser) => {
    const { page } = browser;
    const keyboard = new Keyboard(page);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Slumberfell' }).waitFor();

    await keyboard.tabTo('Play Now');
    await keyboard.press('Enter');
    const entrance = page.getByRole('dialog', { name: 'Enter Slumberfell' });
    await entrance.waitFor();
    await keyboard.press('Escape');
    await entrance.waitFor({ state: 'hidden' });
    await keyboard.expectFocus('Play Now');
    // The second Enter follows at once. It activates the element that the dialog has focused.
    await atOnce(page, async () => {
      await keyboard.press('Enter');
      await entrance.waitFor();
      await keyboard.expectFocus('Play as Guest');
      await keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Play as Guest' }).waitFor();
    });
    await page.goto('/?enter=true');
    await entrance.waitFor();
    await keyboard.expectFocus('Play as Guest');
    await keyboard.press('Enter');

    await page.getByRole('button', { name: 'Proceed' }).waitFor();
    await keyboard.tabTo('I accept the Terms of Use and the Rules.');
    await keyboard.press('Space');
    await keyboard.tabTo('I have, and will have, only this one account.');
    await keyboard.press('Space');
    await keyboard.tabTo('Proceed');
    await browser.capture('guest-register');
    await keyboard.press('Enter');

    const create = page.getByRole('dialog', { name: 'Create your character' });
    await create.getByRole('radio').first().waitFor();
    await keyboard.press('Escape');
    await create.waitFor({ state: 'detached' });
    await keyboard.tabTo('Create character');
    await keyboard.press('Enter');
    await create.getByRole('radio').first().waitFor();
    await keyboard.expectFocus('Name');
    // The proposed name is selected, so that typing replaces it.
    await page.keyboard.type('Tabitha');
    // One of the faces is chosen already. It is the Tab stop of the group, and an arrow key chooses the next.
    const faces = world.sets.appearances;
    const radio = create.getByRole('radio', { checked: true });
    const chosen = await radio.evaluate((face: HTMLInputElement) => face.labels?.[0]?.textContent ?? '');
    const next = faces[(faces.findIndex(({ label }) => label === chosen) + 1) % faces.length];
    await keyboard.tabTo(chosen);
    await keyboard.press('ArrowRight');
    await keyboard.expectFocus(next?.label ?? '');
    await browser.capture('create-character');
    await keyboard.tabBackTo('Create');
    await keyboard.press('Enter');
    await create.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Welcome, Tabitha' }).waitFor();

    await wearCudgel(browser, keyboard);
    await readRecipe(browser, keyboard);
    await readMap(browser, keyboard);
    await fight(browser, keyboard);
  });
});

async function wearCudgel({ page }: PlayerBrowser, keyboard: Keyboard): Promise<void> {
  await keyboard.tabTo('Inventory');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
  await keyboard.tabTo(/^Driftwood Cudgel, /);
  await keyboard.press('Enter');
  await page.getByRole('article', { name: 'Driftwood Cudgel' }).waitFor();
  await keyboard.tabTo('Sell');
  await keyboard.press('Enter');
  const sell = page.getByRole('dialog', { name: 'Sell' });
  await sell.getByText('Price per unit').waitFor();
  await keyboard.press('Escape');
  await sell.waitFor({ state: 'detached' });
  await keyboard.expectFocus('Sell');
  await keyboard.tabBackTo('Equip');
  await keyboard.press('Enter');
  await page.getByText('You are wearing the Driftwood Cudgel.').waitFor();
}

async function readRecipe({ page }: PlayerBrowser, keyboard: Keyboard): Promise<void> {
  await keyboard.tabTo(/^Fishing/);
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Fishing' }).waitFor();
  const first = page.getByRole('main').getByRole('listitem').first();
  const name = (await first.textContent()) ?? '';
  await keyboard.tabTo(name);
  await keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Gather' });
  await modal.waitFor();
  await keyboard.tabTo('Begin Gathering');
  await keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  await keyboard.expectFocus(name);
}

async function readMap({ page }: PlayerBrowser, keyboard: Keyboard): Promise<void> {
  const door = 'Travel. You are in Lanternlea';
  await keyboard.tabBackTo(door);
  await keyboard.press('Enter');
  const map = page.getByRole('dialog', { name: 'Region travel' });
  await map.waitFor();
  await keyboard.tabTo(/^Tattlewood/);
  await keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Tattlewood' });
  await details.waitFor();
  await keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  await keyboard.tabTo(/^Tattlewood/);
  await keyboard.press('Escape');
  await map.waitFor({ state: 'detached' });
  await keyboard.expectFocus(door);
}

async function fight(browser: PlayerBrowser, keyboard: Keyboard): Promise<void> {
  const { page } = browser;
  await keyboard.tabTo('Combat in your Area');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Combat in Lanternlea' }).waitFor();
  await keyboard.tabTo('Start open combat');
  await keyboard.press('Enter');
  await leaveButton(page).waitFor();
  await watchFor(browser, logged(browser, / appears\.$/));
  await keyboard.tabTo('Leave');
  await keyboard.press('Enter');
  const leave = page.getByRole('dialog', { name: 'Leave combat' });
  await leave.waitFor();
  await keyboard.tabTo('Cancel');
  await browser.capture('leave-combat');
  await keyboard.press('Escape');
  await leave.waitFor({ state: 'detached' });
  await keyboard.expectFocus('Leave');
}
