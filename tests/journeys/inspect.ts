import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Ms of the longest animation that `settle` waits for. Longer animations are progress bars of the game. */
const ARRIVAL = 2_000;

/** What the page marks while it computes or fetches a part of a screen. */
const BUSY = '[aria-busy="true"]';

/** Waits until each hint has closed whose element is neither pointed at nor reached by the keyboard. */
const hintsClosed = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[role=tooltip]')].every((hint) => {
      const id = CSS.escape(hint.querySelector('[id]')?.id ?? '');
      return document.querySelector(`[aria-describedby~="${id}"]:is(:hover, :focus-visible)`) !== null;
    }),
  );

/**
 * Waits until fonts have loaded, animations have ended and hints have closed, and until the page has computed
 * and fetched what it shows. axe cannot measure the contrast of text that fades in, and a hint that closes
 * is for a moment in no region of the page.
 * @param isBusy whether a part of the screen stays busy, because the test holds back an answer
 */
export async function settle(page: Page, isBusy = false): Promise<void> {
  if (!isBusy) await page.waitForFunction((busy) => document.querySelector(busy) === null, BUSY);
  await hintsClosed(page);
  await page.evaluate(async (arrival) => {
    await document.fonts.ready;
    const arriving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const end = Number(effect?.getComputedTiming().endTime ?? 0);
        return playState === 'running' && end <= arrival;
      });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    for (let left = arriving(); left.length > 0; left = arriving()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
      await frame();
    }
  }, ARRIVAL);
}

/** A script that does nothing, to inject in place of axe. axe's builder does not accept an empty script. */
const NOTHING = ';';

const DIALOG = '[role=dialog], dialog[open]';

/**
 * Rules about colours, whose result is the same at every size. They take half of axe's time, because axe
 * computes the background of each text.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * @param asksForColours whether the rules about colours are checked
 * @returns each violation on the page, with the elements that it concerns
 */
export async function inspect(page: Page, asksForColours: boolean): Promise<string[]> {
  // A document in which axe has been injected keeps it. To inject it again takes longer than a check.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: NOTHING } : {}) })
    // Without legacy mode, axe's builder opens another page, which takes the focus. Legacy mode cannot check
    // frames; our page has none.
    .setLegacyMode(true)
    // axe checks all rules, but returns details of violations only, because details of the other results are
    // long.
    .options({ resultTypes: ['violations'] })
    .disableRules(asksForColours ? [] : COLOUR_RULES);
  // Checks only the dialog if one is open. The test has checked the screen behind it before.
  if (await page.locator(DIALOG).first().isVisible()) axe.include(DIALOG);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`).join('\n')}`,
  );
}
