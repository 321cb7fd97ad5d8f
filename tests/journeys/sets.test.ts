import {
  AttackStyle,
  amountsOf,
  EXPERIENCE_TABLE,
  type Item,
  isCombat,
  type Shown,
  SKILL_COUNT,
} from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE, SIZES } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer } from './steps/create-player.ts';
import { smallTargets } from './steps/touch-targets.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed } from './world.ts';

/** A player saves sets, is dressed for another style in two presses, and changes the sets. */

const [DAGGER, CUIRASS, BOW, BOOTS, BREAD] = [
  'Copper Dagger',
  'Copper Cuirass',
  'Reed Shortbow',
  'Meadowhide Boots',
  'Lea Barley Bread',
].map(itemNamed) as [Item, Item, Item, Item, Item];

const LEVEL = 40;

const fighter = (): Partial<Shown> => ({
  experience: new Array<number>(SKILL_COUNT).fill(EXPERIENCE_TABLE[LEVEL - 1] as number),
  equipment: { weapon: DAGGER.id, chest: CUIRASS.id, food: BREAD.id, foodAmount: 300 },
  inventory: amountsOf({ [BOW.id]: 1, [BOOTS.id]: 1, [BREAD.id]: 500 }),
});

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

async function createFighter(
  browser: PlayerBrowser,
  name: string,
  change: () => Partial<Shown>,
): Promise<void> {
  await createPlayer(browser, server, name);
  await changeCharacter(browser, server, change);
}

const setNames = async (browser: PlayerBrowser): Promise<string[]> =>
  (await shownNow(browser)).sets.map(({ name }) => name);

test.each(SIZES)('sets are saved, worn with two presses, and changed, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'sets' }, async (browser) => {
    const { page, isPhone } = browser;
    await createFighter(browser, `Tailor ${size.name}`, fighter);
    await page.goto('/equipment');
    const bar = page.getByRole('region', { name: 'Sets' });
    const save = bar.getByRole('button', { name: 'Save what I wear' });
    await save.waitFor();
    await browser.inspect('none');

    // The name is proposed.
    await save.click();
    const form = page.getByRole('dialog', { name: 'Save what you wear' });
    expect(await form.getByLabel('Name').inputValue()).toBe('Melee');
    await form.getByText('More: leave slots as they are').click();
    await browser.inspect('save');
    await form.getByRole('button', { name: 'Save the set' }).click();
    await form.waitFor({ state: 'detached' });
    const melee = bar.getByRole('button', { name: 'Melee' });
    await expect.poll(() => melee.getAttribute('aria-current')).toBe('true');

    for (const item of [BOW, BOOTS]) {
      await page.goto(`/inventory?item=${item.id}`);
      await page.getByRole('button', { name: new RegExp(`^${item.name}, `) }).click();
      await page.getByRole('button', { name: 'Equip', exact: true }).click();
      await expect.poll(async () => Object.values((await shownNow(browser)).equipment)).toContain(item.id);
    }
    await page.goto('/equipment');
    await save.click();
    expect(await form.getByLabel('Name').inputValue()).toBe('Range');
    await form.getByLabel('With the training').check();
    await form.getByRole('button', { name: 'Save the set' }).click();
    await form.waitFor({ state: 'detached' });
    const [one, two] = (await shownNow(browser)).sets;
    expect(one).toMatchObject({ slot: 1, name: 'Melee', food: { itemId: BREAD.id, amount: 300 } });
    expect(one?.pieces).toMatchObject({ weapon: DAGGER.id, chest: CUIRASS.id, boots: null });
    expect(two).toMatchObject({ slot: 2, name: 'Range', trainingAttribute: 0 });
    expect(two?.pieces).toMatchObject({ weapon: BOW.id, chest: null, boots: BOOTS.id });
    await browser.inspect('two');

    // From another screen: the link to Combat or Equipment, and the set.
    await page.goto('/home');
    let presses = 0;
    const press = async (locator: Locator): Promise<void> => {
      presses++;
      await locator.click();
    };
    await press(
      isPhone
        ? page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Combat' })
        : page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Equipment' }),
    );
    await press(melee);
    await expect.poll(async () => (await shownNow(browser)).attackStyle).toBe(AttackStyle.Melee);
    expect(presses).toBe(2);
    expect((await shownNow(browser)).equipment).toMatchObject({ weapon: DAGGER.id, chest: CUIRASS.id });

    // During a fight as well.
    await page.goto('/local-combat');
    await page.getByRole('button', { name: 'Start open combat' }).click();
    await page.getByRole('region', { name: 'Your character' }).waitFor();
    await browser.inspect('fight');
    if (isPhone) expect(await smallTargets(page, 'main')).toEqual([]);
    const range = bar.getByRole('button', { name: 'Range' });
    await range.click();
    await expect.poll(() => range.getAttribute('aria-current')).toBe('true');
    const fighting = await shownNow(browser);
    expect(isCombat(fighting.action)).toBe(true);
    expect(fighting.equipment).toMatchObject({ weapon: BOW.id, boots: BOOTS.id });

    // The set waits in the plan; it is renamed, replaced and deleted.
    const edit = bar.getByRole('button', { name: 'Edit sets' });
    const dialog = page.getByRole('dialog', { name: 'Your sets' });
    await edit.click();
    await dialog.getByText('What is in it').first().click();
    await browser.inspect('list');
    await dialog.getByRole('button', { name: 'After this: wear Melee' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await shownNow(browser)).plan?.steps[0]).toEqual({ name: 'wear', input: { slot: 1 } });

    await edit.click();
    await dialog.getByRole('button', { name: 'Rename: Range' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename Range' });
    await renaming.getByLabel('Name').fill('x'.repeat(25));
    await renaming.getByText('A name has 1 to 24 characters.').first().waitFor();
    await browser.inspect('rename');
    await renaming.getByLabel('Name').fill('From afar, in the rain');
    await renaming.getByRole('button', { name: 'Rename', exact: true }).click();
    await dialog.getByRole('button', { name: 'Wear: From afar, in the rain' }).waitFor();
    await dialog.getByRole('button', { name: 'Replace: Melee' }).click();
    await page
      .getByRole('dialog', { name: 'Replace Melee' })
      .getByRole('button', { name: 'Replace the set' })
      .click();
    await dialog.getByRole('button', { name: 'Wear: Melee' }).waitFor();
    const replaced = (await shownNow(browser)).sets;
    expect(replaced.map(({ pieces }) => pieces.weapon)).toEqual([BOW.id, BOW.id]);
    await dialog.getByRole('button', { name: 'Delete: Melee' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Melee' });
    await browser.inspect('delete');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await setNames(browser)).toHaveLength(2);
    await dialog.getByRole('button', { name: 'Delete: Melee' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => setNames(browser)).toEqual(['From afar, in the rain']);
    await browser.inspect('one');
  });
});

/** Twelve sets with long names; of the first one nothing is owned any more but the weapon. */
const rich = (): Partial<Shown> => ({
  ...fighter(),
  sets: Array.from({ length: 12 }, (_, index) => ({
    slot: index + 1,
    name: `The wardrobe number ${index + 1}${'w'.repeat(index === 4 ? 3 : 0)}`,
    pieces: index === 0 ? { weapon: BOW.id, chest: itemNamed('Copper Helm').id } : { weapon: DAGGER.id },
    ...(index === 0 && { food: { itemId: BREAD.id, amount: 9_000 } }),
  })),
});

test('twelve sets are full, and tell what is missing before and after', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'sets-full' }, async (browser) => {
    const { page } = browser;
    await createFighter(browser, 'Wardrobe', rich);
    await page.goto('/equipment');
    const bar = page.getByRole('region', { name: 'Sets' });
    await bar.getByText('All 12 are taken').waitFor();
    expect(await bar.getByRole('button', { name: 'Save what I wear' }).count()).toBe(0);
    const first = bar.getByRole('button', { name: 'The wardrobe number 1 without Copper Helm' });
    await first.waitFor();
    await browser.inspect('full');
    await bar.getByRole('button', { name: 'Edit sets' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your sets' });
    await dialog.getByText('Copper Helm: You do not own that many of this item.').waitFor();
    await browser.inspect('missing');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await first.click();
    await page.getByText('Not worn: Copper Helm. You do not own that many of this item.').waitFor();
    await page
      .getByText('Not all packed: Lea Barley Bread. You do not own that many of this item.')
      .waitFor();
    expect((await shownNow(browser)).equipment).toMatchObject({ weapon: BOW.id, foodAmount: 800 });
    await browser.inspect('told');
    await page.setViewportSize({ width: 320, height: 844 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await browser.capture('narrow');
  });
});

test('sets are saved, worn and deleted by keyboard', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'sets-keyboard' }, async (browser) => {
    const { page } = browser;
    const keyboard = new Keyboard(page);
    await createFighter(browser, 'Keys', fighter);
    await page.goto('/equipment');
    await page.getByRole('region', { name: 'Sets' }).waitFor();
    await keyboard.tabTo('Save what I wear');
    await keyboard.press('Enter');
    await keyboard.expectFocus('Name');
    await page.keyboard.type('By hand');
    await keyboard.press('Enter');
    await keyboard.expectFocus('Save what I wear');
    await keyboard.tabBackTo(/^By hand/);
    await keyboard.press('Enter');
    await page.getByText('You are dressed for By hand.').waitFor();
    await keyboard.tabTo('Edit sets');
    await keyboard.press('Enter');
    await keyboard.tabTo('Rename: By hand');
    await keyboard.press('Enter');
    await keyboard.expectFocus('← Your sets');
    await keyboard.press('Escape');
    await keyboard.expectFocus('Wear: By hand');
    await keyboard.tabTo('Delete: By hand');
    await keyboard.press('Enter');
    await keyboard.expectFocus('← Your sets');
    await keyboard.tabTo('Delete');
    await keyboard.press('Enter');
    await keyboard.expectFocus('Save what I wear');
    expect(await setNames(browser)).toEqual([]);
  });
});
