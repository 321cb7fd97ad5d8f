import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { API_BASE, routes } from '@slumberfell/protocol';
import { type MailReceiver, programPath } from '@slumberfell/server/testing';
import { expect } from 'vitest';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { sendCall } from './create-player.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** Fills in and sends the form of /account/register. */
export async function registerWith(browser: PlayerBrowser, { email, password }: Login): Promise<void> {
  const { page } = browser;
  await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
  await browser.capture('register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I accept the Terms of Use and the Rules.').check();
  await page.getByLabel('I have, and will have, only this one account.').check();
  await browser.inspect('register-filled');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
}

interface Resident extends Login {
  readonly name: string;
}

/**
 * Registers an account with an e-mail address, and creates a character, with calls that do not use the page.
 * The server sends the e-mail that validates the address.
 */
export async function createRegisteredPlayer(
  browser: PlayerBrowser,
  server: JourneyServer,
  { email, password, name }: Resident,
): Promise<void> {
  const account = { username: email, password, isPersistent: true, isGuest: false };
  await sendCall(browser, server, 'register', { ...account, validationRequested: true });
  await sendCall(browser, server, 'create-character', { name, appearanceId: 1 });
}

/**
 * Registers an account as `createRegisteredPlayer` does, and validates the address with the link of the
 * e-mail.
 */
export async function createValidatedPlayer(
  browser: PlayerBrowser,
  server: JourneyServer,
  mails: MailReceiver,
  resident: Resident,
): Promise<void> {
  await createRegisteredPlayer(browser, server, resident);
  const { search } = await mails.linkFor(resident.email, 'confirm-email');
  const answer = await browser.page.request.get(`${API_BASE}${routes['confirm-email'].path}${search}`);
  expect(await answer.json()).toMatchObject({ success: true });
}

/** Fills in and sends the form of /account/login, and waits for the answer. */
export async function logIn({ page }: PlayerBrowser, { email, password }: Login): Promise<void> {
  await page.getByLabel('E-mail or guest username').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  const answered = page.waitForResponse('**/account/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await answered;
}

/** Logs out on /account/logout. */
export async function logOut({ page }: PlayerBrowser): Promise<void> {
  await page.goto('/account/logout');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Play Now' }).waitFor();
}

/**
 * Runs `npm run admin` as a host does. The server is stopped meanwhile.
 * @returns what the command says
 */
export async function runAdmin(server: JourneyServer, ...words: readonly string[]): Promise<string> {
  await server.stop();
  const env = { ...process.env, DATA_DIR: server.dataDirectory, PUBLIC_URL: server.url };
  const { stdout } = await promisify(execFile)(process.execPath, [programPath('admin'), ...words], { env });
  await server.start();
  return stdout;
}

/** Gives an account the role of an administrator with the program that a host uses. */
export async function appoint({ page }: PlayerBrowser, server: JourneyServer, email: string): Promise<void> {
  await page.goto('about:blank');
  expect(await runAdmin(server, 'grant', email)).toContain(`${email} is an admin now.`);
}
