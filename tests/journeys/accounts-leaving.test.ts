import { readFile } from 'node:fs/promises';
import type { Answer } from '@slumberfell/protocol';
import { MailReceiver } from '@slumberfell/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { createValidatedPlayer, logIn } from './steps/accounts.ts';

const PASSWORD = 'the long way home';

let mails: MailReceiver;
let server: JourneyServer;

beforeAll(async () => {
  mails = await MailReceiver.open();
  server = await JourneyServer.start({ SMTP_URL: mails.url });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

test.each([PHONE])(
  'a player sees its logins, exports its data and deletes the account, on a $name',
  async (size) => {
    const email = `swift-${size.name}@example.org`;
    const name = `Swift ${size.name}`;
    await PlayerBrowser.play({ server, size, name: 'accounts-leaving' }, async (browser) => {
      const { page } = browser;
      await createValidatedPlayer(browser, server, mails, { email, password: PASSWORD, name });

      // `elsewhere` is a second browser of the same player. The first browser logs it out.
      await PlayerBrowser.play({ server, size, name: 'accounts-leaving-elsewhere' }, async (elsewhere) => {
        await elsewhere.page.goto('/account/login');
        await logIn(elsewhere, { email, password: PASSWORD });
        await elsewhere.page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
        await page.goto('/characters');
        await page.getByRole('link', { name: 'Account' }).click();
        await page.getByText('this browser').waitFor();
        await page.getByText('With an app on your phone', { exact: false }).waitFor();
        await browser.capture('logins');
        const logins = page.getByRole('region', { name: 'Logins' });
        await expect.poll(() => logins.getByRole('listitem').count()).toBe(2);
        await logins.getByText('Chrome on Linux').first().waitFor();
        elsewhere.monitor.allow(/401/, /WebSocket/);
        await logins.getByRole('button', { name: /^Log out: / }).click();
        await expect.poll(() => logins.getByRole('listitem').count()).toBe(1);
        await page.locator('h2:focus', { hasText: 'Logins' }).waitFor();
        // The second browser shows the dialog without a call of its own, because the server closes its
        // socket.
        await elsewhere.page.getByRole('dialog', { name: 'Your login was ended' }).waitFor();
      });

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export my data' }).click(),
      ]);
      const data: Answer<'export-data'> = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(data.account).toMatchObject({ username: email, status: 'Validated' });
      expect(data.characters.map(({ character }) => character.name)).toEqual([name]);

      await page.getByRole('button', { name: 'Delete my account…' }).click();
      const leaving = page.getByRole('region', { name: 'Delete my account' });
      const forGood = leaving.getByRole('button', { name: 'Delete my account for good' });
      await leaving.getByLabel('Your password').fill('not this one');
      await leaving.getByLabel('Account name').fill('somebody else');
      expect(await forGood.isDisabled()).toBe(true);
      await leaving.getByLabel('Account name').fill(email);
      await browser.inspect('delete-account');
      browser.monitor.allow(/40[01]/);
      await forGood.click();
      await leaving.getByRole('alert').getByText('This is not your current password.').waitFor();
      await leaving.getByLabel('Your password').fill(PASSWORD);
      await forGood.click();
      await page.getByRole('status').getByText('Your account has been deleted. Sleep well.').waitFor();
      await page.getByRole('button', { name: 'Play Now' }).waitFor();
      await browser.inspect('deleted');
      await page.goto('/account/login');
      await logIn(browser, { email, password: PASSWORD });
      await page.getByRole('alert').getByText('Invalid login attempt.').waitFor();
    });
  },
);
