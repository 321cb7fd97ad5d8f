import { MailReceiver } from '@slumberfell/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { createRegisteredPlayer, logIn } from './steps/accounts.ts';
import { sendCall } from './steps/create-player.ts';

const PASSWORD = 'a line is only so long';
const CALLS = '**/api/account/**';
const REQUESTING =
  'An unexpected error occurred while requesting the password reset email: Failed to connect to server.';
const RESETTING = 'An unexpected error occurred while resetting the password: Failed to connect to server.';

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

/** Makes every account call of the page fail while `act` runs. */
async function withFailingCalls({ page }: PlayerBrowser, act: () => Promise<void>): Promise<void> {
  await page.route(CALLS, (route) => route.abort());
  await act();
  await page.unroute(CALLS);
}

test('while calls fail, every account form shows an error and can be sent again', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'accounts-broken-line' }, async (browser) => {
    const { page } = browser;
    // 401: after a log-out the server closes the page's connection, and the page asks why.
    browser.monitor.allow(/ERR_FAILED/, /409/, /401/);
    const alert = page.getByRole('alert');
    const email = 'heron@example.org';
    await createRegisteredPlayer(browser, server, { email, password: PASSWORD, name: 'Heron' });
    const letter = await mails.linkFor(email, 'confirm-email');

    await page.goto('/validate');
    const send = page.getByRole('button', { name: 'Send me the letter' });
    await send.waitFor();
    await withFailingCalls(browser, async () => {
      await send.click();
      await alert.getByText('Unexpected error occurred while sending verification email.').waitFor();
      await browser.inspect('validate');
    });

    const tab = await browser.newTab();
    await tab.route(CALLS, (route) => route.abort());
    await tab.goto(letter.href);
    await tab.getByRole('alert').getByText('An error occurred while validating your email.').waitFor();
    await browser.inspect('confirm', tab);
    await tab.unroute(CALLS);
    await tab.getByRole('button', { name: 'Try again' }).click();
    await tab.getByText('Email validated successfully.').waitFor();
    await tab.close();
    // The address was confirmed in the other tab. This page does not know it yet and sends its call.
    await send.click();
    await alert.getByText('Failed to send verification email.').waitFor();
    await alert.getByText('Your e-mail address is already validated.').waitFor();

    await sendCall(browser, server, 'logout');
    await page.goto('/account/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    const request = page.getByRole('button', { name: 'Send me a letter' });
    await withFailingCalls(browser, async () => {
      await request.click();
      await alert.getByText(REQUESTING, { exact: false }).waitFor();
    });
    await request.click();
    const reset = await mails.linkFor(email, 'reset-password');
    await page.goto(reset.href);
    await page.getByLabel('New password').fill(`${PASSWORD}, you know`);
    await page.getByLabel('Confirm password').fill(`${PASSWORD}, you know`);
    await withFailingCalls(browser, async () => {
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await alert.getByText(RESETTING, { exact: false }).waitFor();
    });

    await page.goto('/account/login');
    await page.getByLabel('E-mail or guest username').fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await withFailingCalls(browser, async () => {
      await page.getByRole('button', { name: 'Log In' }).click();
      await alert.getByText('Failed to connect to server.', { exact: false }).waitFor();
    });
    await logIn(browser, { email, password: PASSWORD });
    await page.getByRole('heading', { level: 1, name: 'Welcome, Heron' }).waitFor();

    await sendCall(browser, server, 'logout');
    await page.goto('/account/guest-register');
    await page.getByLabel('I accept the Terms of Use and the Rules.').check();
    await page.getByLabel('I have, and will have, only this one account.').check();
    await withFailingCalls(browser, async () => {
      await page.getByRole('button', { name: 'Proceed' }).click();
      await alert.getByText('Failed to connect to server.', { exact: false }).waitFor();
      await alert.getByText('try logging in with them', { exact: false }).waitFor();
    });
    expect(new URL(page.url()).pathname).toBe('/error');
    await browser.inspect('error');
    await alert.getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log In' }).waitFor();
  });
});
