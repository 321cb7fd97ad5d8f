import { amountOf, EnemyType, entriesOf } from '@slumberfell/engine';
import { REFUSALS, readCharacter } from '@slumberfell/protocol';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed, regionNamed, world } from '../world.ts';
import { choose, putBack } from './belongings.ts';

/** Sells one spoon if the character has found one, otherwise one piece of the first item in the inventory. */
export async function sellSomething(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const { gold, inventory } = readCharacter(await browser.layout());
  const spoon = itemNamed('Bent Silver Spoon');
  const found = entriesOf(inventory).flatMap(([id]) => world.item(id) ?? []);
  const item = amountOf(inventory, spoon.id) > 0 ? spoon : (found[0] ?? spoon);

  await browser.go('Inventory');
  const details = await choose(browser, item);
  await browser.inspect('inventory-later');
  await details.getByRole('button', { name: 'Sell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sell' });
  await dialog.getByText('Price per unit').waitFor();
  await browser.capture('sell');
  // Presses a corner of the button, away from the press on "Sell" before. The page would take a second press
  // at the same position for a double click.
  await dialog.getByRole('button', { name: 'Sell 1' }).click({ position: { x: 8, y: 8 } });
  await page.getByText(`Sold 1 × ${item.name} for ${item.value} gold.`).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('main')
    .getByText(`${gold + item.value} gold`, { exact: true })
    .first()
    .waitFor();
  if (amountOf(inventory, item.id) > 1) await putBack(browser, item);
}

/** Opens the map and checks the details of Tattlewood. The character has too little gold to travel there. */
export async function readMap(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const tattlewood = regionNamed('Tattlewood');
  const { gold } = readCharacter(await browser.layout());
  expect(tattlewood.travelCost).toBe(250);
  expect(gold).toBeLessThan(tattlewood.travelCost);

  await page.getByRole('button', { name: /^Travel\. You are in Lanternlea/ }).click();
  const map = page.getByRole('dialog', { name: 'Region travel' });
  const here = map.getByRole('button', { name: /^Lanternlea/ });
  await here.getByText('You are here').waitFor();
  expect(await here.isDisabled()).toBe(true);
  expect(await map.getByRole('listitem').count()).toBe(world.sets.regions.length);
  const there = map.getByRole('button', { name: /^Tattlewood/ });
  await there.getByText(new RegExp(`^${tattlewood.enemies.length} new cards · `)).waitFor();
  expect(await here.getByText(/new cards?/).count()).toBe(0);
  await browser.capture('map');
  await there.click();
  const details = page.getByRole('dialog', { name: 'Tattlewood' });
  await details.getByText(tattlewood.description).waitFor();
  const dungeons = world.sets.dungeons.filter(({ id }) => tattlewood.dungeons.includes(id));
  const told = {
    'Gathering Resources': tattlewood.resources.map(
      (id) => `${world.item(id)?.name} .*Level ${world.craft(id)?.requiredLevel}$`,
    ),
    Dungeons: dungeons.map(({ name }) => `${name}.*recommended`),
    Enemies: tattlewood.enemies
      .flatMap((id) => world.enemy(id) ?? [])
      .filter(({ type }) => type !== EnemyType.Boss)
      .map(({ name, level }) => `${name}.*Level ${level}$`),
    'Combat Drops': tattlewood.enemyDrops.map((id) => `^${world.item(id)?.name}$`),
  };
  for (const [title, rows] of Object.entries(told)) {
    const section = details.locator('section', { has: page.getByRole('heading', { name: title }) });
    const words = await section.getByRole('listitem').allTextContents();
    expect([title, words.length]).toEqual([title, rows.length]);
    expect(rows.filter((row) => !words.some((line) => new RegExp(row).test(line)))).toEqual([]);
  }
  expect(await details.locator('footer').getByRole('definition').textContent()).toBe(`${gold} gold`);
  await details.getByText(REFUSALS['travel/gold']).waitFor();
  const travel = details.getByRole('button', { name: /^Travel/ });
  expect(await travel.textContent()).toMatch(/250/);
  expect(await travel.isDisabled()).toBe(true);
  await browser.capture('map-tattlewood');
  await page.keyboard.press('Escape');
  await map.getByText('You are here').waitFor();
  await page.keyboard.press('Escape');
  await map.waitFor({ state: 'detached' });
}
