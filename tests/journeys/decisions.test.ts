import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { createRegisteredPlayer } from './steps/accounts.ts';
import { createPlayer } from './steps/create-player.ts';

/** An administrator renames a character and takes it off the leaderboards; its player reads why. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const REASON = 'It looks like the name of the host.\nThat misleads other players.';

test('an administrator decides about a character, and its player reads it', () =>
  PlayerBrowser.play({ server, size: DESKTOP, name: 'decisions-host' }, async (host) => {
    host.monitor.allow(/40[04]/);
    const email = 'host@example.org';
    const [name, newName] = ['Innkeep', 'Quiet'];
    await createRegisteredPlayer(host, server, {
      email,
      password: 'two keys to one bedroom',
      name: 'Keeper',
    });
    await server.appointAdministrator(email);
    await PlayerBrowser.play({ server, size: DESKTOP, name: 'decisions-player' }, async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, name);
      await page.goto('/leaderboards');
      const table = page.getByRole('table');
      await table.getByRole('link', { name }).first().waitFor();

      await host.page.goto('/admin/admin-control');
      const characters = host.page.getByRole('region', { name: 'Characters' });
      const lookUp = async (asked: string): Promise<void> => {
        await characters.getByLabel('Character', { exact: true }).fill(asked);
        await characters.getByRole('button', { name: 'Look up' }).click();
      };
      await lookUp('No Such Name');
      await characters.getByText('There is no such character.').waitFor();
      await lookUp(name.toUpperCase());
      await characters.getByRole('link', { name }).waitFor();
      await characters.getByLabel('New name (if renaming)').fill('Moderator');
      await characters.getByRole('button', { name: 'Rename' }).click();
      await characters.getByText('Please give the player a reason.').waitFor();
      await characters.getByLabel('Reason, shown to its player').fill(REASON);
      await characters.getByRole('button', { name: 'Rename' }).click();
      await characters.getByText('Other players could mistake this name for the host').first().waitFor();
      await host.inspect('admin-character');
      await characters.getByLabel('New name (if renaming)').fill(newName);
      await characters.getByRole('button', { name: 'Rename' }).click();
      await characters.getByText(`Renamed from ${name} to ${newName}`).waitFor();

      const dialog = page.getByRole('dialog', { name: 'The host has decided' });
      await dialog.getByText(`${name} is now called ${newName}.`).waitFor();
      await dialog.getByText('That misleads other players.', { exact: false }).waitFor();
      await browser.inspect('decision');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });

      await characters.getByLabel('Reason, shown to its player').fill('A script has played.');
      await characters.getByRole('button', { name: 'Take off the leaderboards' }).click();
      await characters.getByRole('button', { name: 'Put back on the leaderboards' }).waitFor();
      await dialog.getByText('Your character is not on the leaderboards for now.').waitFor();
      // A page that opens later tells it, too, until the player has read it.
      await page.reload();
      await dialog.getByText('A script has played.').waitFor();
      await dialog.getByRole('button', { name: 'I have read it' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('The host gave this reason: A script has played.').waitFor();
      await table.waitFor();
      expect(await table.getByRole('link', { name: newName }).count()).toBe(0);
      await browser.inspect('hidden-leaderboards');

      await characters.getByLabel('Reason, shown to its player').fill('It was a mistake.');
      await characters.getByRole('button', { name: 'Put back on the leaderboards' }).click();
      await dialog.getByText('Your character is on the leaderboards again.').waitFor();
      await dialog.getByRole('button', { name: 'I have read it' }).click();
      await page.reload();
      await table.getByRole('link', { name: newName }).first().waitFor();
      expect(await dialog.count()).toBe(0);
      await characters.getByRole('list', { name: `Decisions about ${newName}` }).waitFor();
      await host.inspect('admin-character-decided');
    });
  }));
