import { combatAttributes, createState, entriesOf, type Item } from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed, newCharacter, world } from '../world.ts';

const CUDGEL = itemNamed('Driftwood Cudgel');
const BREAD = itemNamed('Lea Barley Bread');

export const tileOf = ({ page }: PlayerBrowser, item: Item): Locator =>
  page.getByRole('button', { name: new RegExp(`^${item.name}, \\w+, `) });

/** Chooses an item of the inventory. @returns the element with the item's details */
export async function choose(browser: PlayerBrowser, item: Item): Promise<Locator> {
  await tileOf(browser, item).click();
  const details = browser.page.getByRole('article', { name: item.name });
  await details.waitFor();
  return details;
}

/**
 * Closes the details of an item. On phones they are a dialog over the inventory; on desktops nothing is
 * closed.
 */
export async function putBack({ page, isPhone }: PlayerBrowser, item: Item): Promise<void> {
  if (!isPhone) return;
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: item.name }).waitFor({ state: 'detached' });
}

/**
 * Checks that the inventory shows each item that a new character owns, with its amount and its description.
 */
export async function unpack(browser: PlayerBrowser): Promise<void> {
  await browser.go('Inventory');
  await browser.page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
  for (const [itemId, amount] of entriesOf(createState(newCharacter, 0).shown.inventory)) {
    const item = world.item(itemId) as Item;
    expect(await tileOf(browser, item).getAttribute('aria-label')).toMatch(new RegExp(`, ${amount}(,|$)`));
    const details = await choose(browser, item);
    await details.getByText(item.description).waitFor();
    if (item === CUDGEL) await browser.inspect('inventory');
    await putBack(browser, item);
  }
}

/** Opens the equipment screen and checks the attack power that it shows. */
async function seeAttackPower(browser: PlayerBrowser, power: number, name: string): Promise<void> {
  const { page } = browser;
  await browser.go('Equipment');
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
  await browser.inspect(name);
  if (browser.isPhone) {
    await page.getByRole('button', { name: 'Attributes' }).click();
    await page.getByRole('dialog', { name: 'Attributes' }).waitFor();
    await browser.inspect(`${name}-attributes`);
  }
  const row = page.locator('div', { has: page.getByText('Attack power', { exact: true }) }).last();
  expect(await row.getByRole('definition').textContent()).toBe(String(power));
  if (browser.isPhone) await page.keyboard.press('Escape');
}

/** Equips the cudgel and all the bread: attack power 4 becomes 12. */
export async function equip(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const bare = createState(newCharacter, 0).shown;
  const armed = { ...bare, equipment: { weapon: CUDGEL.id } };
  await seeAttackPower(browser, combatAttributes(bare, world).attackPower, 'equipment-bare');

  await browser.go('Inventory');
  const cudgel = await choose(browser, CUDGEL);
  await cudgel.getByRole('button', { name: 'Equip' }).click();
  await page.getByText(`You are wearing the ${CUDGEL.name}.`).waitFor();
  await tileOf(browser, CUDGEL).waitFor({ state: 'detached' });

  const bread = await choose(browser, BREAD);
  await bread.getByRole('button', { name: 'Equip' }).click();
  const packing = page.getByRole('dialog', { name: 'Equip food' });
  await packing.waitFor();
  await browser.inspect('equip-food');
  await packing.getByRole('button', { name: 'Equip 30' }).click();
  await packing.waitFor({ state: 'detached' });
  await tileOf(browser, BREAD).waitFor({ state: 'detached' });

  await seeAttackPower(browser, combatAttributes(armed, world).attackPower, 'equipment-armed');
}
