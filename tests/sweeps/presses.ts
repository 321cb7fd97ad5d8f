import type { Page } from 'playwright-core';
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
    page.on('request', (request) => request.method() === 'POST' && waiting.push(request.response()));
    await page.keyboard.press('Enter');
    await frames(page);
    await Promise.allSettled(waiting);
    page.removeAllListeners('request');
    const hasFocus = await page
      .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: FOCUS_TIME })
      .then(
        () => true,
        () => false,
      );
    if (!hasFocus) faults.push(`${path}: after "${name}" no element has the focus`);
    if (await page.locator('[role=dialog]').first().isVisible()) {
      await page.keyboard.press('Escape');
      await frames(page);
    }
    if (page.url() !== address) await open();
  }
}
