import { amountOf, amountsOf, EXPERIENCE_TABLE, type Item } from '@slumberfell/engine';
import { API_BASE, routes } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { tileOf } from './steps/belongings.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { createPlayer } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed, world } from './world.ts';

/** The bag's orders and marks, choosing by keys, and what Bestiary, Pets and skills claim from the bag. */

const ORE = itemNamed('Copper Ore');
const FLAX = itemNamed('Raw Flax');
const SPOON = itemNamed('Bent Silver Spoon');
const CUDGEL = itemNamed('Driftwood Cudgel');
const DAGGER = itemNamed('Recipe: Masterwork Copper Dagger');
const CARD = itemNamed('Card: Buttonhopper');
const MOUSE = itemNamed('Dandelion Mouse');
const AMOUNTS: readonly (readonly [Item, number])[] = [
  [ORE, 40],
  [FLAX, 90],
  [SPOON, 3],
  [CUDGEL, 1],
  [DAGGER, 1],
  [CARD, 1],
  [MOUSE, 1],
];

const KEY = world.item(world.sets.dungeons[0]?.keyItemId ?? 0) as Item;

const names = (page: Page): Promise<(string | undefined)[]> =>
  page
    .getByRole('list', { name: 'Things in the bag' })
    .getByRole('button')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')?.split(',')[0]));

async function sortBy(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label });
}

/** Buys a key at the dungeon's door. */
async function buyKey(page: Page): Promise<void> {
  const status = await page.evaluate(
    async ([path, itemId]) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ itemId, amount: 1 }),
        })
      ).status,
    [API_BASE + routes.buy.path, KEY.id] as const,
  );
  expect(status).toBe(200);
}

let server: JourneyServer;
beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('a bag is sorted, marked, and claimed from where it is looked at', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'sorted-bag' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Sorter');
    await changeCharacter(browser, server, ({ experience }) => ({
      inventory: amountsOf(Object.fromEntries(AMOUNTS.map(([{ id }, amount]) => [id, amount]))),
      gold: 100_000_000,
      experience: experience.map(() => EXPERIENCE_TABLE[98] as number),
    }));
    await page.goto('/inventory');
    await tileOf(browser, ORE).waitFor();

    const sorted = (worth: (entry: readonly [Item, number]) => number): string[] =>
      AMOUNTS.toSorted((one, other) => worth(other) - worth(one)).map(([{ name }]) => name);
    await sortBy(page, 'By name');
    await expect.poll(() => names(page)).toEqual(AMOUNTS.map(([{ name }]) => name).toSorted());
    await sortBy(page, 'By worth');
    await expect
      .poll(async () => (await names(page)).slice(0, 2))
      .toEqual(sorted(([{ value }, amount]) => value * amount).slice(0, 2));
    await sortBy(page, 'By amount');
    await expect
      .poll(async () => (await names(page)).slice(0, 3))
      .toEqual(sorted(([, amount]) => amount).slice(0, 3));
    await sortBy(page, 'Usable first');
    await expect.poll(async () => (await names(page)).at(-1)).toBe(SPOON.name);

    // What comes now is the newest, also after a reload, and for a player who looks at the bag later.
    await buyKey(page);
    await tileOf(browser, KEY).waitFor();
    await sortBy(page, 'Newest first');
    await expect.poll(async () => (await names(page))[0]).toBe(KEY.name);
    await page.reload();
    await expect.poll(async () => (await names(page))[0]).toBe(KEY.name);
    expect(await tileOf(browser, CUDGEL).getAttribute('aria-label')).toContain(
      'better than what you are wearing',
    );
    await browser.inspect('newest');

    // Shift and Enter choose a range; Escape ends choosing.
    const keyboard = new Keyboard(page);
    await sortBy(page, 'By kind');
    // The grid is sorted a moment after the choice: until then the newest item is still the first.
    await expect.poll(async () => (await names(page))[0]).toBe(ORE.name);
    const [first, second, third] = await names(page);
    await keyboard.tabTo('Choose several');
    await keyboard.press('Enter');
    await keyboard.expectFocus('All shown');
    await keyboard.tabTo(new RegExp(`^${first},`));
    await keyboard.press('Enter');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await keyboard.press('Shift+Enter');
    await page.getByText('3 kinds chosen, worth').waitFor();
    expect([first, second, third].every(Boolean)).toBe(true);
    // Hints of what the Tab key passed by.
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
    await browser.inspect('chosen-by-keys');
    await keyboard.press('Escape');
    // The focus stays in the grid, at the tile that was chosen last.
    await keyboard.expectFocus(new RegExp(`^${third},`));
    await page.getByRole('region', { name: 'Chosen' }).waitFor({ state: 'detached' });

    for (const [path, button] of [
      ['/bestiary', 'Claim 1 card'],
      ['/pets', 'Tame 1 pet'],
      ['/skills/weaponsmithing', 'Learn 1 recipe'],
    ] as const) {
      await page.goto(path);
      const claim = page.getByRole('button', { name: button });
      await claim.waitFor();
      await browser.inspect(path.replaceAll('/', '-'));
      await claim.click();
      await claim.waitFor({ state: 'detached' });
    }
    const { inventory, cards, pets, knownRecipes } = await shownNow(browser);
    expect([CARD, MOUSE, DAGGER].map(({ id }) => amountOf(inventory, id))).toEqual([0, 0, 0]);
    expect(amountOf(cards, CARD.enemyId ?? 0)).toBe(1);
    expect(pets).toContain(MOUSE.id);
    expect(knownRecipes).toContain(DAGGER.id);
  });
});
