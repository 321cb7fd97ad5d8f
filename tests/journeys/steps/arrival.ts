import { readFile } from 'node:fs/promises';
import type { GuestCredentials } from '@slumberfell/protocol';
import { expect } from 'vitest';
import type { Visit } from '../player-browser.ts';
import { world } from '../world.ts';

/** From the landing page to the credentials, kept as a file. */
export async function becomeGuest(visit: Visit): Promise<GuestCredentials> {
  const { page } = visit;
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Slumberfell' }).waitFor();
  await visit.glance('landing');
  await page.getByRole('button', { name: 'Play Now' }).click();
  await page.getByRole('dialog', { name: 'Enter Slumberfell' }).waitFor();
  await visit.glance('entrance');
  await page.getByRole('link', { name: 'Play as Guest' }).click();

  const proceed = page.getByRole('button', { name: 'Proceed' });
  await proceed.waitFor();
  expect(await proceed.isDisabled()).toBe(true);
  const credentials = await keepCredentials(visit);
  await page.getByLabel('I accept the Terms of Use and the Rules.').check();
  expect(await proceed.isDisabled()).toBe(true);
  await page.getByLabel('I have, and will have, only this one account.').check();
  await visit.look('guest-register');

  await seeLoading(visit, () => proceed.click());
  return credentials;
}

/** Downloads the credentials; the file must hold what the page shows. */
async function keepCredentials({ page }: Visit): Promise<GuestCredentials> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const [, username = '', password = ''] = /Username: (\S+)\nPassword: (\S+)\n/.exec(text) ?? [];
  expect(username).not.toBe('');
  expect(await page.getByRole('definition').allInnerTexts()).toEqual([username, password]);
  return { username, password };
}

/** Holds the static data back until the loading screen has been looked at: it is gone in no time otherwise. */
async function seeLoading(visit: Visit, begin: () => Promise<void>): Promise<void> {
  const { page } = visit;
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
  await visit.look('loading');
  release();
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await page.unroute('**/get-static-data*');
}

/** A name, a face, and the first step into the game. */
export async function createCharacter(visit: Visit, name: string): Promise<void> {
  const { page } = visit;
  const begin = page.getByRole('button', { name: 'Create character' });
  await begin.waitFor();
  await visit.look('characters-empty');
  await begin.click();
  const dialog = page.getByRole('dialog', { name: 'Create your character' });
  const faces = dialog.getByRole('radio');
  await faces.first().waitFor();
  expect(await faces.count()).toBe(world.sets.appearances.length);
  await visit.look('create-character');

  await dialog.getByLabel('Name').fill('no');
  await visit.look('create-character-short-name');
  await dialog.getByLabel('Name').fill(name);
  const face = world.sets.appearances[2];
  await dialog.locator('label', { hasText: face?.label ?? '' }).click();
  await visit.look('create-character-chosen');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();

  await page.getByRole('heading', { level: 2, name }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await visit.look('characters');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
  await page.getByText('Nothing is running.', { exact: false }).first().waitFor();
  await visit.look('home');
}
