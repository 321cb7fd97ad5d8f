import { amountsOf, EXPERIENCE_TABLE, isCombat, type Shown } from '@slumberfell/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { choose } from './steps/belongings.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { smallTargets } from './steps/touch-targets.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed, regionNamed } from './world.ts';

/** A player tames a pet, takes it along, sees what it does, and saves a set with it. */

const LEVEL = 40;
const REGION = regionNamed('Lanternlea');
const [PUP, HATCHLING, MOUSE] = ['Hearth Pup', 'Bulwark Hatchling', 'Dandelion Mouse'].map(itemNamed);
const [DAGGER, BREAD] = ['Copper Dagger', 'Lea Barley Bread'].map(itemNamed);
if (!PUP || !HATCHLING || !MOUSE || !DAGGER || !BREAD) throw new Error('The shipped world lacks items');

/** Two pets are tamed, and a third is in the bag. */
const keeper = (shown: Shown): Partial<Shown> => ({
  regionId: REGION.id,
  experience: shown.experience.map(() => EXPERIENCE_TABLE[LEVEL - 1] ?? 0),
  equipment: { weapon: DAGGER.id, food: BREAD.id, foodAmount: 300 },
  inventory: amountsOf({ [BREAD.id]: 5_000, [PUP.id]: 1 }),
  pets: [HATCHLING.id, MOUSE.id].sort((one, other) => one - other),
});

let server: JourneyServer;
beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

async function createKeeper(browser: PlayerBrowser, name: string): Promise<void> {
  await createPlayer(browser, server, name);
  await changeCharacter(browser, server, keeper);
}

const companionNow = async (browser: PlayerBrowser): Promise<number | null> =>
  (await shownNow(browser)).companion;

test('a tamed pet comes with you, and comes along with a set', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'companions' }, async (browser) => {
    const { page } = browser;
    await createKeeper(browser, 'Keeper');

    await page.goto('/home');
    await page.getByRole('heading', { name: 'Your pets have learned something' }).waitFor();
    await browser.inspect('news');

    // A pet in the bag says that it must be tamed.
    await page.goto('/pets');
    await page.getByText('No pet is with you. Choose a tamed one').waitFor();
    const tiles = page.getByRole('list', { name: 'Pets' });
    await tiles.getByRole('button', { name: /Hearth Pup/ }).click();
    const details = page.getByRole('dialog', { name: 'Hearth Pup' });
    await details.getByText('When it is tamed and comes with you:').waitFor();
    await details.getByText('Each turn heals 0.3% of your full health.').waitFor();
    expect(await details.getByRole('button', { name: /Take along/ }).count()).toBe(0);
    await browser.inspect('untamed');
    await details.getByRole('link', { name: 'tame in the inventory' }).click();
    const inBag = await choose(browser, PUP);
    await inBag.getByText('When it is tamed and comes with you:').waitFor();
    await inBag.getByRole('button', { name: 'Tame' }).click();
    await expect.poll(async () => (await shownNow(browser)).pets).toContain(PUP.id);

    // It is taken along.
    await page.goto('/pets');
    await tiles.getByRole('button', { name: /Hearth Pup/ }).click();
    await details.getByText('When it comes with you:').waitFor();
    await details.getByText(/^What its traits are worth/).waitFor();
    await details.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: 60_000 });
    await details.getByRole('button', { name: 'Take along: Hearth Pup' }).click();
    await details.getByRole('button', { name: 'Leave at home: Hearth Pup' }).waitFor();
    expect(await companionNow(browser)).toBe(PUP.id);
    await browser.inspect('tamed');
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    await tiles.getByRole('button', { name: /^With you, Hearth Pup/ }).waitFor();
    await page.getByText('Hearth Pup is with you.', { exact: true }).first().waitFor();
    await browser.inspect('pets');
    await page.evaluate(() => scrollTo(0, 0));
    await browser.capture('panel');

    // Its place on the Equipment screen.
    await page.goto('/equipment');
    const places = page.getByRole('list', { name: 'What you wear and take with you' });
    const place = places.getByRole('button', { name: /^Hearth Pup, / });
    await place.waitFor();
    await browser.inspect('equipment');
    await place.click();
    const article = page.getByRole('article', { name: 'Hearth Pup' });
    await article.getByText(/^What its traits are worth/).waitFor();
    await page.getByRole('region', { name: 'In its place' }).getByText('Bulwark Hatchling').waitFor();
    await article.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: 60_000 });
    await browser.inspect('place');
    expect(await smallTargets(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // A set is saved with it.
    const bar = page.getByRole('region', { name: 'Sets' });
    await bar.getByRole('button', { name: 'Save what I wear' }).click();
    const form = page.getByRole('dialog', { name: 'Save what you wear' });
    expect(await form.getByLabel('With the companion').isChecked()).toBe(true);
    await form.getByText('Takes Hearth Pup along.').waitFor();
    await browser.inspect('save');
    await form.getByLabel('Name').fill('Walkies');
    await form.getByRole('button', { name: 'Save the set' }).click();
    await form.waitFor({ state: 'detached' });
    expect((await shownNow(browser)).sets[0]).toMatchObject({ name: 'Walkies', companion: PUP.id });
    const walkies = bar.getByRole('button', { name: 'Walkies' });
    await expect.poll(() => walkies.getAttribute('aria-current')).toBe('true');

    // Its traits count in the fight.
    await sendCall(browser, server, 'begin-hunting', { regionId: REGION.id });
    await expect
      .poll(
        async () => {
          const { action } = await shownNow(browser);
          return isCombat(action) ? (action.bearers ?? []) : [];
        },
        { timeout: 60_000 },
      )
      .toEqual([PUP.id]);
    await page.goto('/combat');
    await page.getByRole('button', { name: /^Your traits/ }).click();
    const counting = page.getByRole('dialog', { name: 'What counts in this fight' });
    await counting.getByText('Hearth Pup', { exact: true }).waitFor();
    await browser.inspect('counting');

    // It is left at home; the set takes it along again.
    await page.goto('/equipment');
    await place.click();
    await article.getByRole('button', { name: 'Leave at home: Hearth Pup' }).click();
    await page.getByText('No pet is with you. What one does counts').waitFor();
    expect(await companionNow(browser)).toBeNull();
    const others = page.getByRole('region', { name: 'Your pets' });
    expect(await others.getByRole('button').count()).toBe(3);
    await browser.inspect('at-home');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await places.getByRole('button', { name: 'Companion, empty' }).waitFor();
    expect(await walkies.getAttribute('aria-current')).toBeNull();
    await walkies.getByText('Melee, with Hearth Pup').waitFor();
    await bar.getByRole('button', { name: 'Edit sets' }).click();
    const sets = page.getByRole('dialog', { name: 'Your sets' });
    await sets.getByText('What is in it').click();
    await sets.getByText('Takes Hearth Pup along.').waitFor();
    await browser.inspect('set');
    await sets.getByRole('button', { name: 'Wear: Walkies' }).click();
    await expect.poll(() => companionNow(browser)).toBe(PUP.id);
    await page.keyboard.press('Escape');
    await sets.waitFor({ state: 'detached' });
    await place.waitFor();
    expect(await walkies.getAttribute('aria-current')).toBe('true');

    await page.setViewportSize({ width: 320, height: 844 });
    for (const path of ['/equipment', '/pets']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
});

test('a player without pets sees that one must be tamed', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'companions-none' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Alone');
    await page.goto('/pets');
    await page.getByText('No pet is with you. One must be tamed first').waitFor();
    await page.goto('/equipment');
    await page.getByRole('button', { name: 'Companion, empty' }).click();
    await page.getByRole('link', { name: 'See the pets' }).waitFor();
    await browser.inspect('no-pets');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save what I wear' }).click();
    const form = page.getByRole('dialog', { name: 'Save what you wear' });
    await form.getByLabel('With the food').waitFor();
    expect(await form.getByLabel('With the companion').count()).toBe(0);
  });
});

test('a pet is taken along and left at home by keyboard', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'companions-keyboard' }, async (browser) => {
    const { page } = browser;
    const keyboard = new Keyboard(page);
    await createKeeper(browser, 'Paws');
    await page.goto('/equipment');
    await page.getByRole('list', { name: 'What you wear and take with you' }).waitFor();
    await keyboard.tabTo('Companion, empty');
    await keyboard.press('Enter');
    await keyboard.tabTo('Take along: Bulwark Hatchling');
    await keyboard.press('Enter');
    await expect.poll(() => companionNow(browser)).toBe(HATCHLING.id);
    // The focus goes to the details, so the next Tab comes to what is in them.
    await keyboard.expectFocus(/^Bulwark Hatchling/);
    await keyboard.tabTo('Leave at home: Bulwark Hatchling');
    await keyboard.press('Enter');
    await expect.poll(() => companionNow(browser)).toBeNull();
    await keyboard.expectFocus(/^No pet is with you/);
    await keyboard.tabTo('Take along: Dandelion Mouse');
  });
});
