import { amountOf } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed } from '../world.ts';
import { choose, putBack, tileOf } from './belongings.ts';
import { shownNow } from './veteran.ts';

const SHELL = itemNamed('Shell of the Buttonhopper');
const CARD = itemNamed('Card: Buttonhopper');
const RADIANT = itemNamed('Radiant Card: Buttonhopper');
const MOUSE = itemNamed('Dandelion Mouse');
const RECIPE = itemNamed('Recipe: Masterwork Copper Dagger');

/** Hovers over a disabled button and waits until a tooltip shows the reason. */
async function seeRefused({ page }: PlayerBrowser, button: Locator, why: string): Promise<void> {
  await button.and(page.locator('[aria-disabled=true]')).waitFor();
  await button.hover();
  await page.getByRole('tooltip').filter({ hasText: why }).waitFor();
}

/** Claims two of four shells for the Relicarium. The trophy becomes silver and adds 30 s of idle time. */
export async function claimTrophies(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await browser.go('Inventory');
  const details = await choose(browser, SHELL);
  await details.getByText('0 · Locked').waitFor();
  await details.getByRole('button', { name: 'Claim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim trophy' });
  await dialog.getByLabel('Quantity', { exact: true }).fill('2');
  const [before, after] = ['Before', 'After'].map((name) => dialog.getByRole('region', { name }));
  await before?.getByText('Locked', { exact: true }).waitFor();
  await after?.getByText('Silver', { exact: true }).waitFor();
  await after?.getByText('30 s', { exact: true }).waitFor();
  await browser.inspect('claim-trophy');
  await dialog.getByRole('button', { name: 'Claim 2' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { trophies, totalIdleTime, inventory } = await shownNow(browser);
  // Two of four are left, and one is the gift that came with the first level of the veteran.
  expect([amountOf(trophies, SHELL.id), totalIdleTime, amountOf(inventory, SHELL.id)]).toEqual([
    2, 28_830, 3,
  ]);
  await putBack(browser, SHELL);
}

/** Claims a plain card, which is possible only once, and then the radiant card, which replaces it. */
export async function claimCards(browser: PlayerBrowser): Promise<void> {
  const details = await choose(browser, CARD);
  await details.getByText('Not owned').waitFor();
  await details.getByRole('button', { name: 'Claim' }).click();
  await details.getByText('Owned', { exact: true }).nth(1).waitFor();
  await seeRefused(browser, details.getByRole('button', { name: 'Claim' }), REFUSALS['card/claimed']);
  await putBack(browser, CARD);

  const radiant = await choose(browser, RADIANT);
  await browser.inspect('radiant-card');
  await radiant.getByRole('button', { name: 'Claim' }).click();
  await tileOf(browser, RADIANT).waitFor({ state: 'detached' });
  const { cards, inventory } = await shownNow(browser);
  expect([amountOf(cards, CARD.enemyId ?? 0), amountOf(inventory, CARD.id)]).toEqual([2, 1]);
}

export async function tamePet(browser: PlayerBrowser): Promise<void> {
  const details = await choose(browser, MOUSE);
  await details.getByText('Harvesting experience').waitFor();
  await browser.inspect('pet');
  await details.getByRole('button', { name: 'Tame' }).click();
  await seeRefused(browser, details.getByRole('button', { name: 'Tame' }), REFUSALS['pet/tamed']);
  expect((await shownNow(browser)).pets).toEqual([MOUSE.id]);
  await putBack(browser, MOUSE);
}

export async function learnRecipe(browser: PlayerBrowser): Promise<void> {
  const details = await choose(browser, RECIPE);
  await details.getByRole('button', { name: 'Learn' }).click();
  await seeRefused(browser, details.getByRole('button', { name: 'Learn' }), REFUSALS['recipe/known']);
  await browser.inspect('recipe-known');
  expect((await shownNow(browser)).knownRecipes).toEqual([RECIPE.id]);
  await putBack(browser, RECIPE);
}
