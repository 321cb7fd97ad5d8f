import { ItemCategory } from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { choose, putBack } from './steps/belongings.ts';
import { chooseEnemy } from './steps/bestiary.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { clippedTexts } from './steps/clipped.ts';
import { createVeteran } from './steps/veteran.ts';
import { dungeonNamed, itemNamed, lore, quests, regionNamed, world } from './world.ts';

/** All lines of the game fit where they are shown. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const texts = (entries: readonly { readonly description: string }[]): string[] => [
  ...new Set(entries.map(({ description }) => description)),
];
const ITEM_TEXTS = texts(world.sets.items);
const [TROPHY_TEXTS, PET_TEXTS] = [ItemCategory.Trophy, ItemCategory.Pet].map((kind) =>
  texts(world.sets.items.filter(({ category }) => category === kind)),
) as [string[], string[]];
/** As the Bestiary writes them. */
const LORE_TEXTS = lore.flatMap(({ lines }) => lines.map(({ text, kills }) => `${text} at ${kills} kills`));

/** The most rows that a line takes where it stands, on a phone. */
const MOST_ROWS = 4;

/** Texts that fit nowhere. */
const LONG_WORDS = 'Once more, with feeling. '.repeat(40);
const LONG_WORD = 'm'.repeat(400);

/** For regions and villagers, of which more is told than of things. */
const MOST_ROWS_OF_PLACES = 9;

/**
 * Puts each text into a place, one after the other.
 * @returns those that are wider than the place, or take more rows than `most`
 */
const misfits = (place: Locator, lines: readonly string[], most: number): Promise<string[]> =>
  place.evaluate(
    (element, { all, most }) => {
      const written = element.textContent;
      const height = Number.parseFloat(getComputedStyle(element).lineHeight);
      if (!(height > 0)) throw new Error('The place has no height of a row');
      const wrong = all.filter((text) => {
        element.textContent = text;
        const box = element.getBoundingClientRect();
        const isTooWide = element.scrollWidth > element.clientWidth || box.right > innerWidth;
        return isTooWide || Math.round(box.height / height) > most;
      });
      element.textContent = written;
      return wrong;
    },
    { all: lines, most },
  );

/** Expects that all lines fit into a place, and that texts which fit nowhere do not. */
async function expectFit(place: Locator, lines: readonly string[], most = MOST_ROWS): Promise<void> {
  await place.waitFor();
  const tooLong = [LONG_WORDS, LONG_WORD];
  expect(await misfits(place, tooLong, most)).toEqual(tooLong);
  expect(await misfits(place, lines, most)).toEqual([]);
}

test('every line fits where it is shown, on a phone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'lines' }, async (browser) => {
    const { page } = browser;
    await createVeteran(browser, server, 'Measurer');
    const [enemy] = world.sets.enemies;
    if (enemy === undefined) throw new Error('There is no enemy');
    const shell = itemNamed('Shell of the Buttonhopper');
    const enemyTexts = [...texts(world.sets.enemies), ...LORE_TEXTS];
    await page.goto(`/wiki/enemies/${enemy.id}`);
    await expectFit(page.getByText(enemy.description), enemyTexts);
    await page.goto('/bestiary');
    await expectFit((await chooseEnemy(browser, enemy.name)).getByText(enemy.description), enemyTexts);
    await page.goto(`/items/${shell.id}`);
    await expectFit(page.getByText(shell.description), [...ITEM_TEXTS, ...LORE_TEXTS]);
    await page.goto('/inventory');
    await expectFit((await choose(browser, shell)).getByText(shell.description), [
      ...ITEM_TEXTS,
      ...LORE_TEXTS,
    ]);
    await putBack(browser, shell);
    await page.goto('/equipment');
    const sword = itemNamed('Saltsilver Sword');
    await page.getByRole('button', { name: sword.name }).first().click();
    await expectFit(page.getByRole('article').getByText(sword.description), ITEM_TEXTS);
    await page.goto('/relicarium');
    await page.getByPlaceholder('Filter by name').fill(shell.name);
    await page.getByRole('main').getByTitle(shell.name, { exact: true }).click();
    await expectFit(
      page.getByRole('article', { name: shell.name }).getByText(shell.description),
      TROPHY_TEXTS,
    );
    await page.goto('/pets');
    const mouse = itemNamed('Dandelion Mouse');
    await page.getByRole('list', { name: 'Pets' }).getByRole('button').first().click();
    await expectFit(page.getByRole('article', { name: mouse.name }).getByText(mouse.description), PET_TEXTS);
    const fittings = itemNamed('Copper Fittings');
    await page.goto('/skills/weaponsmithing');
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expectFit(page.getByRole('dialog', { name: 'Craft' }).getByText(fittings.description), ITEM_TEXTS);
    expect(await clippedTexts(page)).toEqual([]);
  });
});

test('what is told of dungeons, regions, companions and villagers fits, on a phone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'lines-of-places' }, async (browser) => {
    const { page } = browser;
    const main = page.getByRole('main');
    await createVeteran(browser, server, 'Surveyor');
    const mouse = itemNamed('Dandelion Mouse');
    await page.goto('about:blank');
    await changeCharacter(browser, server, () => ({
      quests: { chapter: 46, closedOn: null, errands: [], days: [], weeks: [] },
      pets: [mouse.id],
      companion: mouse.id,
    }));
    const mill = dungeonNamed('The Nodding Mill');
    const dungeonTexts = texts(world.sets.dungeons);
    await page.goto(`/wiki/dungeons/${mill.id}`);
    await expectFit(main.getByText(mill.description), dungeonTexts);
    await page.goto('/local-combat');
    await main.getByRole('button', { name: new RegExp(mill.name) }).click();
    await expectFit(page.getByRole('dialog', { name: mill.name }).getByText(mill.description), dungeonTexts);
    await page.keyboard.press('Escape');
    const wood = regionNamed('Tattlewood');
    await page.goto(`/wiki/regions/${wood.id}`);
    await expectFit(main.getByText(wood.description), texts(world.sets.regions), MOST_ROWS_OF_PLACES);
    await page.goto('/equipment');
    await main.getByRole('button', { name: mouse.name }).first().click();
    await expectFit(page.getByRole('article').getByText(mouse.description), PET_TEXTS);
    const [villager] = quests.villagers;
    if (villager === undefined) throw new Error('There is no villager');
    await page.goto('/wiki/villagers');
    await expectFit(main.getByText(villager.description), texts(quests.villagers), MOST_ROWS_OF_PLACES);
    await page.goto('/quests?tab=people');
    const told = [...texts(quests.villagers), ...quests.villagers.flatMap(({ lines }) => lines)];
    await expectFit(main.getByText(villager.description), told, MOST_ROWS_OF_PLACES);
    expect(await clippedTexts(page)).toEqual([]);
  });
});
