import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Equipment, SKILL } from '@slumberfell/engine';
import { type LayoutData, readCharacter } from '@slumberfell/protocol';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { SIZES } from './sizes.ts';
import { watchFor } from './steps/first-hunt.ts';
import { seeNextStep } from './steps/next-step.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Ms of a night's sleep. */
const SLEEP = 480 * MINUTE;

/** More presses than the journey needs. After them the test fails. */
const MOST_PRESSES = 30;

/** Presses from the landing page to the screen of the first fight. */
const PRESSES_TO_FIGHT = 7;

let server: JourneyServer;
let profile: string;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'slumberfell-browser-'));
});
afterEach(() => rm(profile, { recursive: true, force: true }));

/** The controls that the page marks as the next press: visible ones, found by the mark alone. */
const highlighted = ({ page }: PlayerBrowser): Locator =>
  page.locator(':is(a, button)[aria-current="step"]').filter({ visible: true });

/**
 * Waits for the next marked control. In the game it moves the clocks forward.
 * @returns false when the night has begun
 */
async function waitForNext(browser: PlayerBrowser, isInGame: boolean): Promise<boolean> {
  const next = highlighted(browser);
  if (!isInGame) {
    await next.first().waitFor();
    return true;
  }
  const night = browser.page.getByRole('region', { name: 'Next step' }).getByText('Good night');
  await watchFor(browser, next.or(night));
  return next.first().isVisible();
}

/** Presses the marked control, and waits until the mark has moved on. @returns its text */
async function pressNext(browser: PlayerBrowser, count: number): Promise<string> {
  const { page } = browser;
  const next = highlighted(browser);
  expect(await next.count()).toBe(1);
  const pressed = await next.elementHandle();
  const words = ((await next.textContent()) ?? '').trim();
  // Presses beside the place of the press before. The page would take a second press at the same place for a
  // double click.
  await next.click({ position: { x: count % 2 === 0 ? 8 : 40, y: 12 } });
  await page.waitForFunction((before) => !before?.isConnected || !before.ariaCurrent, pressed);
  return words;
}

/** Checks the line of the step on a screen other than Home, which has the long one. */
async function seeShortStep(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const isHome = new URL(page.url()).pathname === '/home';
  if (isHome) await browser.go('Equipment');
  await seeNextStep(browser);
  if (!isHome) return;
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
}

const isGame = ({ page }: PlayerBrowser): boolean =>
  !/^\/($|account|loading|characters)/.test(new URL(page.url()).pathname);

/** The marked controls that were pressed from the landing page until the night began. */
async function playHighlighted(browser: PlayerBrowser): Promise<string[]> {
  const presses: string[] = [];
  while (await waitForNext(browser, isGame(browser))) {
    if (presses.length === MOST_PRESSES) throw new Error(`Too many presses: ${presses.join(', ')}`);
    await browser.capture(`press-${presses.length + 1}`);
    if (isGame(browser) && browser.isPhone) await seeShortStep(browser);
    presses.push(await pressNext(browser, presses.length));
    if (isGame(browser) && presses.length === PRESSES_TO_FIGHT) {
      await browser.page.waitForURL('**/combat');
      // The address changes before the screen does.
      await browser.page.getByRole('heading', { level: 1, name: 'Lanternlea', exact: true }).waitFor();
      await browser.inspect('first-fight');
    }
  }
  await browser.inspect('night-begun');
  return presses;
}

const wearsMoreThanWeapon = ({ weapon: _, food: __, foodAmount: ___, ...more }: Equipment): boolean =>
  Object.keys(more).length > 0;

/** What the character has done by the layout of the evening. */
function deeds(layout: LayoutData) {
  const { experience, equipment, trophies } = readCharacter(layout);
  const hasLearned = (skill: number): boolean => (experience[skill - 1] ?? 0) > 0;
  return {
    fought: hasLearned(SKILL.Attack),
    gathered: hasLearned(SKILL.Harvesting),
    cooked: hasLearned(SKILL.Cooking),
    wore: wearsMoreThanWeapon(equipment),
    placed: trophies.length > 0,
  };
}

test.each(SIZES)(
  'a newcomer who presses only what is highlighted has an evening and a quiet night, on a $name',
  async (size) => {
    const name = 'only-what-is-highlighted';
    await PlayerBrowser.play({ server, size, name, profile }, async (browser) => {
      const began = server.clock.now();
      await browser.page.goto('/');
      const presses = await playHighlighted(browser);
      expect(server.clock.now() - began).toBeLessThan(10 * MINUTE);
      expect(presses.slice(0, PRESSES_TO_FIGHT)).toEqual([
        'Play Now',
        'Play as Guest',
        'Accept both',
        'Proceed',
        'Create',
        'Take them up',
        'Go and fight',
      ]);
      const layout = await browser.layout();
      expect(deeds(layout)).toEqual({ fought: true, gathered: true, cooked: true, wore: true, placed: true });
      const { action, combatLog } = readCharacter(layout);
      expect(action?.limitAt).toBeGreaterThan(server.clock.now() + SLEEP - MINUTE);
      expect(combatLog.length).toBeGreaterThan(0);
    });

    server.clock.forward(SLEEP - MINUTE);
    await PlayerBrowser.play({ server, size, name: `${name}-morning`, profile }, async (browser) => {
      const { page } = browser;
      await page.goto('/');
      const report = page.getByRole('dialog', { name: 'While you rested' });
      await report.getByText('Still at it').waitFor();
      await report.getByText(/^While you rested, your legend gathered [\d,]+ /).waitFor();
      await browser.inspect('quiet-morning');
      expect(await report.getByText(/came home early|defeat|fell/i).count()).toBe(0);
      await report.getByRole('button', { name: 'Good to know' }).click();
      await report.waitFor({ state: 'detached' });
      // The character is no newcomer any more.
      expect(await highlighted(browser).count()).toBe(0);
    });
  },
);
