import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';

/** Chooses an enemy of the Bestiary. @returns the card with its details */
export async function chooseEnemy({ page, isPhone }: PlayerBrowser, name: string): Promise<Locator> {
  if (isPhone) {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  // Tiles outside the window are not in the page.
  await page.getByPlaceholder('Filter by name').fill(name);
  await page.getByRole('main').getByTitle(name, { exact: true }).click();
  const card = page.getByRole('article', { name });
  await expect.poll(() => card.locator('dd[aria-busy=true]').count()).toBe(0);
  return card;
}
