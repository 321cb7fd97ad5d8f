import {
  aimsOfItem,
  amountsOf,
  type EquipmentType,
  EXPERIENCE_TABLE,
  type Item,
  type Shown,
  SKILL,
  SLOT_OF_TYPE,
  Verb,
} from '@slumberfell/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
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
/** Only one of these is good for gold. */
const SPARE = [Verb.Luck, Verb.Plated, Verb.Lesson].flatMap(
  (verb) =>
    world.sets.items.find(
      (item) =>
        item.equipmentType !== undefined &&
        !WORN.includes(item) &&
        item.traits?.some(([one]) => one === verb),
    ) ?? [],
);

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

const NEWS = 'Your gear has learned something';

test('a player reads once what worn pieces do', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'traits' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Reader');
    await changeCharacter(browser, server, geared);
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
    await page.getByText(/^What its traits are worth in this fight:/).waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await browser.inspect('worth');

    await page.goto('/local-combat');
    const effects = page.getByText('Traits that do the most:').locator('xpath=..');
    await expect.poll(() => effects.textContent(), { timeout: 60_000 }).not.toContain('counting');
    await browser.inspect('before-hunt');
  });
});

const AIM = 'gold';
const serving = (items: readonly Item[]): Item[] =>
  items.filter((item) => aimsOfItem(item, world).includes(AIM));
const SEWN = world.sets.crafteableItems
  .filter(({ skillId }) => skillId === SKILL.Tailoring)
  .flatMap(({ itemId }) => world.item(itemId) ?? []);

test('a player finds what is good for an aim', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'traits-aims' }, async (browser) => {
    const { page } = browser;
    const field = page.getByRole('combobox', { name: 'Trait' });
    await createPlayer(browser, server, 'Aimer');
    await changeCharacter(browser, server, geared);

    expect(serving(SPARE)).toHaveLength(1);
    await page.goto('/inventory');
    await field.selectOption(AIM);
    for (const item of SPARE) {
      const tile = page.getByRole('button', { name: new RegExp(`^${item.name}, `) });
      await tile.waitFor({ state: serving([item]).length > 0 ? 'visible' : 'detached' });
    }
    await browser.inspect('bag-for-aim');

    // An address from before there were aims.
    await page.goto(`/wiki/items?verb=${Verb.Haste}`);
    await expect.poll(() => field.inputValue()).toBe(String(Verb.Haste));
    await field.selectOption(AIM);
    const items = page.getByRole('list', { name: 'Items', exact: true }).getByRole('listitem');
    await expect.poll(() => items.count()).toBe(serving(world.sets.items).length);
    const search = new URL(page.url()).searchParams;
    expect([search.get('aim'), search.get('verb')]).toEqual([AIM, null]);
    await browser.inspect('wiki-for-aim');

    await page.goto(`/wiki/recipes?aim=${AIM}`);
    const made = world.sets.crafteableItems.flatMap(({ itemId }) => world.item(itemId) ?? []);
    const recipes = page.getByRole('list', { name: 'Recipes', exact: true }).getByRole('listitem');
    await expect.poll(() => recipes.count()).toBe(serving(made).length);
    await browser.inspect('wiki-recipes-for-aim');

    await page.goto('/skills/tailoring');
    await field.selectOption(AIM);
    const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect.poll(() => rows.count()).toBe(serving(SEWN).length);
    await browser.inspect('recipes-for-aim');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(AIM);
    await page.getByRole('combobox', { name: 'Quality' }).selectOption('Normal');
    await page.getByText('This workshop has nothing of that tier, quality and trait.').waitFor();
    await browser.inspect('no-recipe-for-aim');
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect.poll(() => field.inputValue()).toBe('any');
  });
});

test('a new character gets no news when it finds its first piece', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'traits-new' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Newcomer');
    await page.goto('/home');
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    await page.goto('about:blank');
    await changeCharacter(browser, server, geared);
    await page.goto('/home');
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    expect(await page.getByRole('heading', { name: NEWS }).count()).toBe(0);
  });
});
