import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed } from './world.ts';

const FLAX = itemNamed('Raw Flax');
const HOUR = 3_600_000;

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test.each([HOUR, -HOUR])('a browser whose clock is set by %d ms counts time by the server', async (step) => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'clock-steps' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, step > 0 ? 'Hasty' : 'Tardy');
    await page.goto('/skills/harvesting');
    await page.getByText('Wide awake').waitFor();
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 5_000 });
    const left = page.getByText(/^07:5\d:\d\d left$/);
    await left.waitFor();

    // The test changes `Date.now()` but not `performance.now()`, as when a user or a time server sets the
    // system clock. `shifted` finds the time left that the page would show by the changed clock.
    const shifted = page.getByText(step > 0 ? /^06:\d\d:\d\d left$/ : /^0[89]:\d\d:\d\d left$/);
    await page.evaluate((milliseconds) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + milliseconds;
    }, step);
    await shifted.waitFor();
    await left.waitFor();
    expect(await shifted.count()).toBe(0);
    await page.getByText(/^Gathered [1-9]\d* \/ 5,000$/).waitFor();
    await browser.capture(step > 0 ? 'forward' : 'back');
  });
});

test.each([PHONE])(
  'an open page says until when its character waits for a clock that was ahead, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'clock-ahead' }, async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, `Early${size.name}`);
      await page.goto('/skills/harvesting');
      await page.getByText('Wide awake').waitFor();
      await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 5_000 });
      const whole = page.getByText(/^07:5\d:\d\d left$/);
      await whole.waitFor();
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      const isReloaded = () => page.evaluate(() => !('isSamePage' in globalThis));

      server.clock.forward(2 * HOUR);
      await page.getByText(/^05:5\d:\d\d left$/).waitFor();
      const notice = page.getByRole('status').filter({ hasText: 'Your legend pauses until' });
      expect(await notice.count()).toBe(0);

      server.clock.forward(-2 * HOUR);
      await notice.waitFor();
      await whole.waitFor();
      const { waitsUntil = 0 } = await browser.layout();
      const time = await page.evaluate((at) => new Date(at).toTimeString().slice(0, 5), waitsUntil);
      await expect.poll(() => notice.textContent()).toContain(`Your legend pauses until ${time}`);
      await browser.inspect('waiting');
      const made = page.getByText(/^Gathered [\d,]+ \/ 5,000$/);
      const before = await made.textContent();
      await page.waitForTimeout(1_500);
      expect(await made.textContent()).toBe(before);

      await browser.forwardTo(waitsUntil);
      await notice.waitFor({ state: 'detached' });
      await expect.poll(() => made.textContent(), { timeout: 20_000 }).not.toBe(before);
      expect(await isReloaded()).toBe(false);
    });
  },
);
