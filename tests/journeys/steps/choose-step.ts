import type { Page } from 'playwright-core';

/**
 * Chooses what is added to the plan.
 * @param what its kind, such as `Gather`
 * @param which within the kind, such as `Raw Flax`; undefined for what is proposed
 */
export async function chooseStep(page: Page, what: string, which?: string): Promise<void> {
  await page.getByLabel('What', { exact: true }).selectOption({ label: what });
  if (which !== undefined) await page.getByLabel('Which', { exact: true }).selectOption({ label: which });
}
