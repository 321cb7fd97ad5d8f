import { combatAttributes } from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed, world } from '../world.ts';
import { FOOD, VERY_MANY, WORN } from './rich-player.ts';
import { shownNow } from './veteran.ts';

const number = (value: number): string => value.toLocaleString('en');

/**
 * Names of the thirteen slots (specification 2.61) and of the companion's place, in the order in which the
 * equipment screen shows them (`SLOTS` in `apps/web/src/features/items/slots.ts`).
 */
const PLACES = [
  'Shoulders',
  'Headgear',
  'Necklace',
  'Gloves',
  'Chest',
  'Ring',
  'Weapon',
  'Leggings',
  'Food',
  'Boots',
  'Companion',
  'Offensive rune',
  'Defensive rune',
  'Critical rune',
];

/** The attributes that the details of a piece can show: the item's field, the label and the unit. */
const ATTRIBUTES = [
  ['attackPower', 'Attack power', ''],
  ['armor', 'Armor', ''],
  ['criticalChance', 'Critical chance', '%'],
  ['healingAmount', 'Heals', ''],
] as const;

const factOf = (place: Locator, name: string): Locator =>
  place
    .locator('div', { has: place.page().getByText(name, { exact: true }) })
    .last()
    .getByRole('definition');

/**
 * Checks the equipment screen of a character with thirteen filled slots: each slot and its details. Then
 * unequips the ring.
 */
export async function seeWardrobe(browser: PlayerBrowser): Promise<void> {
  const { page, isPhone } = browser;
  await browser.go('Equipment');
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
  const places = page.getByRole('list', { name: 'What you wear and take with you' }).getByRole('listitem');
  await expect.poll(() => places.count()).toBe(PLACES.length);
  const names = await places.evaluateAll((found) =>
    found.map((place) => place.lastElementChild?.textContent),
  );
  expect(names).toEqual(PLACES);
  const tiles = await places
    .getByRole('button')
    .evaluateAll((found) => found.map(({ ariaLabel }) => ariaLabel));
  expect(tiles.map((label) => label?.split(', ')[0]).sort()).toEqual(
    [...[...WORN, FOOD].map(({ name }) => name), 'Companion'].sort(),
  );
  expect(
    await page
      .getByTitle(`${FOOD.name}, ${number(VERY_MANY)}`)
      .getByRole('button')
      .textContent(),
  ).toBe('1.2M');
  await browser.inspect('wardrobe');

  for (const item of [...WORN, FOOD]) {
    await places.getByRole('button', { name: new RegExp(`^${item.name}, `) }).click();
    const details = page.getByRole('article', { name: item.name });
    await details.getByRole('heading', { name: item.name }).waitFor();
    for (const [attribute, label, unit] of ATTRIBUTES) {
      const value = item[attribute];
      const fact = factOf(details, label);
      // The details show no attribute that the piece does not have (specification 2.64).
      if (value === undefined) expect(await fact.count()).toBe(0);
      else expect(await fact.textContent()).toBe(`${number(value)}${unit} `);
    }
    await details.getByRole('button', { name: 'Unequip' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(isPhone ? 1 : 0);
    if (item === FOOD) await browser.inspect('slot');
    if (isPhone) await page.keyboard.press('Escape');
    if (isPhone) await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await seeAttributes(browser);

  const ring = itemNamed('Amber Band');
  await places.getByRole('button', { name: new RegExp(`^${ring.name}, `) }).click();
  await page.getByRole('article', { name: ring.name }).getByRole('button', { name: 'Unequip' }).click();
  await page.getByText('Nothing is worn here.').waitFor();
  if (isPhone) await page.keyboard.press('Escape');
  await places.getByRole('button', { name: 'Ring, empty' }).waitFor();
}

async function seeAttributes(browser: PlayerBrowser): Promise<void> {
  const { page, isPhone } = browser;
  if (isPhone) await page.getByRole('button', { name: 'Attributes' }).click();
  const panel = isPhone
    ? page.getByRole('dialog', { name: 'Attributes' })
    : page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Attributes' }) });
  const attributes = combatAttributes(await shownNow(browser), world);
  const told = {
    'Combat style': ' Melee',
    Health: number(attributes.maxHealth),
    'Attack power': number(attributes.attackPower),
    Armor: number(attributes.armor),
    'Critical chance': `${number(attributes.criticalChance / 10)}%`,
    'Critical damage': `${attributes.criticalDamage}%`,
  };
  for (const [name, words] of Object.entries(told)) {
    expect([name, await factOf(panel, name).textContent()]).toEqual([name, words]);
  }
  await browser.capture('attributes');
  if (isPhone) await page.keyboard.press('Escape');
  if (isPhone) await panel.waitFor({ state: 'detached' });
}
