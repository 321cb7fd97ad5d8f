import { API_BASE, PROTOCOL_VERSION, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { choose, tileOf } from './steps/belongings.ts';
import { createPlayer } from './steps/create-player.ts';
import { ToldProtocol } from './told-protocol.ts';
import { itemNamed } from './world.ts';

const CUDGEL = itemNamed('Driftwood Cudgel');
const NEWER = PROTOCOL_VERSION + 1;
const PATH = '/inventory';

const WAITS = /^The game has been updated. This page reloads by itself as soon as/;
const RELOADED = /^The game was updated, so this page has reloaded itself/;
const DIFFERS = /^The game is being updated. Your legend goes on working/;

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('a page of an older protocol reloads once, loses nothing, and waits when the reload does not help', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'protocol-version' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Rip');
    const told = await ToldProtocol.to(page, PATH);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.goto(PATH);
    const details = await choose(browser, CUDGEL);
    const filter = page.getByRole('textbox', { name: 'Filter by name' });
    await filter.fill('cud');

    // While the player types, a server with a newer protocol replaces the server.
    told.version = told.ofPage = NEWER;
    await told.disconnect();
    await page.getByText(WAITS).waitFor();
    await browser.inspect('reloads');
    expect(await filter.inputValue()).toBe('cud');

    // The page sends a command. The test holds back the answer.
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${API_BASE}${routes.equip.path}`, async (route) => {
      const response = await route.fetch();
      await answered;
      await route.fulfill({ response });
    });
    const sent = page.waitForRequest(`**${API_BASE}${routes.equip.path}`);
    await details.getByRole('button', { name: 'Equip' }).click();
    await sent;
    await filter.fill('');
    // The page must not reload before the answer comes. If it did not wait, it would reload after 2 s.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
    expect(loads).toBe(1);

    // After the reload the page and the server have the same version.
    const reloaded = page.waitForEvent('domcontentloaded');
    told.version = PROTOCOL_VERSION;
    answer();
    await reloaded;
    told.ofPage = PROTOCOL_VERSION;
    await page.getByText(RELOADED).waitFor();
    await tileOf(browser, CUDGEL).waitFor({ state: 'detached' });
    expect((await browser.layout()).characterData.equipment.weaponId).toBe(CUDGEL.id);

    // A server with a newer protocol replaces the server right after the reload. The page does not reload
    // again. It shows a message, and connects when the versions are equal.
    await page.getByText(RELOADED).waitFor({ state: 'detached' });
    told.version = told.ofPage = NEWER;
    await told.disconnect();
    await page.getByText(DIFFERS).waitFor();
    await browser.inspect('differs');
    told.version = told.ofPage = PROTOCOL_VERSION;
    await page.getByText(DIFFERS).waitFor({ state: 'detached' });
    expect(loads).toBe(2);
  });
});
