import { PASSWORD_MIN } from '@slumberfell/protocol';
import { MailReceiver } from '@slumberfell/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { logIn, logOut, registerWith } from './steps/accounts.ts';
import { createCharacter } from './steps/arrival.ts';
import { createPlayer } from './steps/create-player.ts';

const PASSWORD = 'warm milk and a long yawn';
const MINUTE = 60_000;
const ANOTHER = 'seven sheep, none of them mine';
const THIRD = 'third time lucky in the hammock';

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

/** The links for accounts that are not registered or not validated. On phones the navigation stays open. */
async function accountLinks({ page, isPhone }: PlayerBrowser): Promise<readonly string[]> {
  const navigation = page.getByRole('navigation', { name: 'Game' });
  if (isPhone) await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await navigation.getByRole('link', { name: 'Account', exact: true }).waitFor();
  return navigation.getByRole('link', { name: /^\w+ Account$/ }).allInnerTexts();
}

test.each([DESKTOP])(
  'a player registers, validates by e-mail, resets a forgotten password and logs in, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'accounts' }, async (browser) => {
      const { page } = browser;
      const email = `wren-${size.name}@example.org`;
      const name = `Wren ${size.name}`;
      await page.goto('/');
      await page.getByRole('button', { name: 'Play Now' }).click();
      const entrance = page.getByRole('dialog', { name: 'Enter Slumberfell' });
      await entrance.getByRole('link', { name: 'Register' }).waitFor();
      expect(await entrance.getByRole('link').allTextContents()).toEqual([
        'Play as Guest',
        'Register',
        'Log In',
      ]);
      await browser.capture('entrance');
      await entrance.getByRole('link', { name: 'Register' }).click();
      await registerWith(browser, { email, password: PASSWORD });
      await page.getByText(`A letter is on its way to ${email}.`, { exact: false }).waitFor();
      await createCharacter(browser, name);

      await page.goto('/home');
      expect(await accountLinks(browser)).toEqual(['Validate Account']);
      await browser.go('Validate Account');
      await page.getByRole('button', { name: 'Send me the letter' }).waitFor();
      await browser.capture('validate');
      const letter = await mails.linkFor(email, 'confirm-email');
      await page.getByRole('button', { name: 'Send me the letter' }).click();
      await page.getByRole('status').getByText('The letter is on its way.').waitFor();
      await browser.inspect('validate-sent');
      await mails.linkFor(email, 'confirm-email');

      const tab = await browser.newTab();
      await tab.goto(letter.href);
      await tab.getByText('Email validated successfully.').waitFor();
      await browser.inspect('confirmed', tab);
      await tab.close();
      await page.reload();
      await page.getByText('Your e-mail address is validated.').waitFor();
      expect(await accountLinks(browser)).toEqual([]);
      await browser.go(/^Account$/);
      await page.getByRole('definition').getByText('Validated', { exact: true }).waitFor();
      await browser.capture('account');

      await page.goto('/account/logout');
      await logOut(browser);
      await page.goto('/account/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
      await page.getByLabel('E-mail').fill(email);
      await browser.inspect('forgot-password');
      await page.getByRole('button', { name: 'Send me a letter' }).click();
      await page.getByText('Check your inbox.').waitFor();
      await browser.inspect('forgot-password-sent');
      const reset = await mails.linkFor(email, 'reset-password');
      await page.goto(reset.href);
      await page.getByLabel('New password').fill(ANOTHER);
      await page.getByLabel('Confirm password').fill(`${ANOTHER}!`);
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await page.getByRole('alert').getByText('Passwords do not match.').waitFor();
      await browser.inspect('reset-mismatch');
      await page.getByLabel('Confirm password').fill(ANOTHER);
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await page.getByText('The password has been updated successfully.').waitFor();
      await browser.inspect('reset-done');

      browser.monitor.allow(/401|400/);
      await page.goto(reset.href);
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await page.getByRole('alert').getByText('Invalid password reset link.').waitFor();
      await browser.inspect('reset-used');

      await page.getByRole('link', { name: 'Slumberfell' }).click();
      await page.goto('/account/login');
      await logIn(browser, { email, password: PASSWORD });
      await page.getByRole('alert').getByText('Invalid login attempt.').waitFor();
      await logIn(browser, { email, password: ANOTHER });
      await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
    });
  },
);

test.each([PHONE])(
  'a guest registers, keeps the character, validates, resets the password and logs in, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'accounts-guest' }, async (browser) => {
      const { page } = browser;
      const email = `otter-${size.name}@example.org`;
      const name = `Otter ${size.name}`;
      const guest = await createPlayer(browser, server, name);
      await page.goto('/home');
      const before = await browser.layout();
      expect(await accountLinks(browser)).toEqual(['Register Account']);
      await page.getByRole('link', { name: 'Register Account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Register Account' }).waitFor();
      await expect.poll(() => page.getByRole('main').getByRole('checkbox').count()).toBe(1);
      await browser.inspect('register-in-game');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel(/^Password/).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByRole('heading', { level: 2, name }).waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
      const after = await browser.layout();
      expect(after.accountData.accountStatus.status).toBe('Registered');
      expect(after.characterData).toMatchObject({ id: before.characterData.id, name });
      expect(after.characterData.inventory).toEqual(before.characterData.inventory);

      const letter = await mails.linkFor(email, 'confirm-email');
      await page.goto(letter.href);
      await page.getByText('Email validated successfully.').waitFor();
      await page.getByRole('link', { name: 'Back to Slumberfell' }).click();
      await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
      expect((await browser.layout()).accountData.accountStatus.status).toBe('Validated');

      await page.goto('/account');
      browser.monitor.allow(/40[01]/);
      await page.getByLabel('Current password').fill('not this one');
      await page.getByLabel('New password').fill(ANOTHER);
      await page.getByLabel('Confirm password').fill(ANOTHER);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('alert').getByText('This is not your current password.').waitFor();
      await browser.inspect('change-password-refused');
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('The password has been updated successfully.').waitFor();
      await browser.inspect('change-password-done');

      await logOut(browser);
      await page.goto('/account/login');
      await logIn(browser, { email: guest.username, password: guest.password });
      await page.getByRole('alert').getByText('Invalid login attempt.').waitFor();
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Send me a letter' }).click();
      await page.goto((await mails.linkFor(email, 'reset-password')).href);
      await page.getByLabel('New password').fill(THIRD);
      await page.getByLabel('Confirm password').fill(THIRD);
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await page.getByText('The password has been updated successfully.').waitFor();
      await page.getByRole('link', { name: 'Log In' }).click();
      await logIn(browser, { email: email.toUpperCase(), password: THIRD });
      await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
    });
  },
);

test.each([DESKTOP])('forms show what is wrong, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'accounts-faults' }, async (browser) => {
    const { page } = browser;
    browser.monitor.allow(/400|401|409|423/);
    const email = `moth-${size.name}@example.org`;
    await page.goto('/account/register');
    const register = page.getByRole('button', { name: 'Register' });
    await register.waitFor();
    await page.getByLabel('E-mail').fill(email);
    const password = page.getByLabel(/^Password/);
    expect(await password.evaluate(takesPaste)).toEqual({
      type: 'password',
      for: 'new-password',
      takes: true,
    });
    await password.fill('moth');
    await page.getByText('Password strength: weak').waitFor();
    await page.getByText(`At least ${PASSWORD_MIN} characters.`, { exact: false }).waitFor();
    await page.getByLabel('Confirm password').fill('mots');
    await page.getByLabel('Remember me').focus();
    await page.getByText('Passwords do not match.').waitFor();
    expect(await register.isDisabled()).toBe(true);
    await page.getByLabel('I accept the Terms of Use and the Rules.').check();
    expect(await register.isDisabled()).toBe(true);
    await page.getByLabel('I have, and will have, only this one account.').check();
    await browser.inspect('register-mismatch');
    await register.click();
    const alert = page.getByRole('alert');
    await alert.getByText('Passwords do not match.').waitFor();
    await page.getByLabel('Confirm password').fill('moth');
    await register.click();
    await alert
      .getByText('The account could not be registered because there is one or more errors:')
      .waitFor();
    await alert.getByText(`Password must be at least ${PASSWORD_MIN} characters.`).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    await browser.inspect('register-refused');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByText('Password strength: medium').waitFor();
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await register.click();
    await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
    await logOut(browser);

    for (const link of ['/account/confirm-email', '/account/confirm-email?userId=1&code=nonsense']) {
      await page.goto(link);
      await alert.getByText('Invalid confirmation link.').waitFor();
    }
    await browser.inspect('confirm-invalid');
    for (const link of ['/account/reset-password', '/account/reset-password?userId=1']) {
      await page.goto(link);
      await alert.getByText('Invalid password reset link.').waitFor();
    }
    await browser.inspect('reset-invalid');

    await page.goto('/account/login');
    for (let guess = 0; guess < 10; guess++) {
      await logIn(browser, { email, password: `guess ${guess}` });
      await alert.getByText('Invalid login attempt.').waitFor();
    }
    await logIn(browser, { email, password: PASSWORD });
    await alert.getByText('Account is locked out.').waitFor();
    const told = await alert.getByText(/^Please try again in \d+ minutes\.$/).textContent();
    // The page shows `retryAt`, an instant of the server's clock, minus the answer's `Date` header, which is
    // the system's time. The server's clock may be ahead of the system's time.
    const ahead = server.clock.now() - Date.now();
    const minutes = Number(/\d+/.exec(told ?? '')) - Math.round(ahead / MINUTE);
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThanOrEqual(15);
    await browser.inspect('locked-out');
    await browser.forward(15 * MINUTE);
    await logIn(browser, { email, password: PASSWORD });
    await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();

    await page.goto('/account/guest-register');
    await page.getByLabel('I accept the Terms of Use and the Rules.').check();
    await page.getByLabel('I have, and will have, only this one account.').check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.waitForURL('**/error');
    await alert.getByText('You are already logged in.').waitFor();
    await browser.inspect('error');
  });
});

/** The type of a field, its `autocomplete`, and whether it accepts a paste event. */
function takesPaste(field: Element) {
  const { type, autocomplete } = field as HTMLInputElement;
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  return { type, for: autocomplete, takes: field.dispatchEvent(paste) };
}
