import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const UNKNOWN = [
  '/wiki/items/1010/extra',
  '/.well-known/security.txt',
  '/robots.txt',
  '/inventory/extra',
  '/skills',
];

/** Opens addresses that the page does not know. Nothing else than the page itself may be missing. */
async function seesFog(browser: PlayerBrowser): Promise<void> {
  const { page, monitor } = browser;
  for (const path of UNKNOWN) {
    const seen = monitor.complaints.length;
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(monitor.complaints.slice(seen).toSorted()).toEqual([
      `answer 404: ${server.url}${path}`,
      expect.stringMatching(/^console error: Failed to load resource: .* 404/),
    ]);
  }
  monitor.allow(/^answer 404/, /^console error: Failed to load resource: .* 404/);
}

test('an unknown address is 404, and the page says so to a visitor', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'fog-visitor' }, seesFog);
});

test('an unknown address is 404, and the page says so to a player', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'fog-player' }, async (browser) => {
    await createPlayer(browser, server, 'Fogbound');
    await seesFog(browser);
  });
});

test('another spelling of an address leads to the page', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'spelling' }, async ({ page }) => {
    await page.goto('/Wiki/Items/?q=flax');
    await page
      .getByRole('link', { name: /^Raw Flax/ })
      .first()
      .waitFor();
    expect(page.url()).toBe(`${server.url}/wiki/items?q=flax`);
  });
});
