import { amountOf, dungeonLength, EquipmentType, FULL_REGENERATION_TIME } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { dungeonNamed, itemNamed, regionNamed, world } from '../world.ts';
import { sendCall } from './create-player.ts';
import { logged, watchFor } from './first-hunt.ts';
import { shownNow, VETERANS_WEAPON } from './veteran.ts';

const MILL = dungeonNamed('The Nodding Mill');
const LENGTH = dungeonLength(MILL);
const KEY = itemNamed("Miller's Latchkey");

/**
 * How many enemies the screen lists for open combat: thirty Normal ones and six Elite ones (game-design 2.8).
 */
const PREVIEWED = 36;

const tileOf = ({ page }: PlayerBrowser): Locator =>
  page.getByRole('main').getByRole('button', { name: /The Nodding Mill/ });

/** Opens the dialog of the dungeon The Nodding Mill from the screen of local combat. @returns the dialog */
async function openGate(browser: PlayerBrowser): Promise<Locator> {
  await browser.go('Combat in your Area');
  await tileOf(browser).click();
  const dialog = browser.page.getByRole('dialog', { name: MILL.name });
  await dialog.getByText(MILL.description).waitFor();
  return dialog;
}

/** Checks the dialog of the dungeon The Nodding Mill, and buys a second key. */
export async function buyKey(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await browser.go('Combat in your Area');
  expect(await tileOf(browser).textContent()).toMatch(/Melee recommended, ?1 key owned/);
  const sections = ['Dungeons', 'Open Combat'].map((name) => page.getByRole('region', { name }));
  const lengths = await Promise.all(sections.map((section) => section.getByRole('listitem').count()));
  expect(lengths).toEqual([regionNamed('Lanternlea').dungeons.length, PREVIEWED]);
  await browser.inspect('dungeons');
  const gate = await openGate(browser);
  await gate.locator(`img[src$="${MILL.imagePath}"]`).waitFor();
  await gate.getByText(`1 × ${KEY.name}`).waitFor();
  await gate.getByText('Melee, yours').waitFor();
  await gate.getByRole('button', { name: 'Start (1 run)' }).waitFor();
  await browser.inspect('dungeon');

  await gate.getByRole('button', { name: 'View Loot' }).click();
  const loot = page.getByRole('dialog', { name: 'Loot from The Nodding Mill' });
  const rows = loot.getByRole('listitem');
  await rows.first().waitFor();
  const table = world.sets.lootTables.find(
    ({ id }) => id === world.enemy(MILL.sequences.at(-1)?.enemyId ?? 0)?.lootTableId,
  );
  expect(await rows.count()).toBe(new Set(table?.subTables.map(({ itemId }) => itemId)).size);
  await rows.filter({ hasText: 'Card: Old Miller Quern' }).getByText('4%', { exact: true }).waitFor();
  await browser.inspect('dungeon-loot');
  await page.keyboard.press('Escape');

  await gate.getByRole('button', { name: 'Buy Keys' }).click();
  const shop = page.getByRole('dialog', { name: 'Buy keys' });
  // The character has 1,000 gold, which buys two keys.
  await shop.getByRole('button', { name: /^Max ?, 2$/ }).waitFor();
  await shop.getByLabel('Quantity', { exact: true }).fill('0');
  expect(await shop.getByRole('button', { name: 'Buy 0' }).isDisabled()).toBe(true);
  await shop.getByLabel('Quantity', { exact: true }).fill('2');
  const told = [`${KEY.value} gold`, '1', '1,000 gold', `${2 * KEY.value} gold`];
  await expect.poll(() => shop.getByRole('definition').allTextContents()).toEqual(told);
  expect(await shop.getByRole('term').allTextContents()).toEqual([
    'Price per unit',
    'In your inventory',
    'Your gold',
    'Total cost',
  ]);
  await shop.getByLabel('Quantity', { exact: true }).fill('1');
  await browser.inspect('buy-keys');
  await shop.getByRole('button', { name: 'Buy 1' }).click();
  await page.getByText(`Bought 1 × ${KEY.name} for ${KEY.value} gold.`).waitFor();
  await gate.waitFor();
  const { gold, inventory } = await shownNow(browser);
  expect([gold, amountOf(inventory, KEY.id)]).toEqual([1_000 - KEY.value, 2]);
}

/** Begins two runs of The Nodding Mill, and leaves after the first one. The second key remains. */
export async function runMill(browser: PlayerBrowser, server: JourneyServer): Promise<void> {
  const { page } = browser;
  const gate = page.getByRole('dialog', { name: MILL.name });
  await gate.getByLabel('Runs', { exact: true }).fill('0');
  const idle = gate.getByRole('button', { name: 'Start (0 runs)' });
  await idle.click({ force: true });
  expect(await idle.getAttribute('aria-disabled')).toBe('true');
  await gate.getByRole('button', { name: /^Max ?, 2$/ }).click();
  await gate.getByRole('button', { name: 'Start (2 runs)' }).click();
  // With bare fists the first fight lasts until its beginning is seen; with the sword it takes one turn.
  await sendCall(browser, server, 'unequip', EquipmentType.Weapon);
  await page.waitForURL('**/combat');
  await page.getByRole('heading', { level: 1, name: MILL.name }).waitFor();
  await page.getByText('1 more run', { exact: true }).waitFor();
  const progress = page.getByRole('progressbar', { name: 'Dungeon progress' });
  await progress.and(page.locator('[aria-valuenow="0"]')).waitFor();
  await sendCall(browser, server, 'equip', VETERANS_WEAPON.id);
  await watchFor(browser, page.getByText('Upper Hand +20%'));
  await page.getByText('Card DMG +10%').waitFor();
  await browser.inspect('dungeon-begun');
  await watchFor(browser, logged(browser, /Victory over /));
  await watchFor(browser, progress.and(page.locator(':not([aria-valuenow="0"])')));
  expect(await progress.getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^[1-9] of ${LENGTH} enemies beaten$`),
  );
  await browser.inspect('dungeon-progress');
  await seeShut(browser);

  const dialog = page.getByRole('dialog', { name: 'Leave combat' });
  await page.getByRole('main').getByRole('button', { name: 'Leave' }).click();
  await dialog.getByText(/loses the key of that run/).waitFor();
  await browser.inspect('leave-dungeon');
  await dialog.getByRole('button', { name: 'Leave after finishing' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Leaving after this run', { exact: true }).waitFor();
  await watchFor(browser, page.getByRole('heading', { level: 2, name: 'Old Miller Quern' }));
  await browser.inspect('dungeon-boss');
  await watchFor(browser, page.getByText('All is quiet.'));
  await page.getByRole('main').getByRole('button', { name: 'Leave' }).hover();
  await page.getByRole('tooltip').filter({ hasText: 'Not in combat' }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('Nothing to tell. Enjoy it.').waitFor();

  const { action, inventory } = await shownNow(browser);
  expect([action, amountOf(inventory, KEY.id)]).toEqual([null, 1]);
}

/** Checks that during combat no dungeon and no open combat can be begun, and that a dungeon can be read. */
async function seeShut(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await browser.go('Combat in your Area');
  await page.getByText(REFUSALS['action/in-combat']).waitFor();
  const hunt = page.getByRole('button', { name: 'Start open combat' });
  expect(await hunt.getAttribute('aria-disabled')).toBe('true');
  await browser.inspect('hunt-shut');
  await tileOf(browser).click();
  const dialog = page.getByRole('dialog', { name: MILL.name });
  await dialog.getByText(MILL.description).waitFor();
  await dialog.getByText(REFUSALS['action/in-combat']).waitFor();
  const start = dialog.getByRole('button', { name: /^Start \(/ });
  expect(await start.getAttribute('aria-disabled')).toBe('true');
  await browser.inspect('dungeon-read-in-combat');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await browser.go('Current Combat');
}

/**
 * Begins a run of The Nodding Mill with the last key and leaves immediately: the key is lost. It waits for
 * full health first, because the health that the earlier run left may not last another one.
 */
export async function giveUp(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await browser.forward(FULL_REGENERATION_TIME);
  const gate = await openGate(browser);
  await gate.getByRole('button', { name: 'Start (1 run)' }).click();
  await page.getByText('Last run', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Leave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave combat' });
  await dialog.getByRole('button', { name: 'Leave immediately' }).click();
  await page.getByText('All is quiet.').waitFor();
  await browser.go('Combat in your Area');
  expect(await tileOf(browser).textContent()).toMatch(/0 keys owned/);
}
