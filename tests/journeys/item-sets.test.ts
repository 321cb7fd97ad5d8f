import {
  amountsOf,
  EXPERIENCE_TABLE,
  type Item,
  type Shown,
  WORN_SLOTS,
  wornSlotOf,
} from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed, regionNamed, world } from './world.ts';

/** The level of every skill: enough for each of the pieces, and for a long fight in the region. */
const LEVEL = 45;
const REGION = regionNamed('Lanternlea');
const FOOD = itemNamed('Lea Barley Bread');
/** Four pieces of one item set, and a ring of another one. */
const RING = itemNamed("Reeve's Rent-Ring");
const GLOVES = itemNamed("Miller's White Gauntlets");
const MAUL = itemNamed('Quernstone Maul');
const BELL = itemNamed("Bellwether's Bell");
const SIGNET = itemNamed("Penitent's Signet");

const ITEM_SET = world.itemSet(RING.itemSetId ?? 0);
if (!ITEM_SET) throw new Error('The ring has no item set');
const { name: NAME, id: SET_ID } = ITEM_SET;
const PIECES = world.sets.items.filter(({ itemSetId }) => itemSetId === SET_ID);
const OF_SET = `${NAME} (item set)`;

const worn = (...items: readonly Item[]) =>
  Object.fromEntries(items.map((item) => [wornSlotOf(item), item.id]));

const geared = (shown: Shown): Partial<Shown> => ({
  regionId: REGION.id,
  experience: shown.experience.map(() => EXPERIENCE_TABLE[LEVEL - 1] ?? 0),
  health: 500,
  inventory: amountsOf(Object.fromEntries([MAUL, BELL, SIGNET, FOOD].map(({ id }) => [id, 2]))),
  equipment: { ...worn(RING, GLOVES), food: FOOD.id, foodAmount: 500 },
});

let server: JourneyServer;
beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const equip = (browser: PlayerBrowser, { id }: Item) => sendCall(browser, server, 'equip', id);

/** The traits of the item set in a view, each in a line. */
const traitsIn = (view: Locator): Promise<string[]> =>
  view.getByRole('list', { name: 'Traits of the item set' }).getByRole('listitem').allTextContents();

test('a player wears two pieces of an item set, and puts one off', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'item-sets' }, async (browser) => {
    const { page } = browser;
    const ofSet = page.getByRole('region', { name: OF_SET });
    const wornSets = page.getByRole('list', { name: 'Worn item sets' });
    await createPlayer(browser, server, 'Wick');
    await changeCharacter(browser, server, geared);

    await page.goto('/equipment');
    await wornSets.getByText('2 of 4 worn · 2 more for Once Again').waitFor();
    expect(await wornSets.getByRole('list', { name: 'Traits' }).allTextContents()).toEqual([
      expect.stringContaining('Thrift'),
    ]);
    await wornSets.scrollIntoViewIfNeeded();
    await browser.inspect('equipment');
    await page
      .getByRole('button', { name: new RegExp(`^${RING.name}`) })
      .first()
      .click();
    await ofSet.getByText(/^All \d+ pieces: 2 worn, 2 more owned$/).waitFor();
    await browser.inspect('slot');

    await page.goto('/inventory');
    await page.getByRole('combobox', { name: 'Item set' }).selectOption(NAME);
    await page.getByRole('button', { name: new RegExp(`^${FOOD.name}`) }).waitFor({ state: 'detached' });
    await browser.inspect('bag');
    await page.getByRole('combobox', { name: 'Item set' }).selectOption('any');
    await page.getByRole('button', { name: new RegExp(`^${SIGNET.name}`) }).click();
    await page.getByText(OF_SET).waitFor();
    expect(await page.getByRole('list', { name: 'Traits', exact: true }).allTextContents()).toEqual([
      expect.stringMatching(/Gained: Pierce.*Lost: Thrift/),
    ]);
    await browser.inspect('piece');

    await sendCall(browser, server, 'begin-hunting', { regionId: REGION.id });
    await page.goto('/combat');
    await page.getByRole('button', { name: 'Your traits: 3 traits', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'What counts in this fight' });
    await dialog.getByText('(item set), with 2 pieces').waitFor();
    const counting = dialog.getByRole('list', { name: 'Item sets' }).getByRole('listitem');
    expect(await counting.allTextContents()).toContainEqual(expect.stringContaining('Thrift'));
    await browser.inspect('in-fight');
    await sendCall(browser, server, 'unequip', RING.equipmentType);
    // A fight that has begun with both pieces keeps their traits until it is decided.
    await browser.forward(60_000);
    await dialog.getByText('(item set), with 2 pieces').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await sendCall(browser, server, 'stop');

    await page.goto('/equipment');
    await wornSets.getByText('1 of 4 worn · 1 more for Thrift').waitFor();
    expect(await wornSets.getByRole('list', { name: 'Traits' }).count()).toBe(0);

    await page.goto(`/items/${RING.id}`);
    await ofSet.getByText('(item set), 1 of 4 worn').waitFor();
    expect(await traitsIn(ofSet)).toEqual([
      expect.stringContaining('With 2 pieces, gained: Thrift.'),
      expect.stringContaining('With 4 pieces, not yet: Once Again.'),
    ]);
    await ofSet.getByText(/^All \d+ pieces: 1 worn, 3 more owned$/).click();
    const pieces = ofSet.getByRole('list', { name: `Pieces of ${NAME}` }).getByRole('listitem');
    await expect.poll(() => pieces.count()).toBe(PIECES.length);
    expect(await pieces.first().textContent()).toContain(GLOVES.name);
    await browser.inspect('item');

    const { bestBuilds = [] } = RING;
    expect(bestBuilds).not.toEqual([]);
    const builds = page.locator('#best-builds');
    const titles = builds.getByText(/^(Melee|Range|Magic) for (experience|gold|safety), level \d+$/);
    expect(await titles.count()).toBe(bestBuilds.length);
    await builds
      .getByText(/^All \d+ pieces/)
      .first()
      .click();
    const title = await titles.first().textContent();
    const inBuild = builds.getByRole('list', { name: `Pieces of the build ${title}` });
    await inBuild.getByText(RING.name).waitFor();
    expect(await inBuild.getByRole('listitem').count()).toBeGreaterThan(WORN_SLOTS.length);
    await builds.scrollIntoViewIfNeeded();
    await browser.inspect('best-builds');

    await page.goto(`/wiki/regions/${REGION.id}`);
    await ofSet.getByRole('link', { name: NAME }).waitFor();
    await ofSet.scrollIntoViewIfNeeded();
    await browser.inspect('region');
    await ofSet.getByRole('link', { name: NAME }).click();
    const entries = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
    await expect.poll(() => entries.count()).toBe(PIECES.length);
    expect(await page.getByRole('combobox', { name: 'Item set' }).inputValue()).toBe(String(SET_ID));
    await browser.inspect('list');
  });
});

test('a player reads what traits give in gathering', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'item-sets-work' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Weeder');
    await changeCharacter(browser, server, geared);
    const note = page.getByText('12% of actions make one more product.');
    await page.goto('/skills/harvesting');
    await page.getByRole('button', { name: /^Raw Flax/ }).waitFor();
    expect(await note.count()).toBe(0);
    for (const item of [MAUL, BELL]) await equip(browser, item);
    await note.waitFor();
    await browser.inspect('recipes');
    await page.getByRole('button', { name: /^Raw Flax/ }).click();
    await page.getByRole('dialog').getByText('12% of actions make one more product.').waitFor();
    await browser.inspect('craft');
  });
});
