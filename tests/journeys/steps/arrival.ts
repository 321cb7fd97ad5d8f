import { readFile } from 'node:fs/promises';
import type { GuestCredentials } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';
import { world } from '../world.ts';
import { seeNextStep } from './next-step.ts';

/**
 * Goes from the landing page to the guest registration, downloads the credentials and registers. @returns the
 * credentials
 */
export async function becomeGuest(browser: PlayerBrowser): Promise<GuestCredentials> {
  const { page } = browser;
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Slumberfell' }).waitFor();
  await browser.capture('landing');
  await page.getByRole('button', { name: 'Play Now' }).click();
  await page.getByRole('dialog', { name: 'Enter Slumberfell' }).waitFor();
  await browser.capture('entrance');
  await page.getByRole('link', { name: 'Play as Guest' }).click();

  const proceed = page.getByRole('button', { name: 'Proceed' });
  await proceed.waitFor();
  expect(await proceed.isDisabled()).toBe(true);
  const credentials = await keepCredentials(browser);
  await acceptBoth(browser, proceed);
  await browser.inspect('guest-register');

  await seeLoading(browser, () => proceed.click());
  return credentials;
}

/** Each of the two boxes gates Proceed, and one press accepts both. */
async function acceptBoth({ page }: PlayerBrowser, proceed: Locator): Promise<void> {
  const terms = page.getByLabel('I accept the Terms of Use and the Rules.');
  const single = page.getByLabel('I have, and will have, only this one account.');
  for (const box of [terms, single]) {
    await box.check();
    expect(await proceed.isDisabled()).toBe(true);
    await box.uncheck();
  }
  await page.getByRole('button', { name: 'Accept both' }).click();
  expect([await terms.isChecked(), await single.isChecked()]).toEqual([true, true]);
  expect(await proceed.isEnabled()).toBe(true);
}

/**
 * Downloads the credentials and checks that the file contains the values that the page shows. @returns them
 */
async function keepCredentials({ page }: PlayerBrowser): Promise<GuestCredentials> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const [, username = '', password = ''] = /Username: (\S+)\nPassword: (\S+)\n/.exec(text) ?? [];
  expect(username).not.toBe('');
  expect(await page.getByRole('definition').allInnerTexts()).toEqual([username, password]);
  // A password manager saves the fields of the form that Proceed submits.
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Proceed' }) });
  const saved = (purpose: string) => form.locator(`input[autocomplete="${purpose}"]`).inputValue();
  expect([await saved('username'), await saved('new-password')]).toEqual([username, password]);
  return { username, password };
}

/**
 * Runs `begin` and checks the loading screen. Holds back the static data until then, because the screen
 * disappears when the data arrives.
 */
async function seeLoading(browser: PlayerBrowser, begin: () => Promise<void>): Promise<void> {
  const { page } = browser;
  let release = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/get-static-data*', async (route) => {
    await seen;
    await route.continue();
  });
  await begin();
  await page.getByText('Dimming the lamps of Slumberfell').waitFor();
  await browser.inspect('loading');
  release();
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await page.unroute('**/get-static-data*');
}

/** Chooses a name and a portrait, and enters the game. */
export async function createCharacter(browser: PlayerBrowser, name: string): Promise<void> {
  const { page } = browser;
  const dialog = page.getByRole('dialog', { name: 'Create your character' });
  // The dialog is open, because there is no character. It can be closed and opened again.
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await browser.inspect('characters-empty');
  await page.getByRole('button', { name: 'Create character' }).click();
  const faces = dialog.getByRole('radio');
  await faces.first().waitFor();
  expect(await faces.count()).toBe(world.sets.appearances.length);
  await browser.inspect('create-character');

  await dialog.getByLabel('Name').fill('no');
  await browser.inspect('create-character-short-name');
  await dialog.getByLabel('Name').fill(name);
  const face = world.sets.appearances[2];
  await dialog.locator('label', { hasText: face?.label ?? '' }).click();
  await browser.inspect('create-character-chosen');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();

  const welcome = page.getByRole('heading', { level: 1, name: `Welcome, ${name}` });
  await welcome.waitFor();
  await page.goto('/characters');
  await page.getByRole('heading', { level: 2, name }).waitFor();
  await browser.inspect('characters');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await welcome.waitFor();
  await page.getByText('Nothing is running.', { exact: false }).first().waitFor();
  await seeNextStep(browser);
  await browser.inspect('home');
}
