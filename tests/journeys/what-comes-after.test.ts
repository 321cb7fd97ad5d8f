import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LayoutData } from '@slumberfell/protocol';
import { readCharacter } from '@slumberfell/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { becomeGuest, createCharacter } from './steps/arrival.ts';
import { leaveButton } from './steps/combat-begun.ts';
import { expectedState } from './steps/night.ts';

/** A newcomer's night: a hunt of some minutes, then gathering by itself until the morning. */

const NIGHT = 9 * 3_600_000;

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

test('a newcomer hunts, and what follows fills the night', async () => {
  const name = 'what-comes-after';
  let evening: LayoutData | undefined;
  await PlayerBrowser.play({ server, size: DESKTOP, name, profile }, async (browser) => {
    await becomeGuest(browser);
    await createCharacter(browser, 'Pip of');
    evening = await beginNight(browser);
  });

  await server.stop();
  server.clock.forward(NIGHT);
  const expected = await expectedState(server, evening as LayoutData);
  await server.start();
  await PlayerBrowser.play({ server, size: DESKTOP, name: `${name}-later`, profile }, async (browser) => {
    const { page } = browser;
    const [answer] = await Promise.all([page.waitForResponse(/get-layout-data/), page.goto('/')]);
    const layout: LayoutData = await answer.json();
    const shown = readCharacter(layout);
    expect(shown).toEqual(expected(layout.now).shown);
    expect(shown).toMatchObject({ action: null, plan: { status: 'limit' } });
    await readReport(browser);
  });
});

/** Arms the character and begins the hunt, with what the page proposes to follow. */
async function beginNight(browser: PlayerBrowser): Promise<LayoutData> {
  const { page } = browser;
  await page.getByRole('button', { name: 'Take them up' }).click();
  await page.getByText('and gather Raw Flax from then on').waitFor();
  await browser.go('Combat in your Area');
  const forecast = page.getByRole('main');
  await forecast.getByText(/^Then it gathers about 5,[5-7]\d\d Raw Flax, until \d\d:\d\d\.$/).waitFor();
  await forecast.getByText(/^Comes home safe, and is busy until /).waitFor();
  const then = page.getByLabel('And then');
  expect(await then.locator('option:checked').textContent()).toBe('Gather Raw Flax');
  await browser.inspect('proposed');

  await then.selectOption({ label: 'Nothing' });
  await forecast.getByText(/^Most of the night is lost/).waitFor();
  await then.selectOption({ label: 'Gather Raw Flax' });
  await forecast.getByText(/^Comes home safe, and is busy until /).waitFor();
  await page.getByRole('button', { name: 'Start open combat' }).click();
  await leaveButton(page).waitFor();
  const control = page.getByRole('region', { name: 'Current action' });
  await control.getByText(/^food \d\d:\d\d · then Raw Flax until \d\d:\d\d$/).waitFor();
  await browser.go('Home');
  const home = page.getByRole('main');
  await home.getByText('gather Raw Flax', { exact: true }).waitFor();
  await home.getByText(/^Then it gathers about /).waitFor();
  await browser.inspect('home-with-plan');
  return browser.layout();
}

/** Reads what the night has brought, in its order. */
async function readReport(browser: PlayerBrowser): Promise<void> {
  const { page } = browser;
  const report = page.getByRole('dialog', { name: 'While you rested' });
  await report
    .getByText(
      /^While you rested, your legend won \d+ fights in Lanternlea, then gathered [\d,]+ Raw Flax\.$/,
    )
    .waitFor();
  const steps = report.getByRole('list').filter({ hasText: 'Hunted in Lanternlea' }).getByRole('listitem');
  expect(await steps.allInnerTexts()).toEqual([
    expect.stringMatching(/^Hunted in Lanternlea: \d+ fights won\s+Until \d\d:\d\d: the food ran low\.$/),
    expect.stringMatching(/^Gathered 5,[5-8]\d\d Raw Flax\s+Until \d\d:\d\d: the idle time was used up\.$/),
  ]);
  await browser.inspect('report');
  await report.getByRole('button', { name: 'Good to know' }).click();
  await report.waitFor({ state: 'detached' });
  await page.getByText('Wide awake').first().waitFor();
  await browser.inspect('morning');
}
