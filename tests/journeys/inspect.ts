import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Whatever fades or slides in takes less than this, in ms; what takes longer are the timers of the game. */
const ARRIVAL = 2_000;

/** Waits until what is on its way in or out has arrived: half-faded words have no contrast to measure. */
export async function settle(page: Page): Promise<void> {
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

/** A script that does nothing; an empty one would be none. */
const NOTHING = ';';

const DIALOG = '[role=dialog], dialog[open]';

/**
 * Rules about colours, which are the same at every size of the window. They take half of axe's time: for each text axe finds out what
 * lies behind it.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * @param asksForColours whether the rules about colours are among those tried
 * @returns what axe finds wrong with the page as it stands, each with the elements it is about
 */
export async function inspect(page: Page, asksForColours = true): Promise<string[]> {
  // axe stays in a document that it has been brought to, and bringing it costs more than to look.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: NOTHING } : {}) })
    // The other mode opens a page of its own, which takes the focus from the player's. There are no frames here.
    .setLegacyMode(true)
    // All rules are tried, but only these are told in full: what is in order is long.
    .options({ resultTypes: ['violations'] })
    .disableRules(asksForColours ? [] : COLOUR_RULES);
  // What lies behind a dialog is out of reach, and has been looked at before.
  if (await page.locator(DIALOG).first().isVisible()) axe.include(DIALOG);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`).join('\n')}`,
  );
}
