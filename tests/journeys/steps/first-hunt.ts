import { LogType, levelOf, SKILL } from '@slumberfell/engine';
import { readCharacter } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';
import { leaveButton } from './combat-begun.ts';
import { seeNextStep } from './next-step.ts';

/** Ms per step of the clock. A turn takes 3 s, so a step never skips a turn. */
const STEP = 1_000;

/** Most steps that a test waits: 15 minutes of game time. After them the test fails. */
const STEPS = 900;

/**
 * Moves the clocks of the server and of the browser's pages forward, in steps, until an element is visible.
 */
export async function watchFor(browser: PlayerBrowser, sought: Locator): Promise<void> {
  for (let steps = 0; !(await sought.first().isVisible()); steps++) {
    if (steps === STEPS) throw new Error(`${sought} has not been seen in ${(STEPS * STEP) / 60_000} minutes`);
    await browser.forward(STEP);
  }
}

/** What the screen of the running fight says after the fight. */
const overIn = ({ page }: PlayerBrowser): Locator =>
  page.getByRole('main').getByText(/^(Your legend came home early|All is quiet)\./);

/**
 * Watches open combat until its first fight has ended: with a victory, with a defeat, or because the
 * character has come home, which also happens before any victory.
 */
export async function watchFirstFight(browser: PlayerBrowser): Promise<void> {
  await watchFor(browser, logged(browser, /^You hit for /));
  await watchFor(browser, logged(browser, /Victory over |sends you home/).or(overIn(browser)));
}

/**
 * Does what `watchFor` does, and begins open combat again after a defeat, or after the character has come
 * home because its food ran low. Few new characters do either so early.
 */
async function fightFor(browser: PlayerBrowser, sought: Locator): Promise<void> {
  const { page } = browser;
  const over = overIn(browser);
  await watchFor(browser, sought.or(over));
  if (!(await over.isVisible())) return;
  await page.getByRole('main').getByRole('link', { name: 'Combat in your Area' }).click();
  await page.getByRole('button', { name: 'Start open combat' }).click();
  const begun = leaveButton(page);
  // A hurt character is warned.
  const anyway = page.getByRole('button', { name: 'Start anyway' });
  await begun.or(anyway).waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await fightFor(browser, sought);
}

/** A line of the combat log. */
export const logged = ({ page }: PlayerBrowser, words: RegExp): Locator =>
  page.getByRole('log').getByText(words);

/**
 * Hunts in Lanternlea until the first enemy, hit, victory, loot and level have been seen. Then changes the
 * training attribute and leaves combat.
 */
export async function hunt(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await browser.go('Combat in your Area');
  await page.getByRole('heading', { level: 1, name: 'Combat in Lanternlea' }).waitFor();
  await browser.capture('local-combat');
  await seeNextStep(browser);
  await page.getByRole('button', { name: 'Start open combat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lanternlea' }).waitFor();
  await leaveButton(page).waitFor();
  await seeNextStep(browser);
  await browser.inspect('combat-pull');

  await fightFor(browser, logged(browser, / appears\.$/));
  await browser.inspect('combat-spawn');
  await fightFor(browser, logged(browser, /^You hit for /));
  await fightFor(browser, page.locator('[aria-label="Enemy health"]:not([aria-valuenow="100"])'));
  await browser.capture('combat-turn');
  await fightFor(browser, logged(browser, /Victory over /));
  await browser.inspect('combat-victory');
  await fightFor(browser, logged(browser, /Loot: /));
  await fightFor(browser, page.getByText(/Attack is now level \d+\./));
  await browser.inspect('combat-level-up');

  await trainOffensive(browser);
  await leave(browser);
}

async function trainOffensive(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await page.getByRole('button', { name: 'Healing Threshold' }).click();
  await page.getByText(/^Eats at 50 of /).waitFor();
  await browser.capture('combat-healing');
  await page.getByRole('button', { name: 'Training Attribute' }).click();
  const choices = page.getByRole('group', { name: 'What the next kills teach' });
  await choices.getByText('Melee', { exact: true }).click();
  await choices.getByRole('radio', { name: /^Melee/, checked: true }).waitFor({ state: 'attached' });
  await browser.capture('combat-training');
  await fightFor(browser, logged(browser, /^\+\d+ Melee experience\.$/));
}

async function leave(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const leaves = leaveButton(page);
  const dialog = page.getByRole('dialog', { name: 'Leave combat' });
  await leaves.click();
  await dialog.getByText('Are you sure you want to leave?').waitFor();
  await browser.capture('leave-combat');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await leaves.click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('All is quiet.').waitFor();
  await browser.inspect('combat-left');

  const { experience, combatLog, action } = readCharacter(await browser.layout());
  expect(action).toBeNull();
  expect(combatLog.some(([, type]) => type === LogType.Victory)).toBe(true);
  expect(experience[SKILL.Melee - 1]).toBeGreaterThan(0);
  expect(levelOf(experience[SKILL.Attack - 1] ?? 0)).toBeGreaterThan(1);
}
