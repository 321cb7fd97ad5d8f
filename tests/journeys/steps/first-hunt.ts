import { LogType, levelOf, SKILL } from '@slumberfell/engine';
import { readCharacter } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from '../player-browser.ts';

/** A turn takes 3 s; in steps of one second nothing is jumped over. */
const STEP = 1_000;

/** A quarter of an hour of hunting: what has not happened by then never will. */
const STEPS = 900;

/** Lets time pass until something is to be seen. */
export async function watchFor(visit: Visit, sought: Locator): Promise<void> {
  for (let steps = 0; !(await sought.first().isVisible()); steps++) {
    if (steps === STEPS) throw new Error(`${sought} has not been seen in ${(STEPS * STEP) / 60_000} minutes`);
    await visit.forward(STEP);
  }
}

/** The same in combat, which goes on after a defeat: one beginner in ten thousand has such luck. */
async function fightFor(visit: Visit, sought: Locator): Promise<void> {
  const { page } = visit;
  const defeat = page.getByRole('main').getByText('Your legend came home early.');
  await watchFor(visit, sought.or(defeat));
  if (!(await defeat.isVisible())) return;
  await page.getByRole('main').getByRole('link', { name: 'Combat in your Area' }).click();
  await page.getByRole('button', { name: 'Start open combat' }).click();
  await fightFor(visit, sought);
}

/** A line of the combat log. */
export const logged = ({ page }: Visit, words: RegExp): Locator => page.getByRole('log').getByText(words);

/** The hunt in Lanternlea: first foe, first victory, first level; then the other lesson, and home. */
export async function hunt(visit: Visit): Promise<void> {
  const { page } = visit;
  await visit.go('Combat in your Area');
  await page.getByRole('heading', { level: 1, name: 'Combat in Lanternlea' }).waitFor();
  await visit.glance('local-combat');
  await page.getByRole('button', { name: 'Start open combat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lanternlea' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Into the open' }).waitFor();
  await visit.look('combat-pull');

  await fightFor(visit, logged(visit, / appears\.$/));
  await visit.look('combat-spawn');
  await fightFor(visit, logged(visit, /^You hit for /));
  await fightFor(visit, page.locator('[aria-label="Enemy health"]:not([aria-valuenow="100"])'));
  await visit.glance('combat-turn');
  await fightFor(visit, logged(visit, /Victory over /));
  await visit.look('combat-victory');
  await fightFor(visit, logged(visit, /Loot: /));
  await fightFor(visit, page.getByText(/Attack is now level \d+\./));
  await visit.look('combat-level-up');

  await trainOffensive(visit);
  await leave(visit);
}

async function trainOffensive(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.getByRole('button', { name: 'Healing Threshold' }).click();
  await page.getByText(/^Eats at 50 of /).waitFor();
  await visit.glance('combat-healing');
  await page.getByRole('button', { name: 'Training Attribute' }).click();
  const choices = page.getByRole('group', { name: 'What the next kills teach' });
  await choices.getByText('Melee', { exact: true }).click();
  await choices.getByRole('radio', { name: /^Melee/, checked: true }).waitFor({ state: 'attached' });
  await visit.glance('combat-training');
  await fightFor(visit, logged(visit, /^\+\d+ Melee experience\.$/));
}

async function leave(visit: Visit): Promise<void> {
  const { page } = visit;
  const leaveButton = page.getByRole('main').getByRole('button', { name: 'Leave' });
  const dialog = page.getByRole('dialog', { name: 'Leave combat' });
  await leaveButton.click();
  await dialog.getByText('Are you sure you want to leave?').waitFor();
  await visit.glance('leave-combat');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await leaveButton.click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('All is quiet.').waitFor();
  await visit.look('combat-left');

  const { experience, combatLog, action } = readCharacter(await visit.layout());
  expect(action).toBeNull();
  expect(combatLog.some(([, type]) => type === LogType.Victory)).toBe(true);
  expect(experience[SKILL.Melee - 1]).toBeGreaterThan(0);
  expect(levelOf(experience[SKILL.Attack - 1] ?? 0)).toBeGreaterThan(1);
}
