import { levelOf, levelProgress, SKILL, type SkillName } from '@slumberfell/engine';
import { API_BASE, type CharacterProfile } from '@slumberfell/protocol';
import { expect } from 'vitest';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed } from '../world.ts';
import { heading, METALS } from './boards.ts';
import { createPlayer, sendCall } from './create-player.ts';
import type { OtherPlayer } from './other-players.ts';

/** Fetches the profile of another player's character. The page itself takes no part. */
async function profileOf(
  { page }: PlayerBrowser,
  otherPlayer: OtherPlayer | undefined,
): Promise<CharacterProfile> {
  const path = `${API_BASE}/character/get-character-profile-data/${otherPlayer?.id}`;
  return (await page.request.get(path)).json();
}

/**
 * Checks the player's own profile while it gains a level, the profile of another player with every skill and
 * rank, and a profile that does not exist.
 */
export async function seeProfiles(
  browser: PlayerBrowser,
  server: JourneyServer,
  otherPlayers: readonly OtherPlayer[],
): Promise<void> {
  const { page, size, monitor } = browser;
  const me = `Mirror ${size.name[0]}`;
  const skill = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await createPlayer(browser, server, me);
  await page.goto('/home');
  await browser.go('Profile');
  await heading(page, me).waitFor();
  await page.getByText('Total level 20', { exact: false }).waitFor();
  expect(await page.getByRole('main').getByRole('progressbar').count()).toBe(20);
  await browser.capture('own');
  if (!browser.isPhone) {
    const navigation = page.getByRole('navigation', { name: 'Game' });
    await navigation.getByRole('button', { name: me, exact: true }).waitFor();
  }
  // The own profile must change during play without a reload.
  await sendCall(browser, server, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 100 });
  await browser.forward(10_000);
  for (let step = 0; step < 6; step++) await browser.forward(10_000);
  await page.getByText('Total level 21', { exact: false }).waitFor();
  expect(await skill('Harvesting').textContent()).toContain('level 2');

  const [first, second] = otherPlayers;
  await page.goto(`/profile/${first?.id}`);
  await heading(page, first?.name ?? '').waitFor();
  await page.getByText('Total level 2,000', { exact: false }).waitFor();
  // Level 100 is the last one: the bar is full, and the text names no experience for a next level.
  expect(await skill('Health').textContent()).toBe('HealthLevel 100100%#128,926,512');
  // A profile marks ranks 1 to 3 with crowns, as the boards do.
  const crowned = page.locator('a[data-crown="1"] svg').first();
  expect(await crowned.evaluate((crown) => getComputedStyle(crown).color)).toBe(METALS[0]);
  await browser.inspect('legend');
  await page.goto(`/profile/${second?.id}`);
  await heading(page, second?.name ?? '').waitFor();
  await browser.capture('neighbour');
  const profile = await profileOf(browser, second);
  const { skills: places, ...overall } = profile.characterRankings;
  const placeOf = (name: string): string =>
    `#${places.find(({ id }) => id === SKILL[name as SkillName])?.ranking?.toLocaleString('en')}`;
  expect(await page.getByRole('list', { name: 'Leaderboards' }).getByRole('link').allTextContents()).toEqual(
    [
      overall.level,
      overall.curator,
      overall.uniqueTrophies,
      overall.totalTrophies,
      overall.cards,
      overall.radiantCards,
      overall.benefactor,
      overall.totalGold,
    ].map((ranking) => `#${ranking}`),
  );
  expect(profile.combatSkillsData).toHaveLength(6);
  expect(profile.skillsData).toHaveLength(14);
  for (const { name, experience } of profile.combatSkillsData) {
    const { level, percentageToLevel, ...way } = levelProgress(experience);
    const words = [way.currentLevelExperience, way.requiredExperienceForNextLevel ?? 0].map((points) =>
      points.toLocaleString('en'),
    );
    expect(await skill(name).textContent()).toBe(
      `${name}Level ${level}${Math.floor(percentageToLevel)}%${placeOf(name)}${words.join(' / ')}`,
    );
  }
  for (const { name, experience } of profile.skillsData)
    expect(await skill(name).textContent()).toBe(`${name}${placeOf(name)}level ${levelOf(experience)}`);
  await page.getByRole('link', { name: 'Rank 2, Level leaderboard' }).click();
  await heading(page, 'Level', 2).waitFor();

  monitor.allow(/404/);
  for (const id of ['999999', 'nobody']) {
    await page.goto(`/profile/${id}`);
    await page.getByText('There is no such character.').waitFor();
  }
  await browser.inspect('no-such-character');
}
