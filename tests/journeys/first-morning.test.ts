import { AS_OFTEN_AS_POSSIBLE } from '@slumberfell/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed, regionNamed } from './world.ts';

/** A newcomer comes back after the first night, whose work the guide began in place of a fight. */

const FLAX = itemNamed('Raw Flax');
const NIGHT = 9 * 3_600_000;

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('one button begins the flax of the night again, not two', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'first-morning' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Morning');
    const gather = (amount: number) =>
      ({ name: 'begin-crafting', input: { itemId: FLAX.id, amount } }) as const;
    // The first fight has the flax as what follows. The guide's press for the night stops it.
    await sendCall(browser, server, 'begin-hunting', { regionId: regionNamed('Lanternlea').id, rest: true });
    await sendCall(browser, server, 'set-plan', { steps: [gather(AS_OFTEN_AS_POSSIBLE)] });
    await sendCall(browser, server, 'stop');
    await sendCall(browser, server, 'begin-crafting', gather(5_000).input);

    await page.goto('about:blank');
    await server.stop();
    server.clock.forward(NIGHT);
    await server.start();
    await page.goto('/home');
    await page.getByRole('dialog', { name: 'While you rested' }).waitFor();
    await page.keyboard.press('Escape');
    const main = page.getByRole('main');
    await main.getByText(/Nothing is running/).waitFor();
    const begins = page.getByRole('button', { name: /^(Resume it|The same again|Again\b)/ });
    await expect.poll(() => begins.count()).toBe(1);
    await browser.inspect('home');
  });
});
