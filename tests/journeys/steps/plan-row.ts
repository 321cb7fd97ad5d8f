import type { Locator, Page } from 'playwright-core';
import type { Size } from '../sizes.ts';

/** The button of a row of the plan that takes the step away, or on a phone the one that opens its menu. */
export const takeAwayButton = (page: Page, size: Size, words: string): Locator =>
  page.getByRole('button', {
    name: `${size.name === 'phone' ? 'Move or remove' : 'Remove'}: ${words}`,
  });

/** Takes a step of the plan away. */
export async function takeAway(page: Page, size: Size, words: string): Promise<void> {
  const button = takeAwayButton(page, size, words);
  // The button lies where the last press may have been, and the guard against double presses would refuse a
  // click so soon.
  if (size.name !== 'phone') return button.press('Enter');
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
}
