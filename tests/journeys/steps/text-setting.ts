import type { Page } from 'playwright-core';

/** Px of the root's font: that of a browser whose player has set large text, and the usual one. */
export const LARGE_TEXT = 32;
export const USUAL_TEXT = 16;

/**
 * Sets the size of text as a player does in the browser, and not by a style of the page: this also moves the
 * borders between layouts. Chromium computes these anew when the window's size changes.
 */
export async function textSetting(page: Page): Promise<(text: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (text) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
  };
}
