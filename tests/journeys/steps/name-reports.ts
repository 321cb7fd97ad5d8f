import { expect } from 'vitest';
import { Player } from '../../players/hub-player.ts';
import { headingHasFocus } from '../focus.ts';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { sendCall } from './create-player.ts';

/** A guest's character whose name the journey reports. @returns its id */
async function newStranger(server: JourneyServer, name: string): Promise<number> {
  const stranger = new Player(server.url);
  const pair = await stranger.expect('get-guest-credentials');
  await stranger.expect('register', { ...pair, isPersistent: true, isGuest: true });
  const { id } = await stranger.expect('create-character', { name, appearanceId: 1 });
  return id;
}

/**
 * Reports the name of another player's character with the keys alone, then sees the report among those of the
 * administration, and closes it. The player must be an administrator with a second factor.
 */
export async function reportAndClose(browser: PlayerBrowser, server: JourneyServer): Promise<void> {
  const { page, size } = browser;
  const name = `Rude ${size.name}`;
  const stranger = await newStranger(server, name);
  await page.goto(`/profile/${stranger}`);
  await page.getByRole('button', { name: 'Report the name' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Report the name ${name}` });
  await dialog.getByLabel('What is wrong with the name?').selectOption('It pretends to be somebody else');
  await browser.inspect('report');
  const text = dialog.getByLabel('Anything to add? (optional)');
  await text.focus();
  await page.keyboard.type('It says that it is the mayor.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It is not.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.getByRole('status').getByText('Reported.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/admin/admin-control');
  const reports = page.getByRole('region', { name: 'Reports' });
  await reports.getByRole('link', { name }).waitFor();
  expect(await reports.getByText('It pretends to be somebody else').count()).toBe(1);
  await expect
    .poll(() => reports.getByText('It says that it is the mayor.').textContent())
    .toBe('It says that it is the mayor.\nIt is not.');
  await reports.scrollIntoViewIfNeeded();
  await browser.inspect('admin-reports');
  await reports.getByLabel('Order').selectOption('Newest first');
  await reports.getByText('Reported by one player from one network.').waitFor();
  await reports
    .getByRole('button', { name: `Close: action taken: the reports about ${name}` })
    .press('Enter');
  await reports.getByText('No names have been reported.').waitFor();
  await expect.poll(() => headingHasFocus(reports)).toBe(true);

  await sendCall(browser, server, 'report-character', { id: stranger, reason: 'hate' });
  await page.reload();
  await reports.getByRole('button', { name: `: the report about ${name}` }).press('Enter');
  await reports.getByText('No names have been reported.').waitFor();
  await expect.poll(() => headingHasFocus(reports)).toBe(true);
}
