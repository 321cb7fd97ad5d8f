import type { Page } from 'playwright-core';

/** The longest text of a page in a failure message, in characters. */
const MOST_TEXT = 1500;

/**
 * What a page shows, for the message of a failed test: where CI keeps no screenshot, the message is all that
 * is left. Its address, whether the browser draws it, the focused element, notices, and the text of the open
 * dialog or else of the page. Empty when the page is closed or does not answer.
 */
export async function textOf(page: Page): Promise<string> {
  const patience = new Promise<string>((resolve) => setTimeout(resolve, 5_000, ''));
  return (await Promise.race([read(page).catch(() => ''), patience])).slice(0, MOST_TEXT);
}

/** Without frames, Playwright waits in vain for an element to be stable. */
const areFramesDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 1_000);
      }),
  );

async function read(page: Page): Promise<string> {
  const texts = (selector: string) => page.locator(selector).allInnerTexts();
  const [notices, dialogs, all] = [
    await texts('[role="alert"], [role="status"]'),
    await texts('[role="dialog"]'),
    await texts('body'),
  ];
  const focus = await page.evaluate(
    () => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim().slice(0, 80)}`,
  );
  const shown = [...dialogs, ...all].find((text) => text.trim() !== '');
  return [
    `address: ${page.url()}`,
    `draws frames: ${await areFramesDrawn(page)}`,
    `focus: ${focus}`,
    `notices: ${notices.join(' | ')}`,
    shown,
  ].join('\n');
}
