import { afterAll, beforeAll, expect, test } from 'vitest';
import { headingHasFocus } from './focus.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { registerWith, runAdmin } from './steps/accounts.ts';

const PASSWORD = 'three knocks and a lantern';

let server: JourneyServer;
beforeAll(async () => {
  server = await JourneyServer.start({ REGISTRATION: 'invite' });
});
afterAll(() => server.close());

/** Opens the link of an invite. The address no longer shows the token then. */
async function follow(browser: PlayerBrowser, link: string): Promise<void> {
  await browser.page.goto(link);
  await browser.page.getByText('You are invited: choose how to come in.').waitFor();
  expect(browser.page.url()).not.toContain('invite');
}

test('a host makes invites, and newcomers come with them alone', async () => {
  const email = 'host@example.org';
  const [own = ''] = /http\S+/.exec(await runAdmin(server, 'invite')) ?? [];
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'invites-host' }, async (host) => {
    const { page } = host;
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter Slumberfell' });
    await dialog.getByText('New players join this server by invitation', { exact: false }).waitFor();
    expect(await dialog.getByRole('link').allInnerTexts()).toEqual(['Log In']);
    await host.inspect('invite-needed');
    await page.goto('/account/register');
    await page.getByText('The door is shut.').waitFor();
    await host.inspect('register-shut');

    await follow(host, own);
    await host.inspect('invited');
    await page.getByRole('link', { name: 'Register' }).click();
    await page.getByText(/^Your invitation is good until /).waitFor();
    await registerWith(host, { email, password: PASSWORD });
    await page.goto('about:blank');
    await server.appointAdministrator(email);

    await page.goto('/admin/admin-control');
    const overview = page.getByRole('region', { name: 'Overview' });
    await overview.getByText('SMTP_URL is not set.', { exact: false }).waitFor();
    await host.capture('overview');
    const invites = page.getByRole('region', { name: 'Invites' });
    await invites.getByText('New players need an invite link.').waitFor();
    await invites.getByLabel('Days it works for').fill('400');
    await invites.getByRole('button', { name: 'Make an invite' }).click();
    await page.getByRole('alert').getByText('Please choose 1 to 365 days.').waitFor();
    await invites.getByLabel('Days it works for').fill('3');
    await invites.getByLabel('Note').fill('the tavern');
    await invites.getByRole('button', { name: 'Make an invite' }).click();
    await invites.getByText('The invite is ready.').waitFor();
    await host.inspect('invite-made');
    const link = (await invites.getByText(`${server.url}/?invite=`, { exact: false }).textContent()) ?? '';
    const entry = invites.getByRole('listitem').filter({ hasText: 'the tavern' }).first();
    await entry.getByText('0 of 1 used', { exact: false }).waitFor();

    await PlayerBrowser.play({ server, size: DESKTOP, name: 'invites-newcomer' }, async (newcomer) => {
      const { page: guest } = newcomer;
      await follow(newcomer, link);
      await guest.getByRole('link', { name: 'Play as Guest' }).click();
      await guest.getByRole('button', { name: 'Accept both' }).click();
      await newcomer.inspect('invited-guest');
      await guest.getByRole('button', { name: 'Proceed' }).click();
      await guest.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
    });
    await PlayerBrowser.play({ server, size: DESKTOP, name: 'invites-late' }, async (late) => {
      late.monitor.allow(/404/);
      await follow(late, link);
      await late.page.getByRole('link', { name: 'Register' }).click();
      await late.page.getByText('This invitation does not open the door.').waitFor();
      await late.page.getByText('This invite is no longer valid.', { exact: false }).waitFor();
      await late.inspect('invite-used');
    });

    await page.reload();
    await entry.getByText('1 of 1 used', { exact: false }).waitFor();
    await invites.getByRole('button', { name: 'Make an invite' }).click();
    await invites.getByText('The invite is ready.').waitFor();
    await invites.getByRole('button', { name: /^Withdraw: invite \d+/ }).press('Enter');
    await page.getByText(/^Invite \d+ has ended\.$/).waitFor();
    await expect.poll(() => invites.getByRole('button', { name: /^Withdraw/ }).count()).toBe(0);
    await expect.poll(() => headingHasFocus(invites)).toBe(true);
  });
});
