import { amountOf, essenceYield } from '@slumberfell/engine';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';
import { craftOf, itemNamed } from '../world.ts';
import { openSkill } from './first-trades.ts';
import { shownNow } from './veteran.ts';

const ESSENCE = itemNamed('Dim Runic Essence');
const SWORD = itemNamed('Copper Sword');
const MASTERWORK = itemNamed('Masterwork Copper Sword');
const SECONDS = craftOf(ESSENCE).baseActionTime;

/**
 * Disenchants one Masterwork sword and one of three plain swords into essence. Then begins to disenchant all
 * remaining pieces, and cancels.
 */
export async function disenchant(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const { inventory: before } = await shownNow(browser);
  await openSkill(browser, 'Runecarving');
  await browser.inspect('runecarving');
  const row = page.getByRole('main').getByRole('button', { name: /^Dim Runic Essence/ });
  await row.click();
  const modal = page.getByRole('dialog', { name: 'Disenchant' });
  await modal.getByLabel(`Amount of ${SWORD.name}`).fill('3');
  await modal.getByLabel(`Amount of ${MASTERWORK.name}`).fill('1');
  await modal.getByText('4 pieces become').waitFor();
  await modal.getByLabel(`Amount of ${SWORD.name}`).fill('1');
  // One Masterwork sword gives several essences. Experience is gained for each essence.
  const essences = essenceYield(SWORD) + essenceYield(MASTERWORK);
  await modal.getByText('Experience per essence').waitFor();
  await modal.getByText(`2 pieces become ${essences} essence.`).waitFor();
  await modal.getByText(`${essences * craftOf(ESSENCE).experience} Runecarving experience`).waitFor();
  await browser.inspect('disenchant');
  await modal.getByRole('button', { name: 'Disenchant Selected' }).click();
  await modal.waitFor({ state: 'detached' });

  const control = page.getByRole('region', { name: 'Current action' });
  await control.getByText('Disenchanted 0 / 2').waitFor();
  const { action } = await shownNow(browser);
  if (action?.kind !== 'disenchant') throw new Error('Nothing is being undone');
  await browser.forwardTo(action.actionAt + SECONDS * 1_000);
  await control.getByText('Disenchanted 1 / 2').waitFor();
  await browser.inspect('disenchanting');
  await browser.forwardTo(action.actionAt + 2 * SECONDS * 1_000);
  await control.getByText('Wide awake').waitFor();
  const { inventory } = await shownNow(browser);
  expect(amountOf(inventory, ESSENCE.id) - amountOf(before, ESSENCE.id)).toBe(essences);
  expect([amountOf(inventory, SWORD.id), amountOf(inventory, MASTERWORK.id)]).toEqual([2, 0]);

  await row.click();
  const all = modal.getByRole('button', { name: 'Disenchant All' });
  await all.click();
  // The boss of an earlier run may have dropped a piece of Rare quality or better. Then the button needs a
  // second press.
  const asked = modal.getByText('Press once more if you mean it');
  await Promise.race([asked.waitFor(), control.getByText(/^Disenchanted 0 \//).waitFor()]);
  if (await asked.isVisible()) await all.click();
  await control.getByText(/^Disenchanted 0 \//).waitFor();
  await control.getByRole('button', { name: 'Cancel action' }).click();
  await control.getByText('Wide awake').waitFor();
}
