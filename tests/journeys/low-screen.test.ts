import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from './inspect.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { clippedControls } from './steps/clipped.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed } from './world.ts';

/** Windows in which the bars would cover what a player reads or focuses. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

/** How many times Tab is pressed on a screen. */
const STOPS = 40;

/** A large screen at a zoom of 400 %, and a phone on its side; with screens that are opened in it. */
const LOW = [
  [{ width: 320, height: 256 }, ['/leaderboards', '/inventory', '/plan', '/skills/harvesting']],
  [{ width: 667, height: 375 }, ['/home', '/equipment', '/local-combat', '/bestiary']],
] as const;

/** The focused element if none of its points is visible, because others lie above it; else null. */
function hiddenFocus(): string | null {
  const element = document.activeElement as HTMLElement;
  // The label or the frame of a field may be what is seen of it.
  const seen = element.closest('label') ?? element;
  for (const { left, top, width, height } of seen.getClientRects())
    for (const x of [0.1, 0.5, 0.9])
      for (const y of [0.1, 0.5, 0.9]) {
        const above = document.elementFromPoint(left + x * width, top + y * height);
        if (above && (seen.contains(above) || above.contains(seen))) return null;
      }
  return element === document.body ? null : element.outerHTML.slice(0, 120);
}

/** Ms that a page may scroll on, or move what it has just loaded, until the control with the focus shows. */
const MOVES = 5_000;

/** The control with the focus that stays hidden; null when it shows. */
async function stillHidden(page: Page): Promise<string | null> {
  try {
    await expect.poll(() => page.evaluate(hiddenFocus), { timeout: MOVES }).toBeNull();
    return null;
  } catch {
    return page.evaluate(hiddenFocus);
  }
}

test('no control with the focus is hidden below the bars of a low screen', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'low-screen' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Low Ceiling');
    await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 5_760 });
    const hidden: string[] = [];
    for (const [viewport, paths] of LOW) {
      await page.setViewportSize(viewport);
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.getByRole('complementary', { name: 'Current action and shortcuts' }).waitFor();
        await settle(page);
        const free = await page.evaluate(() => {
          const bars = [...document.querySelectorAll('header, aside')].filter(
            (bar) => getComputedStyle(bar).position === 'fixed',
          );
          return innerHeight - bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
        });
        expect([path, free / viewport.height > 0.6]).toEqual([path, true]);
        await browser.capture(path.replaceAll(/\W+/g, '-'));
        for (let stop = 0; stop < STOPS; stop++) {
          await page.keyboard.press('Tab');
          const fault = (await page.evaluate(hiddenFocus)) === null ? null : await stillHidden(page);
          if (fault !== null) hidden.push(`${path} at ${viewport.width} px: ${fault}`);
        }
      }
    }
    expect(hidden).toEqual([]);
  });
});

test('buttons show all of their words during a fight, and hints stay on a phone', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'long-labels' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Long Labels');
    await sendCall(browser, server, 'begin-hunting', { regionId: 1, rest: true });
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto('/skills/runecarving');
      await page
        .getByRole('button', { name: /Dim Runic Essence/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Leave the fight and disenchant all' }).waitFor();
      expect([viewport.width, await clippedControls(page)]).toEqual([viewport.width, []]);
      await browser.capture(`disenchanting-${viewport.width}`);
      await page.goto('/local-combat');
      await page
        .getByRole('main')
        .getByRole('button', { name: /The Nodding Mill/ })
        .click();
      await page.getByRole('button', { name: /^Start \(/ }).waitFor();
      expect([viewport.width, await clippedControls(page)]).toEqual([viewport.width, []]);
      await browser.capture(`dungeon-${viewport.width}`);
    }
    await page.goto('/home');
    await page.getByRole('button', { name: 'Toggle navigation' }).click();
    await page.getByRole('button', { name: /^Coming soon/ }).click();
    await page.getByRole('button', { name: /^Guild/ }).hover();
    const hint = page.getByRole('tooltip', { name: 'Coming soon' });
    await hint.waitFor();
    const box = await hint.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await browser.capture('hint');
  });
});
