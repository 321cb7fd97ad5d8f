import { MailReceiver } from '@slumberfell/server/testing/mail-receiver.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './journey-server.ts';
import { Visit } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { logIn, moveInRegistered } from './steps/accounts.ts';
import { order } from './steps/create-player.ts';

const PASSWORD = 'a line is only so long';
const CALLS = '**/api/account/**';
const REQUESTING =
  'An unexpected error occurred while requesting the password reset email: Failed to connect to server.';
const RESETTING = 'An unexpected error occurred while resetting the password: Failed to connect to server.';

let post: MailReceiver;
let house: House;

beforeAll(async () => {
  post = await MailReceiver.open();
  house = await House.open({ SMTP_URL: post.url });
});
afterAll(async () => {
  await house.demolish();
  await post.close();
});

/** Lets no account call through while something is done. */
async function withBrokenLine({ page }: Visit, act: () => Promise<void>): Promise<void> {
  await page.route(CALLS, (route) => route.abort());
  await act();
  await page.unroute(CALLS);
}

test('where the line breaks, every form says so and can be sent again', async () => {
  await Visit.play({ house, size: PHONE, name: 'accounts-broken-line' }, async (visit) => {
    const { page } = visit;
    visit.witness.forgive(/ERR_FAILED/, /409/);
    const alert = page.getByRole('alert');
    const email = 'heron@example.org';
    await moveInRegistered(visit, house, { email, password: PASSWORD, name: 'Heron' });
    const letter = await post.linkFor(email, 'confirm-email');

    await page.goto('/validate');
    const send = page.getByRole('button', { name: 'Send me the letter' });
    await send.waitFor();
    await withBrokenLine(visit, async () => {
      await send.click();
      await alert.getByText('Unexpected error occurred while sending verification email.').waitFor();
      await visit.look('validate');
    });

    const tab = await visit.newTab();
    await tab.route(CALLS, (route) => route.abort());
    await tab.goto(letter.href);
    await tab.getByRole('alert').getByText('An error occurred while validating your email.').waitFor();
    await visit.look('confirm', tab);
    await tab.unroute(CALLS);
    await tab.getByRole('button', { name: 'Try again' }).click();
    await tab.getByText('Email validated successfully.').waitFor();
    await tab.close();
    // This page does not know yet.
    await send.click();
    await alert.getByText('Failed to send verification email.').waitFor();
    await alert.getByText('Your e-mail address is validated already.').waitFor();

    await order(visit, house, 'logout');
    await page.goto('/account/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    const request = page.getByRole('button', { name: 'Send me a letter' });
    await withBrokenLine(visit, async () => {
      await request.click();
      await alert.getByText(REQUESTING, { exact: false }).waitFor();
    });
    await request.click();
    const reset = await post.linkFor(email, 'reset-password');
    await page.goto(reset.href);
    await page.getByLabel('New password').fill(`${PASSWORD}, you know`);
    await page.getByLabel('Confirm password').fill(`${PASSWORD}, you know`);
    await withBrokenLine(visit, async () => {
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await alert.getByText(RESETTING, { exact: false }).waitFor();
    });

    await page.goto('/account/login');
    await page.getByLabel('E-mail or guest username').fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await withBrokenLine(visit, async () => {
      await page.getByRole('button', { name: 'Log In' }).click();
      await alert.getByText('Failed to connect to server.', { exact: false }).waitFor();
    });
    await logIn(visit, { email, password: PASSWORD });
    await page.getByRole('heading', { level: 1, name: 'Welcome, Heron' }).waitFor();

    await order(visit, house, 'logout');
    await page.goto('/account/guest-register');
    await page.getByLabel('I accept the Terms of Use and the Rules.').check();
    await page.getByLabel('I have, and will have, only this one account.').check();
    await withBrokenLine(visit, async () => {
      await page.getByRole('button', { name: 'Proceed' }).click();
      await alert.getByText('Failed to connect to server.', { exact: false }).waitFor();
      await alert.getByText('try to log in with them', { exact: false }).waitFor();
    });
    expect(new URL(page.url()).pathname).toBe('/error');
    await visit.look('error');
    await alert.getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log In' }).waitFor();
  });
});
