import type { Locator, Page } from 'playwright-core';

/**
 * Is visible from the begin of a combat session until its end, on the screen of the current combat. The
 * heading of the first pull is there for 3 s only, and a busy machine may not see it.
 */
export const leaveButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Leave', disabled: false });
