import { amountOf, type State } from '@slumberfell/engine';
import { type LayoutData, readCharacter } from '@slumberfell/protocol';
import { expect } from 'vitest';
import { auditCrash, type ExpectedState } from '../../crash/crash-audit.ts';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { craftOf, itemNamed } from '../world.ts';
import { choose, tileOf } from './belongings.ts';
import { begin, openSkill } from './first-trades.ts';
import { shownNow } from './veteran.ts';

const FLAX = itemNamed('Raw Flax');

/** Begins to gather flax for the whole idle time. @returns the layout afterwards */
export async function beginFlax(browser: PlayerBrowser): Promise<LayoutData> {
  const { page } = browser;
  await openSkill(browser, 'Harvesting');
  await begin(browser, FLAX, 'all');
  const control = page.getByRole('region', { name: 'Current action' });
  await control.getByText('Gathered 0 / 5,760').waitFor();
  expect(await control.getByRole('timer').textContent()).toMatch(/^(08:00:00|07:59:5\d) left$/);
  await browser.inspect('flax-begun');
  return browser.layout();
}

/**
 * Returns a function that computes with the engine, from the database of a stopped server, which state the
 * character has at an instant. Checks that the database agrees with `layout`, an earlier answer of
 * `get-layout-data`.
 */
export async function expectedState(server: JourneyServer, layout: LayoutData): Promise<ExpectedState> {
  const characterId = layout.characterData.id;
  const held = { revision: layout.revision, shown: readCharacter(layout) };
  const { contradictions, expectedStates } = await auditCrash(
    { databaseUrl: null, dataDirectory: server.dataDirectory },
    [{ characterId, held, acknowledged: [] }],
  );
  expect(contradictions).toEqual([]);
  return expectedStates.get(characterId) as ExpectedState;
}

const flaxOf = ({ shown }: State): number => amountOf(shown.inventory, FLAX.id);

/**
 * Opens the page after the absence. The player must still be logged in, and the character must have exactly
 * the state that the engine expects.
 */
export async function findFlax(
  browser: PlayerBrowser,
  server: JourneyServer,
  expected: ExpectedState,
): Promise<void> {
  const { page } = browser;
  const [answer] = await Promise.all([page.waitForResponse(/get-layout-data/), page.goto('/')]);
  await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
  const layout: LayoutData = await answer.json();
  expect(readCharacter(layout)).toEqual(expected(layout.now).shown);

  await readReport(browser, layout);
  await browser.inspect('home-later');
  await lookBack(browser);
  await browser.go('Inventory');
  const tile = tileOf(browser, FLAX);
  await tile.waitFor();
  const due = (): number => flaxOf(expected(server.clock.now()));
  const seen = async (): Promise<number> => {
    const label = await tile.getAttribute('aria-label');
    return Number(/([\d,]+)$/.exec(label ?? '')?.[1]?.replaceAll(',', ''));
  };
  const least = due();
  expect(least).toBeGreaterThanOrEqual(720);
  // The frame of the newest action may not have reached the page yet.
  await expect.poll(seen).toBeGreaterThanOrEqual(least);
  expect(await seen()).toBeLessThanOrEqual(due());
  await browser.inspect('inventory-with-flax');
  if (browser.isPhone) await sellWhatGrows(browser, server, seen);
}

/**
 * Sells all flax while the character gathers more. When the next flax is gathered, no dialog may open over
 * the inventory.
 */
async function sellWhatGrows(
  browser: PlayerBrowser,
  server: JourneyServer,
  owned: () => Promise<number>,
): Promise<void> {
  const { page } = browser;
  const { action } = await shownNow(browser);
  if (action?.kind !== 'craft') throw new Error('Nothing is being gathered');
  const period = craftOf(FLAX).baseActionTime * 1_000;
  const nextAt = () => action.actionAt + Math.ceil((server.clock.now() - action.actionAt) / period) * period;
  const before = await owned();
  // Begins right after an action, so that the test has the time of a whole action until the next one.
  await browser.forwardTo(nextAt());
  await expect.poll(owned).toBeGreaterThan(before);
  const details = await choose(browser, FLAX);
  await details.getByRole('button', { name: 'Sell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sell' });
  await dialog.getByLabel('Quantity', { exact: true }).fill('9999999');
  await dialog.getByRole('button', { name: /^Sell [\d,]+$/ }).click();
  await tileOf(browser, FLAX).waitFor({ state: 'detached' });
  await browser.forwardTo(nextAt());
  await tileOf(browser, FLAX).waitFor();
  await browser.capture('flax-again');
  expect(await page.getByRole('dialog').count()).toBe(0);
}

/** Checks the idle report, which opens as a dialog over the screen, and dismisses it. */
async function readReport(browser: PlayerBrowser, layout: LayoutData): Promise<void> {
  const { page } = browser;
  const report = page.getByRole('dialog', { name: 'While you rested' });
  const story = /^While you rested, your legend gathered [\d,]+ Raw Flax and would like it noted\.$/;
  await report.getByText(story).waitFor();
  await report.getByText('1 h away').waitFor();
  await report.getByText('Still at it').waitFor();
  await report
    .getByRole('listitem')
    .filter({ hasText: 'Harvesting' })
    .getByText(/^Level \d+ → .* \d+$/)
    .waitFor();
  const told = await report.getByText(story).textContent();
  const gathered = Number(/\d[\d,]*/.exec(told ?? '')?.[0].replaceAll(',', ''));
  const flax = layout.characterData.inventory.find(({ itemId }) => itemId === FLAX.id);
  expect(gathered).toBeGreaterThanOrEqual(720);
  expect(gathered).toBeLessThanOrEqual(flax?.amount ?? 0);
  await browser.inspect('while-you-rested');
  await report.getByRole('button', { name: 'Good to know' }).click();
  await report.waitFor({ state: 'detached' });
  await expect.poll(async () => (await browser.layout()).idleReport).toBeNull();
}

/** Opens the dismissed idle report again from the home screen, and returns with the back button. */
async function lookBack(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  await page.getByRole('link', { name: 'Full report' }).click();
  await page.getByRole('heading', { level: 1, name: 'While you rested' }).waitFor();
  const absence = page.getByRole('navigation', { name: 'Absences' }).getByRole('link');
  if (browser.isPhone) {
    const report = page.getByRole('dialog', { name: 'While you rested' });
    await report.getByRole('heading', { name: 'Gathered' }).waitFor();
    await browser.inspect('earlier-night');
    await page.keyboard.press('Escape');
    await report.waitFor({ state: 'detached' });
    await browser.inspect('earlier-nights');
    await absence.click();
    await report.waitFor();
    await page.goBack();
    await report.waitFor({ state: 'detached' });
  } else {
    await page.getByRole('heading', { name: 'Gathered' }).waitFor();
    expect(await absence.getAttribute('aria-current')).toBe('page');
    await browser.inspect('earlier-nights');
  }
  await browser.go('Home');
  await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
}
