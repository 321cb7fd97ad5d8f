import { healingThresholdOf, isCombat, maxHealthOf, TrainingAttribute, TURN_TIME } from '@slumberfell/engine';
import { routes } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { sendCall } from './create-player.ts';
import { logged, watchFor } from './first-hunt.ts';
import { shownNow } from './veteran.ts';

/**
 * `MEAL_SEEN`: ms from the number of a hit to the number of the healing after it (specification 4.17).
 * `MOMENT`: the highest allowed difference of the measured time from `MEAL_SEEN`, in ms.
 */
const MEAL_SEEN = 1_000;
const MOMENT = 100;
const TIMEOUT = { timeout: 30_000 };

/** Ms in which a bar fills; NaN while the page replaces the bar by the next one. */
const lengthOf = (bar: Locator): Promise<number> =>
  bar.evaluate((fill) => 1_000 * Number.parseFloat(getComputedStyle(fill).animationDuration));

/**
 * Begins a hunt and checks both fighters and their bars: during the pull, in the first turn, and in the next
 * turn. Then checks a turn with healing.
 */
export async function seeDuel(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await browser.go('Combat in your Area');
  await page.getByRole('button', { name: 'Start open combat' }).click();
  const [hero, foe] = ['Your character', 'Enemy'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  if (!hero || !foe) throw new Error('Nobody fights');
  await page.getByRole('heading', { level: 2, name: 'Into the open' }).waitFor();
  const { action } = await shownNow(browser);
  if (!isCombat(action)) throw new Error('Nobody fights');
  for (const side of [hero, foe])
    await expect.poll(() => lengthOf(side.locator('[data-tint=ember] i')), TIMEOUT).toBe(action.pullTime);
  await browser.inspect('pull');

  await watchFor(browser, logged(browser, / appears\.$/));
  for (const side of [hero, foe]) {
    await expect.poll(() => lengthOf(side.locator('[data-tint=dusk] i')), TIMEOUT).toBe(TURN_TIME);
    await side.locator('img').first().waitFor();
  }
  await hero.getByRole('progressbar', { name: 'Your health' }).waitFor();
  await foe.getByRole('progressbar', { name: 'Enemy health' }).waitFor();
  await seeNextTurn(browser, foe);
  await seeMeal(browser);
}

/**
 * Waits until a turn of a fight is followed by another turn of the same fight, and checks that the new turn
 * has a new progress bar.
 */
async function seeNextTurn(browser: PlayerBrowser, foe: Locator): Promise<void> {
  const spawned = logged(browser, / appears\.$/);
  const next = foe.locator('[data-tint=dusk] i:not([data-seen])');
  for (let fights = -1; fights !== (await spawned.count()); ) {
    fights = await spawned.count();
    await next.evaluate((fill) => {
      fill.setAttribute('data-seen', '');
    });
    await watchFor(browser, next);
  }
  await expect.poll(() => lengthOf(next), TIMEOUT).toBe(TURN_TIME);
}

/** Checks a turn with healing: the number of the healing appears 1 s after the number of the hit. */
async function seeMeal(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await watchFor(browser, logged(browser, /^You eat /));
  const delays = () =>
    page.evaluate(() =>
      ['healed', 'taken'].map((tone) => {
        const number = document.querySelector(`[data-tone=${tone}]`);
        return number ? 1_000 * Number.parseFloat(getComputedStyle(number).animationDelay) : null;
      }),
    );
  await expect.poll(async () => (await delays()).includes(null), { timeout: 30_000 }).toBe(false);
  const [healed, taken] = await delays();
  expect(Math.abs((healed ?? 0) - (taken ?? 0) - MEAL_SEEN)).toBeLessThan(MOMENT);
  await seeNumbers(browser, { taken: '1', healed: '0' });
  await seeNumbers(browser, { taken: '0', healed: '1' });
  await browser.inspect('meal');
}

/**
 * Chooses training attributes with arrow keys faster than the server answers. The server must store the last
 * choice.
 */
export async function chooseTraining(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const route = `**${routes['set-training-attribute'].path}`;
  await page.getByRole('button', { name: 'Training Attribute' }).click();
  const choices = page.getByRole('group', { name: 'What the next kills teach' });
  const chosen = (name: RegExp) => choices.getByRole('radio', { name, checked: true });
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(route, async (call) => {
    await pressed;
    await call.continue();
  });
  await choices.getByRole('radio', { name: /^Attack/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await chosen(/^Defence/).waitFor({ state: 'attached' });
  answer();
  const stored = async () => (await shownNow(browser)).trainingAttribute;
  await expect.poll(stored).toBe(TrainingAttribute.Defence);
  await page.unroute(route);
  await chosen(/^Defence/).waitFor({ state: 'attached' });
}

/**
 * Waits until the numbers of a turn have the given opacities: '1' is visible, '0' is hidden. They also appear
 * and disappear with reduced motion.
 */
async function seeNumbers(
  { page }: PlayerBrowser,
  opacities: Readonly<Record<string, string>>,
): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      Object.entries(expected).every(([tone, opacity]) => {
        const number = document.querySelector(`[data-tone=${tone}]`);
        return number && getComputedStyle(number).opacity === opacity;
      }),
    opacities,
  );
}

/** Checks that the slider of the healing threshold moves in steps of 5 percent and stops at its ends. */
export async function setThreshold(browser: PlayerBrowser, server: JourneyServer): Promise<void> {
  const { page } = browser;
  await page.getByRole('button', { name: 'Healing Threshold' }).click();
  const slider = page.getByRole('slider', { name: 'Healing threshold' });
  await slider.focus();
  const value = () => slider.getAttribute('aria-valuenow');
  expect(await value()).toBe('100');
  await page.keyboard.press('ArrowRight');
  expect(await value()).toBe('100');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(value).toBe('95');
  const maximum = maxHealthOf(await shownNow(browser));
  const stored = async () => healingThresholdOf(await shownNow(browser));
  await expect.poll(stored).toBe(Math.round(maximum * 0.95));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(value).toBe('0');
  await expect.poll(stored).toBe(0);
  await page.getByText('Your legend eats nothing, on principle.').waitFor();
  await browser.inspect('threshold');
  await sendCall(browser, server, 'stop');
  await page.getByText('All is quiet.').waitFor();
}
