import { MailReceiver } from '@slumberfell/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';

const EMAIL = 'mole@example.org';
const PASSWORD = 'all in the dark';
const ANOTHER = 'and out again by touch';

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

test('a player registers, logs out, resets the password and logs in with the keyboard alone', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'accounts-keyboard' }, async (browser) => {
    const { page } = browser;
    const keyboard = new Keyboard(page);
    // The page opens the home screen, whose calls need a character. The server refuses them with status 400,
    // and the page opens the screen that creates a character.
    browser.monitor.allow(/400/);
    const type = (text: string) => page.keyboard.type(text);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Slumberfell' }).waitFor();
    await keyboard.tabTo('Play Now');
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Enter Slumberfell' }).waitFor();
    await keyboard.tabTo('Register');
    await keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
    await keyboard.tabTo(/^E-mail/);
    await type(EMAIL);
    await keyboard.tabTo(/^Password/);
    await type(PASSWORD);
    await keyboard.tabTo(/^Confirm password/);
    await type('something else');
    await keyboard.tabTo('I accept the Terms of Use and the Rules.');
    await keyboard.press('Space');
    await keyboard.tabTo('I have, and will have, only this one account.');
    await keyboard.press('Space');
    await keyboard.tabTo('Register');
    await keyboard.press('Enter');
    // The error message gets the focus. The fields are a few Tab stops before it.
    await keyboard.expectFocus('Passwords do not match.');
    await keyboard.tabBackTo(/^Confirm password/);
    await page.keyboard.press('Control+A');
    await type(PASSWORD);
    await keyboard.press('Enter');
    await closeCreation(page);

    await keyboard.tabTo('Log Out');
    await keyboard.press('Enter');
    await page.getByText('Are you sure you want to log out?', { exact: false }).waitFor();
    await keyboard.tabTo('Log Out');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play Now' }).waitFor();

    await page.goto('/account/login');
    await page.getByRole('heading', { level: 1, name: 'Log In' }).waitFor();
    await keyboard.tabTo('Forgot your password?');
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    await keyboard.tabTo(/^E-mail/);
    await type(EMAIL);
    await keyboard.press('Enter');
    await page.getByText('Check your inbox.').waitFor();

    const { href } = await mails.linkFor(EMAIL, 'reset-password');
    await page.goto(href);
    await page.getByRole('heading', { level: 1, name: 'Password reset' }).waitFor();
    await keyboard.tabTo(/^New password/);
    await type(ANOTHER);
    await keyboard.tabTo(/^Confirm password/);
    await type(ANOTHER);
    await keyboard.press('Enter');
    await page.getByText('The password has been updated successfully.').waitFor();
    await keyboard.tabTo('Log In');
    await keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Log In' }).waitFor();
    await keyboard.tabTo(/^E-mail/);
    await type(EMAIL);
    await keyboard.tabTo(/^Password/);
    await type(ANOTHER);
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Create your character' }).waitFor();
  });
});

/** Closes the dialog that opens for an account without a character. */
async function closeCreation(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create your character' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
