import type { Locator } from 'playwright-core';

/** Whether the heading of a section has the focus. */
export const headingHasFocus = (section: Locator): Promise<boolean> =>
  section.getByRole('heading', { level: 2 }).evaluate((heading) => heading === document.activeElement);
