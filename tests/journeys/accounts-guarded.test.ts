import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedWorldDirectory } from '@slumberfell/content';
import { authenticatorCode } from '@slumberfell/server/accounts';
import { MailReceiver } from '@slumberfell/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../players/hub-player.ts';
import { headingHasFocus } from './focus.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { appoint, createValidatedPlayer, logIn, logOut } from './steps/accounts.ts';
import { reportAndClose } from './steps/name-reports.ts';

const PASSWORD = 'two keys to one bedroom';
const NEW_PASSWORD = 'three keys to two bedrooms';
const STEP = 30_000;

let mails: MailReceiver;
let world: string;
let server: JourneyServer;

beforeAll(async () => {
  mails = await MailReceiver.open();
  world = await mkdtemp(join(tmpdir(), 'slumberfell-world-'));
  await cp(shippedWorldDirectory, world, { recursive: true });
  server = await JourneyServer.start({ SMTP_URL: mails.url, CONTENT_DIR: world });
});
afterAll(async () => {
  await server.close();
  await mails.close();
  await rm(world, { recursive: true });
});

/**
 * Adds an authenticator app on the account page. @returns the app's secret and the account's recovery codes
 */
async function addApp(browser: PlayerBrowser): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const { page } = browser;
  await page.goto('/account');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByRole('img', { name: 'Picture for your authenticator app', exact: false }).waitFor();
  await browser.inspect('app-picture');
  const key = page.getByText(/^Key: /).locator('code');
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alert').getByText('This code is not valid.', { exact: false }).waitFor();
  await page.getByLabel('Code').fill(authenticatorCode(secret, server.clock.now()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  await browser.inspect('recovery-codes');
  const recoveryCodes = await codes.allInnerTexts();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  for (const code of recoveryCodes) expect(file).toContain(code);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('Recovery codes left: 8.', { exact: false }).waitFor();
  return { secret, recoveryCodes };
}

test.each([DESKTOP])(
  'an authenticator app protects the account, and recovery codes replace it, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'accounts-guarded' }, async (browser) => {
      const { page } = browser;
      browser.monitor.allow(/401/);
      const email = `badger-${size.name}@example.org`;
      const name = `Badger ${size.name}`;
      await createValidatedPlayer(browser, server, mails, { email, password: PASSWORD, name });
      const { secret, recoveryCodes } = await addApp(browser);
      const welcome = page.getByRole('heading', { level: 1, name: `Welcome, ${name}` });

      await logOut(browser);
      await page.goto('/account/login');
      await logIn(browser, { email, password: PASSWORD });
      const code = page.getByLabel('Code');
      await code.waitFor();
      await expect.poll(() => code.evaluate((field) => document.activeElement === field)).toBe(true);
      await browser.inspect('code-needed');
      await code.fill('123 456');
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.getByRole('alert').getByText('This code is not valid.', { exact: false }).waitFor();
      await browser.forward(STEP);
      await code.fill(authenticatorCode(secret, server.clock.now()));
      await page.getByRole('button', { name: 'Log In' }).click();
      await welcome.waitFor();

      await logOut(browser);
      await page.goto('/account/login');
      await logIn(browser, { email, password: PASSWORD });
      await code.fill(recoveryCodes[0] ?? '');
      await page.getByRole('button', { name: 'Log In' }).click();
      await welcome.waitFor();

      await page.goto('/account');
      await page.getByText('Recovery codes left: 7.', { exact: false }).waitFor();
      await browser.inspect('app-present');
      const changing = page.getByRole('region', { name: 'Change password' });
      await changing.getByLabel('Current password').fill(PASSWORD);
      await changing.getByLabel('New password').fill(NEW_PASSWORD);
      await changing.getByLabel('Confirm password').fill(NEW_PASSWORD);
      await changing.getByLabel('Code').fill(recoveryCodes[1] ?? '');
      await changing.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('The password has been updated successfully.').waitFor();
      await page.getByText('Recovery codes left: 6.', { exact: false }).waitFor();
      const removing = page.getByRole('region', { name: 'Authenticator app' });
      await removing.getByLabel('Your password').fill(NEW_PASSWORD);
      await removing.getByLabel('Code').fill(recoveryCodes[2] ?? '');
      await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
      await page.getByText('The authenticator app has been removed.').waitFor();
      await logOut(browser);
      await page.goto('/account/login');
      await logIn(browser, { email, password: NEW_PASSWORD });
      await welcome.waitFor();
    });
  },
);

test.each([PHONE])(
  'an administrator resets a player’s password and imports the world, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'accounts-admin' }, async (browser) => {
      const { page } = browser;
      const email = `mayor-${size.name}@example.org`;
      const notFound = page.getByRole('heading', { level: 1, name: 'Page not found' });
      await page.goto('/admin/admin-control');
      await notFound.waitFor();
      await createValidatedPlayer(browser, server, mails, {
        email,
        password: PASSWORD,
        name: `Mayor ${size.name}`,
      });
      await page.goto('/admin/admin-control');
      await notFound.waitFor();
      const administration = page.getByRole('link', { name: 'Administration' });
      await page.goto('/account');
      await page.getByText('Account status').waitFor();
      expect(await administration.count()).toBe(0);
      // The page itself shows "Page not found" to a player without the role. It makes no call that the server
      // refuses.
      expect(browser.monitor.complaints).toEqual([]);
      browser.monitor.allow(/40[01349]/);
      await appoint(browser, server, email);
      await page.goto('/account');
      await administration.waitFor();
      await browser.inspect('administrator');
      await administration.click();
      await page.getByText('Administrators need a second factor.').waitFor();
      await browser.inspect('without-second-factor');
      await addApp(browser);
      await reportAndClose(browser, server);

      await page.goto('/admin/admin-control');
      await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
      const resetting = page.getByRole('region', { name: 'Password reset link' });
      const name = resetting.getByLabel('Username or e-mail');
      const generate = page.getByRole('button', { name: 'Generate reset link' });
      const alert = page.getByRole('alert');
      await generate.click();
      await alert.getByText('Please enter a username or email.').waitFor();
      await name.fill('nobody at all');
      await generate.click();
      await alert.getByText('Failed to generate reset link: There is no account by that name.').waitFor();
      await browser.inspect('admin-refused');
      await name.fill(email);
      await generate.click();
      await page.getByText('Reset link generated successfully.').waitFor();
      const link = await page
        .getByText(`${server.url}/account/reset-password?`, { exact: false })
        .textContent();

      const player = new Player(server.url);
      const guest = await player.expect('get-guest-credentials');
      await player.expect('register', { ...guest, isPersistent: true, isGuest: true });
      expect(await player.expect('get-username')).toBe(guest.username);
      const ending = page.getByRole('region', { name: 'Log out everywhere' });
      await ending.getByLabel('Username or e-mail').fill(guest.username);
      await ending.getByRole('button', { name: 'End all sessions' }).click();
      await page.getByText(`${guest.username} has been logged out everywhere.`).waitFor();
      expect(await player.call('get-username')).toMatchObject({ status: 401 });

      const announcing = page.getByRole('region', { name: 'Announcements' });
      await announcing.getByLabel('Announcement', { exact: true }).fill(' ');
      await announcing.getByRole('button', { name: 'Announce' }).click();
      await alert.getByText('Please enter some text.').waitFor();
      await announcing.getByLabel('Announcement', { exact: true }).fill(' Welcome, all. ');
      await announcing.getByRole('button', { name: 'Announce' }).click();
      const withdraw = announcing.getByRole('button', { name: 'Withdraw: Welcome, all.' });
      await withdraw.waitFor();
      await announcing.getByText('Maintenance', { exact: true }).click();
      await announcing.getByLabel('Announcement', { exact: true }).fill('A new disk.');
      await announcing.getByRole('button', { name: 'Announce' }).click();
      await alert.getByText('Please enter when the maintenance begins.').waitFor();
      const posting = page.getByRole('region', { name: 'News' });
      await posting.getByLabel('Title').fill('A second server');
      await posting.getByLabel('Text').fill('It is faster.');
      await posting.getByRole('button', { name: 'Post', exact: true }).click();
      const remove = posting.getByRole('button', { name: 'Remove: A second server' });
      await remove.waitFor();
      await browser.inspect('admin-telling');
      await withdraw.press('Enter');
      await withdraw.waitFor({ state: 'detached' });
      await page.getByText('The announcement has been withdrawn.').waitFor();
      await expect.poll(() => headingHasFocus(announcing)).toBe(true);
      await remove.press('Enter');
      await remove.waitFor({ state: 'detached' });
      await page.getByText('The post has been removed. Its text is in the form.').waitFor();
      await expect.poll(() => headingHasFocus(posting)).toBe(true);
      const inForm = () =>
        Promise.all(['Title', 'Text'].map((label) => posting.getByLabel(label).inputValue()));
      expect(await inForm()).toEqual(['A second server', 'It is faster.']);
      await posting.getByRole('button', { name: 'Post', exact: true }).click();
      await remove.waitFor();
      expect(await inForm()).toEqual(['', '']);
      // A text that is not posted yet stays, and the page asks before that of the post is lost.
      await posting.getByLabel('Text').fill('A third one.');
      await remove.press('Enter');
      const question = page.getByRole('dialog', { name: 'Remove: A second server' });
      await question.getByText('The text of this post will be lost', { exact: false }).waitFor();
      await browser.inspect('admin-removing');
      await question.getByRole('button', { name: 'Cancel' }).press('Enter');
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
      await remove.press('Enter');
      await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
      await remove.waitFor({ state: 'detached' });
      await expect.poll(() => headingHasFocus(posting)).toBe(true);
      expect(await inForm()).toEqual(['', 'A third one.']);

      const importing = page.getByRole('button', { name: 'Import the world' });
      const regions = join(world, 'regions.csv');
      const text = await readFile(regions, 'utf8');
      const further = text.replace('last meadow', 'very last meadow');
      expect(further).not.toBe(text);
      await importing.click();
      await page.getByText('Nothing to import.').waitFor();
      await writeFile(regions, further);
      await importing.click();
      await page.getByText('The world has been imported.').waitFor();
      const row = page.getByRole('row', { name: /^Regions/ });
      expect(await row.getByRole('cell').allInnerTexts()).toEqual(['0', '1', '0']);
      await page.getByText('Changed: Lanternlea').waitFor();
      await browser.inspect('admin-done');
      await writeFile(regions, text.split('\n').slice(0, 3).join('\n'));
      await browser.forward(2 * 60_000);
      await importing.click();
      await alert.getByText('The world was not imported.', { exact: true }).waitFor();
      await browser.inspect('admin-import-refused');
      await writeFile(regions, further);

      await page.goto(link ?? '');
      await page.getByLabel('New password').waitFor();
    });
  },
);
