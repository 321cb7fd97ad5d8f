import {
  amountsOf,
  type EquipmentType,
  EXPERIENCE_TABLE,
  type Item,
  type Shown,
  SLOT_OF_TYPE,
  Verb,
} from '@slumberfell/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { rewriteCharacter } from './rewrite-character.ts';
import { SIZES } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed, regionNamed, world } from './world.ts';

/** The level of every skill: enough for a long fight in the region. */
const LEVEL = 45;
const REGION = regionNamed('Tattlewood');
const FOOD = itemNamed('Lea Barley Bread');
/** Thorns act in each turn in which the enemy hits. */
const VERBS = [Verb.Thorns, Verb.Leech, Verb.Mend, Verb.Carry, Verb.Opener, Verb.Rise];

/** For each of the verbs a piece, each for another slot. */
function pieces(): Item[] {
  const found = new Map<EquipmentType, Item>();
  for (const verb of VERBS) {
    const item = world.sets.items.find(
      ({ equipmentType: type, traits = [] }) =>
        type !== undefined && !found.has(type) && traits.some(([one]) => one === verb),
    );
    if (item?.equipmentType !== undefined) found.set(item.equipmentType, item);
  }
  return [...found.values()];
}
const WORN = pieces();
const SPARE = world.sets.items.filter((item) => item.traits && !WORN.includes(item)).slice(0, 3);

const geared = (shown: Shown): Partial<Shown> => ({
  regionId: REGION.id,
  experience: shown.experience.map(() => EXPERIENCE_TABLE[LEVEL - 1] ?? 0),
  health: 500,
  inventory: amountsOf(Object.fromEntries([FOOD, ...SPARE].map(({ id }) => [id, 2]))),
  equipment: {
    ...Object.fromEntries(WORN.map((item) => [SLOT_OF_TYPE[item.equipmentType as EquipmentType], item.id])),
    food: FOOD.id,
    foodAmount: 500,
  },
});

let server: JourneyServer;
beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

async function gear(browser: PlayerBrowser): Promise<void> {
  const { characterData } = await browser.layout();
  await server.stop();
  await rewriteCharacter(server, characterData.id, geared);
  await server.start();
}

const NEWS = 'Your gear has learned something';

test.each(SIZES)('a player reads once what worn pieces do, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'traits' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Reader ${size.name}`);
    await gear(browser);
    await page.goto('/home');
    await page.getByRole('heading', { name: NEWS }).waitFor();
    const listed = page.getByRole('list', { name: 'Worn pieces with traits' }).getByRole('listitem');
    expect(await listed.filter({ hasText: 'Thorns' }).count()).toBeGreaterThan(0);
    await browser.inspect('news');

    await page.getByRole('link', { name: `And ${SPARE.length} more in the bag` }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('traits');
    await page.getByRole('button', { name: SPARE[0]?.name ?? '' }).waitFor();
    expect(await page.getByRole('button', { name: FOOD.name }).count()).toBe(0);

    await page.goto('/home');
    await page.getByRole('button', { name: 'I have read it' }).press('Enter');
    await page.getByRole('heading', { name: NEWS }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('screen');
    await page.reload();
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    expect(await page.getByRole('heading', { name: NEWS }).count()).toBe(0);

    await sendCall(browser, server, 'begin-hunting', { regionId: REGION.id });
    await page.goto('/combat');
    await page.locator('[data-tone=trait]').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /^Your traits/ }).click();
    const dialog = page.getByRole('dialog', { name: 'What counts in this fight' });
    await dialog.getByText(WORN[0]?.name ?? '', { exact: true }).waitFor();
    await browser.inspect('in-fight');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const log = page.getByRole('log', { name: 'Combat log' });
    await log
      .getByText(/^Your thorns give back/)
      .first()
      .waitFor({ state: 'attached' });

    await page.goto(`/wiki/items/${WORN[0]?.id}`);
    await page.getByRole('list', { name: 'Traits' }).waitFor();
    await page.getByText(/^Worth of its traits in this fight:/).waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await browser.inspect('worth');

    await page.goto('/local-combat');
    const effects = page.getByText('Traits that do most:').locator('xpath=..');
    await expect.poll(() => effects.textContent(), { timeout: 60_000 }).not.toContain('counting');
    await browser.inspect('before-hunt');
  });
});

test.each(SIZES.slice(0, 1))('a new character gets no news when it finds its first piece', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'traits-new' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Newcomer');
    await page.goto('/home');
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    await page.goto('about:blank');
    await gear(browser);
    await page.goto('/home');
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    expect(await page.getByRole('heading', { name: NEWS }).count()).toBe(0);
  });
});
