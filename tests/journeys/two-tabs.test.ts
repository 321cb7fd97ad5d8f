import { amountOf } from '@slumberfell/engine';
import { REFUSALS, readCharacter } from '@slumberfell/protocol';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HubConnection, refuseSockets } from './hub-connection.ts';
import { JourneyServer } from './journey-server.ts';
import { atOnce } from './page-clock.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { choose, tileOf } from './steps/belongings.ts';
import { leaveButton } from './steps/combat-begun.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { logged, watchFirstFight, watchFor } from './steps/first-hunt.ts';
import { itemNamed } from './world.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const CUDGEL = itemNamed('Driftwood Cudgel');

let server: JourneyServer;

/**
 * Presses Equip and presses again at the same position, where the button Equip of another piece now is.
 * Checks that the second press equips nothing.
 */
async function pressTwice(page: Page, details: Locator): Promise<void> {
  const equipped: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/character/equip') equipped.push(request.postData() ?? '');
  });
  const { x, y, width, height } = (await details.getByRole('button', { name: 'Equip' }).boundingBox()) as Box;
  const place = [x + width / 2, y + height / 2] as const;
  await atOnce(page, async () => {
    await page.mouse.click(...place);
    await details.waitFor({ state: 'detached' });
    const next = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.textContent,
      place,
    );
    expect(next).toBe('Equip');
    await page.mouse.click(...place);
  });
  await page.mouse.move(0, 0);
  // The page sends a command in a separate task after the press, so the test waits for that task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
  expect(equipped).toEqual([String(CUDGEL.id)]);
}

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('two tabs of one character show the same', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'two-tabs' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Gemini');
    await page.goto('/inventory');
    await tileOf(browser, CUDGEL).waitFor();
    const other = await browser.newTab();
    await other.goto('/equipment');
    await other.getByRole('button', { name: 'Weapon, empty' }).waitFor();

    const details = await choose(browser, CUDGEL);
    await pressTwice(page, details);
    await other.getByRole('button', { name: /^Driftwood Cudgel, / }).waitFor();
    await other.getByRole('link', { name: 'Combat in your Area' }).click();
    await other.getByRole('button', { name: 'Start open combat' }).click();
    await leaveButton(other).waitFor();
    await browser.go('Current Combat');
    await watchFirstFight(browser);

    const logs = async () =>
      Promise.all([page, other].map((tab) => tab.getByRole('log').getByRole('paragraph').allTextContents()));
    await expect.poll(async () => new Set((await logs()).map(String)).size, { timeout: 30_000 }).toBe(1);
    await browser.inspect('other', other);

    const eleventh = await browser.newTab();
    await refuseSockets(eleventh, 'request/too-many');
    await eleventh.goto('/inventory');
    await eleventh
      .getByRole('status')
      .getByText(/^Your legend is open in too many tabs and windows/)
      .waitFor();
    await browser.inspect('eleventh', eleventh);
  });
});

test('a command that the server refuses shows its sentence, and the page shows the present state again', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'refused' }, async (browser) => {
    const { page, monitor } = browser;
    monitor.allow(/409/);
    await createPlayer(browser, server, 'Sisyphus');
    const connection = await HubConnection.intercept(page);
    await page.goto('/inventory');
    const details = await choose(browser, CUDGEL);
    await details.getByRole('button', { name: 'Sell' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sell' });

    connection.muted = true;
    await sendCall(browser, server, 'sell', { itemId: CUDGEL.id, amount: 1 });
    await dialog.getByRole('button', { name: 'Sell 1' }).click();
    await page.getByText(REFUSALS['item/not-owned']).waitFor();
    connection.muted = false;
    await browser.inspect('refused');

    // The page has missed the frame of the sale. The next frame shows it the gap, and it fetches the layout.
    await sendCall(browser, server, 'set-healing-threshold', 25);
    await dialog.waitFor({ state: 'detached' });
    await tileOf(browser, CUDGEL).waitFor({ state: 'detached' });
    const { gold, inventory } = readCharacter(await browser.layout());
    expect(amountOf(inventory, CUDGEL.id)).toBe(0);
    await page.getByRole('main').getByText(`${gold} gold`, { exact: true }).first().waitFor();
  });
});

test('a reload in the middle of a fight loses nothing', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'reload' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Amnesia');
    await sendCall(browser, server, 'equip', CUDGEL.id);
    await page.goto('/combat');
    await page.getByText('All is quiet.').waitFor();
    await sendCall(browser, server, 'begin-hunting', { regionId: 1 });
    await watchFor(browser, logged(browser, /^You hit for /));
    const log = page.getByRole('log').getByRole('paragraph');
    const before = await log.allTextContents();
    await page.reload();
    await log.first().waitFor();
    const after = await log.allTextContents();
    expect(after.slice(after.length - before.length)).toEqual(before);
    await watchFirstFight(browser);
  });
});
