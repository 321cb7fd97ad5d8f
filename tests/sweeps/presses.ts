import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../journeys/player-browser.ts';

/** Ms in which the focus must be on an element again after a press. */
const FOCUS_TIME = 15_000;

/**
 * Gives the focus to the next button that this screen has and that `pressed` does not name. Of buttons that
 * look the same and are no Mantine buttons, such as tiles, it takes one.
 * @returns what names the button; null when every button was pressed
 */
const focusNext = (page: Page, pressed: readonly string[]): Promise<string | null> =>
  page.evaluate((done) => {
    const buttons = document.querySelectorAll<HTMLElement>(
      'header button, main button, aside button, main summary',
    );
    for (const button of buttons) {
      if (button.matches(':disabled, [aria-disabled="true"]') || button.getClientRects().length === 0)
        continue;
      const words = (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll(/\d+/g, '');
      const kind = button.className.replaceAll(/\s+/g, ' ');
      const name = button.matches('.mantine-Button-root') ? words.replace(/:.*/, '') : kind;
      if (done.includes(name)) continue;
      button.focus();
      if (document.activeElement !== button) continue;
      return name;
    }
    return null;
  }, pressed);

/** Waits for two frames of the page. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Closes the dialogs that are open, or that the last press opens, which may be fetched only then. */
async function closeDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  for (;;) {
    await page.locator('[data-dialog-to-come]').waitFor({ state: 'detached' });
    if (!(await dialog.isVisible())) return;
    const count = await page.getByRole('dialog').count();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBeLessThan(count);
  }
}

/**
 * Presses each button of the open screen by Enter, one of each kind.
 * @param pressed the buttons pressed on earlier screens; those of this screen are added
 * @returns a sentence for each press after which no element has the focus
 */
export async function pressEach(
  { page }: PlayerBrowser,
  path: string,
  open: () => Promise<void>,
  pressed: string[],
): Promise<string[]> {
  const faults: string[] = [];
  await open();
  const address = page.url();
  for (;;) {
    const name = await focusNext(page, pressed);
    if (name === null) return faults;
    pressed.push(name);
    const waiting: Promise<unknown>[] = [];
    const onRequest = (request: Request) => {
      if (request.method() === 'POST') waiting.push(request.response());
    };
    page.on('request', onRequest);
    await page.keyboard.press('Enter');
    await frames(page);
    await Promise.allSettled(waiting);
    page.off('request', onRequest);
    const hasFocus = await page
      .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: FOCUS_TIME })
      .then(
        () => true,
        () => false,
      );
    if (!hasFocus) faults.push(`${path}: after "${name}" no element has the focus`);
    await closeDialogs(page);
    if (page.url() !== address) await open();
  }
}
