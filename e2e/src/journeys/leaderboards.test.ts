import { levelOf, levelProgress, SKILL, type SkillName } from '@slumberfell/engine';
import {
  API_BASE,
  type CharacterProfile,
  LEADERBOARD_PAGE_SIZE,
  LEADERBOARD_TYPES,
} from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveIn, order } from './acts/move-in.ts';
import { moveInNeighbours, type Neighbour } from './acts/neighbours.ts';
import { House } from './house.ts';
import { Keyboard } from './keyboard.ts';
import { layoutShift, watchShifts } from './layout-shift.ts';
import { DESKTOP, SIZES } from './sizes.ts';
import { Visit } from './visit.ts';
import { itemNamed } from './world.ts';

/** With those who visit, twelve pages of them: more than any pager has buttons. */
const NEIGHBOURS = 230;
const LAST_PAGE = 12;
/** Issue 3. */
const MOST_SHIFT = 0.02;
/** Gold, silver and bronze, for ranks 1 to 3. */
const METALS = ['rgb(255, 208, 90)', 'rgb(211, 219, 230)', 'rgb(221, 148, 96)'];
const BREAD = itemNamed('Lea Barley Bread');

/** What a browser says of a server that is not there. */
const NOBODY_THERE = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_CONNECTION_RESET/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /Couldn't load preload assets/,
];

let house: House;
let neighbours: readonly Neighbour[];

beforeAll(async () => {
  house = await House.open();
  await house.stop();
  neighbours = await moveInNeighbours(house, NEIGHBOURS);
  await house.start();
});
afterAll(() => house.demolish());

const heading = (page: Page, name: string, level = 1) =>
  page.getByRole('heading', { level, name, exact: true });
const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents();
const namesOf = (page: number) =>
  neighbours.slice((page - 1) * LEADERBOARD_PAGE_SIZE, page * LEADERBOARD_PAGE_SIZE).map(({ name }) => name);
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const pageButtons = (page: Page) => pages(page).getByRole('link', { name: /^Page / });

/** What the server says of a neighbour, asked beside the page. */
async function profileOf({ page }: Visit, neighbour: Neighbour | undefined): Promise<CharacterProfile> {
  const path = `${API_BASE}/character/get-character-profile-data/${neighbour?.id}`;
  return (await page.request.get(path)).json();
}

async function chooseBoard({ page, isPhone }: Visit, title: string): Promise<void> {
  if (isPhone) {
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: title });
  } else {
    await page
      .getByRole('navigation', { name: 'Boards' })
      .getByRole('link', { name: title, exact: true })
      .click();
  }
  await heading(page, title, 2).waitFor();
}

test.each(SIZES)('a player compares itself on the leaderboards, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'leaderboards' }, async (visit) => {
    const { page } = visit;
    const me = `Newcomer ${size.name[0]}`;
    const mine = page.getByRole('row').filter({ has: page.getByText('You', { exact: true }) });
    await moveIn(visit, house, me);
    await page.goto('/home');
    await visit.go('Leaderboards');
    await heading(page, 'Level', 2).waitFor();
    await page.getByRole('columnheader', { name: 'Total level' }).waitFor();
    await mine.waitFor();
    expect(await names(page)).toEqual([me, ...namesOf(1)]);
    expect(await mine.getByRole('cell').allTextContents()).toEqual([
      String(NEIGHBOURS + 1 + SIZES.indexOf(size)),
      ...(visit.isPhone ? ['200'] : ['20', '0']),
    ]);
    await visit.look('level');
    const crowns = page.locator('tr[data-crown] svg');
    expect(await crowns.evaluateAll((found) => found.map((crown) => getComputedStyle(crown).color))).toEqual(
      METALS,
    );
    const faces = page.getByRole('row').locator('img');
    await expect.poll(() => faces.count()).toBe(1 + LEADERBOARD_PAGE_SIZE);
    await expect
      .poll(() => faces.first().evaluate((face: HTMLImageElement) => face.naturalWidth))
      .toBeGreaterThan(0);

    const choices = visit.isPhone
      ? page.getByRole('option')
      : page.getByRole('navigation', { name: 'Boards' }).getByRole('link');
    await expect.poll(() => choices.count()).toBe(LEADERBOARD_TYPES.length);
    await visit.glance('boards');

    await chooseBoard(visit, 'Gold');
    await page.getByRole('cell', { name: '9,007,199,254,740' }).waitFor();
    expect(await mine.getByRole('cell').last().textContent()).toBe('100');
    await visit.look('gold');

    // Spec section 2: 5, 7 or 11 page buttons, by the window's width.
    const { width, height } = size;
    for (const [narrowed, buttons] of [
      [479, 5],
      [480, 7],
      [767, 7],
      [768, 11],
    ]) {
      await page.setViewportSize({ width: narrowed ?? 0, height });
      await expect.poll(() => pageButtons(page).count()).toBe(buttons);
    }
    await page.setViewportSize({ width, height });
    await expect.poll(() => pageButtons(page).count()).toBe(visit.isPhone ? 5 : 11);

    await pages(page).getByRole('link', { name: 'Next page' }).click();
    await expect.poll(() => names(page)).toEqual([me, ...namesOf(2)]);
    expect(await pages(page).locator('[aria-current]').allTextContents()).toEqual(['2']);
    await pages(page).scrollIntoViewIfNeeded();
    await visit.look('pager');

    const [chosen] = neighbours.slice(LEADERBOARD_PAGE_SIZE + 3);
    await page.getByRole('link', { name: chosen?.name ?? '', exact: true }).click();
    await heading(page, chosen?.name ?? '').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/profile/${chosen?.id}`);
    await page.goBack();
    await heading(page, 'Gold', 2).waitFor();
    await expect.poll(() => names(page)).toEqual([me, ...namesOf(2)]);

    await page.getByRole('link', { name: 'My page' }).click();
    await page.getByText(`page ${LAST_PAGE} of ${LAST_PAGE}`).waitFor();
    expect(await names(page)).toContain(me);
    expect(await mine.count()).toBe(1);
    expect(await page.getByRole('link', { name: 'My page' }).count()).toBe(0);
    await visit.look('my-page');

    // What has been done since is there when the board is shown again.
    await visit.go('Home');
    await order(visit, house, 'sell', { itemId: BREAD.id, amount: 10 });
    const { goldAmount: gold } = (await visit.layout()).characterData;
    expect(gold).toBeGreaterThan(100);
    await page.goBack();
    await expect.poll(() => mine.getByRole('cell').last().textContent()).toBe(String(gold));

    await page.goto('/leaderboards?board=Gold&page=99');
    await page.getByText('The list ends before this page.').waitFor();
    await visit.look('beyond');
    await page.getByRole('link', { name: 'To the last page' }).click();
    await page.getByText(`page ${LAST_PAGE} of ${LAST_PAGE}`).waitFor();
    await page.goto('/leaderboards?board=Yodelling&page=none');
    await heading(page, 'Level', 2).waitFor();
  });
});

test.each(SIZES)(
  'a board that cannot be had says so, and is there when asked again, on a $name',
  async (size) => {
    await Visit.play({ house, size, name: 'leaderboards-away' }, async (visit) => {
      const { page, witness } = visit;
      witness.forgive(...NOBODY_THERE);
      await moveIn(visit, house, `Castaway ${size.name[0]}`);
      await page.goto(`/profile/${neighbours[1]?.id}`);
      await heading(page, neighbours[1]?.name ?? '').waitFor();
      await page.goto('/leaderboards?board=Gold');
      await page.getByRole('cell', { name: '9,007,199,254,740' }).waitFor();
      await house.stop();
      try {
        await chooseBoard(visit, 'Fishing');
        await page.getByRole('alert').getByText('Failed to connect to server.', { exact: false }).waitFor();
        await visit.look('away');
        await page.goBack();
        await page.getByText('These are the standings of a while ago.', { exact: false }).waitFor();
        expect((await names(page)).slice(1)).toEqual(namesOf(1));
        await visit.look('a-while-ago');
        await page.getByRole('link', { name: neighbours[3]?.name ?? '', exact: true }).click();
        await page.getByText('Unauthorized or network error').waitFor();
        await visit.look('profile-away');
      } finally {
        await house.start();
      }
      await page.getByRole('button', { name: 'Try again' }).click();
      await heading(page, neighbours[3]?.name ?? '').waitFor();
      await page.goBack();
      await heading(page, 'Gold', 2).waitFor();
      await expect.poll(() => page.getByText('a while ago', { exact: false }).count()).toBe(0);
    });
  },
);

test.each(SIZES)('profiles show all skills of anybody, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'profile' }, async (visit) => {
    const { page, witness } = visit;
    const me = `Mirror ${size.name[0]}`;
    const skill = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await moveIn(visit, house, me);
    await page.goto('/home');
    await visit.go('Profile');
    await heading(page, me).waitFor();
    await page.getByText('Total level 20', { exact: false }).waitFor();
    expect(await page.getByRole('main').getByRole('progressbar').count()).toBe(20);
    await visit.look('own');
    if (!visit.isPhone) {
      const navigation = page.getByRole('navigation', { name: 'Game' });
      await navigation.getByRole('button', { name: me, exact: true }).waitFor();
    }
    // It moves as the character plays: no reload, no second call.
    await order(visit, house, 'begin-crafting', { itemId: itemNamed('Raw Flax').id, amount: 100 });
    await visit.forward(10_000);
    for (let step = 0; step < 6; step++) await visit.forward(10_000);
    await page.getByText('Total level 21', { exact: false }).waitFor();
    expect(await skill('Harvesting').textContent()).toContain('level 2');

    const [first, second] = neighbours;
    await page.goto(`/profile/${first?.id}`);
    await heading(page, first?.name ?? '').waitFor();
    await page.getByText('Total level 2,000', { exact: false }).waitFor();
    // At level 100 the bar is full and all experience stands alone.
    expect(await skill('Health').textContent()).toBe('HealthLevel 100100%#128,926,512');
    // The first three wear their crowns here too.
    const crowned = page.locator('a[data-crown="1"] svg').first();
    expect(await crowned.evaluate((crown) => getComputedStyle(crown).color)).toBe(METALS[0]);
    await visit.look('legend');
    await page.goto(`/profile/${second?.id}`);
    await heading(page, second?.name ?? '').waitFor();
    await visit.look('neighbour');
    const profile = await profileOf(visit, second);
    const { skills: places, ...overall } = profile.characterRankings;
    const placeOf = (name: string): string =>
      `#${places.find(({ id }) => id === SKILL[name as SkillName])?.ranking?.toLocaleString('en')}`;
    expect(
      await page.getByRole('list', { name: 'Leaderboards' }).getByRole('link').allTextContents(),
    ).toEqual(
      [
        overall.level,
        overall.uniqueTrophies,
        overall.totalTrophies,
        overall.cards,
        overall.radiantCards,
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

    witness.forgive(/404/);
    for (const id of ['999999', 'nobody']) {
      await page.goto(`/profile/${id}`);
      await page.getByText('There is no such character.').waitFor();
    }
    await visit.look('no-such-character');
  });
});

test('leaderboards are climbed without a mouse', async () => {
  await Visit.play({ house, size: DESKTOP, name: 'leaderboards-keyboard' }, async (visit) => {
    const { page } = visit;
    const keyboard = new Keyboard(page);
    await moveIn(visit, house, 'Mouseless');
    await page.goto('/leaderboards');
    await page.getByRole('row').nth(20).waitFor();
    await page.getByRole('link', { name: 'What each board counts' }).focus();
    await keyboard.tabTo('Gold');
    await keyboard.press('Enter');
    await page.getByRole('cell', { name: '9,007,199,254,740' }).waitFor();
    await keyboard.tabTo('Page 2');
    await keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual(['Mouseless', ...namesOf(2)]);
    await keyboard.expectFocus('Page 2');
    await keyboard.tabBackTo(neighbours[30]?.name ?? '');
    await keyboard.press('Enter');
    await heading(page, neighbours[30]?.name ?? '').waitFor();
  });
});

// At once, for most of it is waiting.
test.concurrent.each(SIZES)('nothing moves while boards and profiles arrive, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'leaderboards-shift' }, async (visit) => {
    const { page } = visit;
    await watchShifts(page);
    await moveIn(visit, house, `Steady ${size.name[0]}`);
    const shifts: Record<string, number> = {};
    for (const [path, arrived] of [
      ['/leaderboards', page.getByRole('row').nth(20)],
      [`/leaderboards?board=Gold&page=${LAST_PAGE}`, page.getByRole('row').nth(10)],
      [`/profile/${neighbours[0]?.id}`, page.getByText('Total level')],
      [`/profile/${(await visit.layout()).characterData.id}`, page.getByText('Total level')],
    ] as const) {
      await page.goto(path);
      await arrived.waitFor();
      shifts[path] = await layoutShift(page);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift >= MOST_SHIFT)).toEqual([]);
  });
});
