import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test('in the forced colours of a system bars have a fill, the chosen screen a frame, and scenes their own colours', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'forced-colors' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Contrast');
    await page.emulateMedia({ forcedColors: 'active' });
    await sendCall(browser, server, 'begin-hunting', { regionId: 1 });
    await page.goto('/combat');
    const health = page.getByRole('progressbar', { name: /health/i }).first();
    await health.waitFor();
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const colourOf = (name: string) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      };
      const colours = { fill: colourOf('Highlight'), canvas: colourOf('Canvas') };
      probe.remove();
      return colours;
    });
    const fillOf = (bar: typeof health) =>
      bar.locator('i').evaluate((fill) => getComputedStyle(fill).backgroundColor);
    expect(await fillOf(page.getByRole('navigation').getByRole('progressbar').first())).toBe(system.fill);
    expect([system.canvas, 'rgba(0, 0, 0, 0)']).not.toContain(await fillOf(health));

    const chosen = page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('link', { name: 'Current Combat' });
    expect(await chosen.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
    const other = page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Equipment' });
    expect(await other.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('none');
    // No box of the system's background lies behind the texts of the fight.
    const heading = page.getByRole('heading', { name: 'Into the open' });
    expect(await heading.evaluate((text) => getComputedStyle(text).forcedColorAdjust)).toBe('none');
    await browser.capture('combat');
  });
});
