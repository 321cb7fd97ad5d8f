import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { choose } from './steps/belongings.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed } from './world.ts';

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
    const system = await systemColors(page);
    const fillOf = (bar: Locator) => styleOf(bar.locator('i'), 'background-color');
    expect(await fillOf(page.getByRole('navigation').getByRole('progressbar').first())).toBe(
      system.highlight,
    );
    expect([system.canvas, 'rgba(0, 0, 0, 0)']).not.toContain(await fillOf(health));

    const chosen = page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('link', { name: 'Current Combat' });
    await expect.poll(() => styleOf(chosen, 'outline-style')).toBe('solid');
    const other = page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Equipment' });
    await expect.poll(() => styleOf(other, 'outline-style')).toBe('none');
    // No line covers the name of the enemy.
    const enemy = page.getByRole('region', { name: 'Current action' }).getByRole('link').first();
    await expect.poll(() => styleOf(enemy, 'outline-style')).toBe('none');
    await expect.poll(() => styleOf(enemy, 'text-decoration-line')).toBe('underline');
    await expect.poll(() => styleOf(chosen, 'outline-offset')).toBe('1px');
    // No box of the system's background lies behind the texts of the fight.
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: 'Contrast' });
    await expect.poll(() => styleOf(heading, 'forced-color-adjust')).toBe('none');
    await browser.capture('combat');

    // The slider has a track and a fill, and the chart bars of which the best has a sign.
    await page.getByRole('button', { name: 'Healing Threshold' }).click();
    const track = page.locator('.mantine-Slider-track');
    await expect.poll(() => styleOf(track, 'border-top-style', '::before')).toBe('solid');
    await expect
      .poll(() => styleOf(track.locator('.mantine-Slider-bar'), 'background-color'))
      .toBe(system.highlight);
    const chart = page.getByRole('region', { name: 'Survival by setting' });
    await expect.poll(() => chart.getAttribute('aria-busy')).toBe('false');
    const best = chart.locator('li[data-best=true]');
    const worse = chart.locator('li[data-best=false]').first();
    expect(await fillOf(best)).toBe(system.highlight);
    expect(await fillOf(worse)).toBe(system.text);
    expect(await styleOf(best, 'content', '::after')).toContain('\u25b2');
    await expect.poll(() => styleOf(worse, 'content', '::after')).toBe('none');
    await browser.capture('healing-threshold');
  });
});

test('in the forced colours of a system dialogs and panels are opaque, and what is chosen is marked', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'forced-choices' }, async (browser) => {
    const { page } = browser;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/account/register');
    const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Register' }) });
    await panel.waitFor();
    const system = await systemColors(page);
    await expect.poll(() => styleOf(panel, 'background-color')).toBe(system.canvas);
    await expect
      .poll(() => styleOf(page.getByRole('link', { name: 'Slumberfell' }), 'forced-color-adjust'))
      .toBe('none');
    await page.getByLabel(/^Password/).fill('a quiet afternoon');
    const strength = page.locator('[data-strength] i');
    await expect.poll(() => styleOf(strength, 'background-color')).toBe(system.highlight);
    await browser.capture('register');

    await createPlayer(browser, server, 'Chooser');
    await page.goto('/inventory');
    const cudgel = await choose(browser, itemNamed('Driftwood Cudgel'));
    const tiles = page.getByRole('main').locator('li').getByRole('button');
    const chosen = tiles.and(page.locator('[aria-pressed=true]'));
    await expect.poll(() => styleOf(chosen, 'outline-style')).toBe('solid');
    await expect
      .poll(() => styleOf(tiles.and(page.locator('[aria-pressed=false]')).first(), 'outline-style'))
      .toBe('none');
    const keep = cudgel.getByRole('button', { name: 'Keep' });
    await expect.poll(() => styleOf(keep, 'outline-style')).toBe('none');
    await keep.click();
    await expect.poll(() => styleOf(keep, 'outline-style')).toBe('solid');
    await browser.capture('chosen-tile');

    const bread = await choose(browser, itemNamed('Lea Barley Bread'));
    await bread.getByRole('button', { name: 'Sell' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sell' });
    await expect.poll(() => styleOf(dialog, 'background-color')).toBe(system.canvas);
    await expect.poll(() => styleOf(dialog, 'border-top-style')).toBe('solid');
    const bar = dialog.locator('.mantine-Slider-bar');
    await expect.poll(() => styleOf(bar, 'background-color')).toBe(system.highlight);
    await browser.capture('sell');

    await page.goto('/relicarium');
    const ranks = page.getByRole('radiogroup', { name: 'Rank' });
    const rank = (text: string) => ranks.locator('label', { hasText: text });
    await rank('Any').waitFor();
    await expect.poll(() => styleOf(rank('Any'), 'background-color')).toBe(system.highlight);
    expect(await styleOf(rank('1'), 'background-color')).not.toBe(system.highlight);
    await browser.capture('ranks');

    await page.context().clearCookies();
    await page.goto('/');
    const tagline = page.getByText('Your legend grows while you rest.');
    await expect.poll(() => styleOf(tagline, 'forced-color-adjust')).toBe('none');
    await browser.capture('landing');
    await page.getByRole('button', { name: 'Play Now' }).click();
    const entrance = page.getByRole('dialog');
    await entrance.waitFor();
    await expect.poll(() => styleOf(entrance, 'background-color')).toBe(system.canvas);
    await browser.capture('entrance');
  });
});

test('in the forced colours of a system the parts of a night have a frame', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'forced-night' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Framed');
    await page.emulateMedia({ forcedColors: 'active' });
    const step = {
      name: 'begin-crafting',
      input: { itemId: itemNamed('Raw Flax').id, amount: 1_000 },
    } as const;
    await sendCall(browser, server, 'begin-hunting', { regionId: 1, rest: true });
    await sendCall(browser, server, 'set-plan', { steps: [step] });
    await page.goto('/plan');
    await page.getByRole('toolbar', { name: /^From \d\d:\d\d to / }).waitFor();
    // The part that is seen stands before the button that is pressed.
    const part = page.getByTitle(/hunt in Lanternlea: to/).first();
    await part.waitFor();
    await expect.poll(() => styleOf(part, 'border-top-style')).toBe('solid');
    await browser.capture('night');
  });
});

/** The colours of the emulated system, as the browser computes them. */
const systemColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colourOf = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const colours = {
      highlight: colourOf('Highlight'),
      canvas: colourOf('Canvas'),
      text: colourOf('CanvasText'),
    };
    probe.remove();
    return colours;
  });

/** A computed style of an element, or of its `::before` or `::after`. */
const styleOf = (element: Locator, property: string, pseudo?: '::before' | '::after'): Promise<string> =>
  element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);
