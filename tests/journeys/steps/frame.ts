import { levelProgress, skillsOf } from '@slumberfell/engine';
import { expect } from 'vitest';
import { Player } from '../../players/hub-player.ts';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed } from '../world.ts';
import { sendCall } from './create-player.ts';
import { shownNow } from './veteran.ts';

/**
 * The links of each section of the navigation (specification 2.27 to 2.37). Home, Plan, Quests, Chronicle,
 * Account, Alerts, Credits and Log Out are not in the specification.
 */
const SECTIONS = {
  character: ['Home', 'Plan', 'Quests', 'Profile', 'Equipment', 'Inventory'],
  collections: ['Relicarium', 'Bestiary', 'Pets', 'Chronicle'],
  combat: ['Combat in your Area', 'Current Combat', ...skillsOf('combat').map(({ name }) => name)],
  skills: skillsOf('gathering', 'crafting').map(({ name }) => name),
  social: ['Leaderboards'],
  other: [
    'Register Account',
    'Account',
    'Alerts',
    'Game Guide',
    'Wiki',
    'News',
    'Patch Notes',
    'Rules',
    'Credits',
    'Log Out',
  ],
} as const;

const SOON = ['Chat', 'Guild', 'Vendor', 'Auction House', 'Events', 'Premium'];

/** Ms of an absence that is too short for an idle report. */
const A_WHILE = 9 * 60_000;

/**
 * Checks the navigation: its links, the levels of the skills, the number of active players, and that a
 * section can be folded.
 */
export async function seeNavigation(
  browser: PlayerBrowser,
  server: JourneyServer,
  community: string,
): Promise<void> {
  const { page, isPhone } = browser;
  const navigation = page.getByRole('navigation', { name: 'Game' });
  const toggle = page.getByRole('button', { name: 'Toggle navigation' });
  if (isPhone) await toggle.click();
  await navigation.waitFor();
  const { name } = (await browser.layout()).characterData;
  expect(await navigation.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    name,
    'Collections',
    'Combat',
    'Skills',
    'Social',
    'Other',
  ]);
  for (const [section, labels] of Object.entries(SECTIONS)) {
    const links = navigation.locator(`#section-${section}`).getByRole('link');
    const words = links.evaluateAll((found) => found.map((link) => link.querySelector('span')?.textContent));
    expect(await words).toEqual(labels);
  }
  const chat = navigation.getByRole('link', { name: 'Community chat' });
  await expect.poll(() => chat.getAttribute('href')).toBe(community);

  const { experience } = await shownNow(browser);
  for (const skill of skillsOf('combat', 'gathering', 'crafting')) {
    const { level, percentageToLevel } = levelProgress(experience[skill.id - 1] ?? 0);
    const link = navigation.getByRole('link', { name: new RegExp(`^${skill.name}`) });
    expect(await link.textContent()).toBe(`${skill.name}level ${level}`);
    const bar = link.getByRole('progressbar', { name: `${skill.name} experience` });
    expect(await bar.getAttribute('aria-valuenow')).toBe(String(Math.floor(percentageToLevel)));
    const filled = await bar
      .locator('i')
      .evaluate((fill) => new DOMMatrix(getComputedStyle(fill).transform).a);
    expect(filled).toBeCloseTo(percentageToLevel / 100, 3);
  }

  const soon = navigation.getByRole('button', { name: /, coming soon$/ });
  expect(await soon.count()).toBe(0);
  await navigation.getByRole('button', { name: `Coming soon: ${SOON.length} more` }).click();
  expect(await soon.allTextContents()).toEqual(SOON.map((entry) => `${entry}, coming soon`));
  expect(await soon.evaluateAll((found) => found.map((entry) => entry.ariaDisabled))).toEqual(
    SOON.map(() => 'true'),
  );
  await browser.capture('navigation');
  await soon.last().hover();
  await page.getByRole('tooltip').filter({ hasText: 'Coming soon' }).waitFor();
  await page.mouse.move(0, 0);

  await seePlayers(browser, server);
  const skills = navigation.getByRole('button', { name: 'Skills', exact: true });
  await skills.click();
  await navigation.getByRole('link', { name: /^Harvesting/ }).waitFor({ state: 'hidden' });
  await skills.click();
  await navigation.getByRole('link', { name: /^Harvesting/ }).waitFor();
  await toggle.click();
  await navigation.waitFor({ state: 'detached' });
  if (isPhone) return;
  await browser.capture('navigation-away');
  await toggle.click();
  await navigation.waitFor();
}

/** Connects another player and checks that the number of active players rises without a reload. */
async function seePlayers(browser: PlayerBrowser, server: JourneyServer): Promise<void> {
  const count = browser.page.getByText(/^Active Players: /);
  const active = async () => Number((await count.textContent())?.replace(/\D/g, ''));
  // The server counts a player up to a second after it has connected.
  await browser.forward(2_000);
  await expect.poll(active, { timeout: 30_000 }).toBeGreaterThan(0);
  const before = await active();
  const other = new Player(server.url);
  await other.join(`Passer ${browser.size.name}`);
  await other.watch();
  await browser.forward(2_000);
  await expect.poll(active, { timeout: 30_000 }).toBe(before + 1);
  other.disconnect();
}

/**
 * Checks the top bar, or on phones the dock: the buttons that refresh the session and cancel the action, the
 * map, and the portrait.
 */
export async function seeBar(browser: PlayerBrowser, server: JourneyServer): Promise<void> {
  const { page } = browser;
  const control = page.getByRole('region', { name: 'Current action' });
  const refresh = control.getByRole('button', { name: /^Good night until \d\d:\d\d$/ });
  const cancel = control.getByRole('button', { name: 'Cancel action' });
  const disabled = () => Promise.all([refresh, cancel].map((button) => button.getAttribute('aria-disabled')));
  await control.getByText('Wide awake').waitFor();
  expect(await disabled()).toEqual(['true', 'true']);
  await cancel.hover();
  await page.getByRole('tooltip').filter({ hasText: 'Nothing is running.' }).waitFor();

  await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 5_760 });
  await control.getByText(/^Gathered /).waitFor();
  await expect.poll(disabled).toEqual(['false', 'false']);
  server.clock.forward(A_WHILE);
  await page.reload();
  await control.getByText(/^07:5[01]:\d\d left$/).waitFor();
  await refresh.click();
  await control.getByText(/^(08:00:00|07:59:\d\d) left$/).waitFor();
  await browser.capture('refreshed');
  await cancel.click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'End it' }).click();
  await control.getByText('Wide awake').waitFor();
  expect(await disabled()).toEqual(['true', 'true']);

  // The name of the map's button contains the region. The portrait is a link to the screen Characters.
  await page.getByRole('button', { name: 'Travel. You are in Lanternlea' }).waitFor();
  const face = page.getByRole('banner').getByRole('link', { name: 'Characters' });
  await expect
    .poll(() => face.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await face.click();
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await page.goBack();
}
