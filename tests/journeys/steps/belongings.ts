import { combatAttributes, createState, entriesOf, type Item } from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from '../player-browser.ts';
import { itemNamed, newCharacter, world } from '../world.ts';

const CUDGEL = itemNamed('Driftwood Cudgel');
const BREAD = itemNamed('Lea Barley Bread');

export const tileOf = ({ page }: Visit, item: Item): Locator =>
  page.getByRole('button', { name: new RegExp(`^${item.name}, \\w+, `) });

/** Chooses an item of the bag. @returns where its details are */
export async function choose(visit: Visit, item: Item): Promise<Locator> {
  await tileOf(visit, item).click();
  const details = visit.page.getByRole('article', { name: item.name });
  await details.waitFor();
  return details;
}

/** On phones the details lie over the bag. */
export async function putBack({ page, isPhone }: Visit, item: Item): Promise<void> {
  if (!isPhone) return;
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: item.name }).waitFor({ state: 'detached' });
}

/** What everybody is given: each in the bag, each with its story. */
export async function unpack(visit: Visit): Promise<void> {
  await visit.go('Inventory');
  await visit.page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
  for (const [itemId, amount] of entriesOf(createState(newCharacter, 0).shown.inventory)) {
    const item = world.item(itemId) as Item;
    expect(await tileOf(visit, item).getAttribute('aria-label')).toMatch(new RegExp(`, ${amount}$`));
    const details = await choose(visit, item);
    await details.getByText(item.description).waitFor();
    if (item === CUDGEL) await visit.look('inventory');
    await putBack(visit, item);
  }
}

/** Reads the attack power from the equipment screen. */
async function seeAttackPower(visit: Visit, power: number, name: string): Promise<void> {
  const { page } = visit;
  await visit.go('Equipment');
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
  await visit.look(name);
  if (visit.isPhone) {
    await page.getByRole('button', { name: 'Attributes' }).click();
    await page.getByRole('dialog', { name: 'Attributes' }).waitFor();
    await visit.look(`${name}-attributes`);
  }
  const row = page.locator('div', { has: page.getByText('Attack power', { exact: true }) }).last();
  expect(await row.getByRole('definition').textContent()).toBe(String(power));
  if (visit.isPhone) await page.keyboard.press('Escape');
}

/** Wears the cudgel and packs all the bread: attack power 4 becomes 12. */
export async function equip(visit: Visit): Promise<void> {
  const { page } = visit;
  const bare = createState(newCharacter, 0).shown;
  const armed = { ...bare, equipment: { weapon: CUDGEL.id } };
  await seeAttackPower(visit, combatAttributes(bare, world).attackPower, 'equipment-bare');

  await visit.go('Inventory');
  const cudgel = await choose(visit, CUDGEL);
  await cudgel.getByRole('button', { name: 'Equip' }).click();
  await page.getByText(`You are wearing the ${CUDGEL.name}.`).waitFor();
  await tileOf(visit, CUDGEL).waitFor({ state: 'detached' });

  const bread = await choose(visit, BREAD);
  await bread.getByRole('button', { name: 'Equip' }).click();
  const packing = page.getByRole('dialog', { name: 'Equip food' });
  await packing.waitFor();
  await visit.look('equip-food');
  await packing.getByRole('button', { name: 'Equip 30' }).click();
  await packing.waitFor({ state: 'detached' });
  await tileOf(visit, BREAD).waitFor({ state: 'detached' });

  await seeAttackPower(visit, combatAttributes(armed, world).attackPower, 'equipment-armed');
}
