import { afterAll, beforeAll, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test.each([PHONE])('deep links, the back button and unknown paths work, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'ways' }, async (browser) => {
    const { page } = browser;
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await createPlayer(browser, server, `Rambler ${size.name}`);
    await page.goto('/skills/mining');
    await heading('Mining').waitFor();
    await browser.go('Equipment');
    await heading('Equipment').waitFor();
    await browser.go(/^Fishing/);
    await heading('Fishing').waitFor();
    await browser.capture('fishing');
    await page.goBack();
    await heading('Equipment').waitFor();
    await page.goBack();
    await heading('Mining').waitFor();
    await page.goForward();
    await heading('Equipment').waitFor();
    await backClosesWhatLiesOver(browser);

    for (const path of [
      '/local-combat',
      '/combat',
      '/inventory',
      '/skills/attack',
      '/characters',
      '/account/logout',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    browser.monitor.allow(/404/);
    await page.goto('/skills/yodelling');
    await heading('Page not found').waitFor();
    await browser.capture('no-such-skill');
    await page.goto('/no/such/place');
    await heading('Page not found').waitFor();
    await browser.capture('not-found');
    await page.getByRole('link', { name: 'Back to Slumberfell' }).click();
    await heading(`Welcome, Rambler ${size.name}`).waitFor();
  });
});

/**
 * The browser's back button closes the map, and on phones also the navigation, before it leaves the screen.
 */
async function backClosesWhatLiesOver(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await page.getByRole('button', { name: /^Travel\. / }).click();
  const map = page.getByRole('dialog', { name: 'Region travel' });
  await map.waitFor();
  await page.goBack();
  await map.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
  if (browser.isPhone) {
    const navigation = page.getByRole('navigation', { name: 'Game' });
    await page.getByRole('button', { name: 'Toggle navigation' }).click();
    await navigation.waitFor();
    await page.goBack();
    await navigation.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
  }
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Mining' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor();
}
