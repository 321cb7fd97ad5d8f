import { LEADERBOARD_PAGE_SIZE, LEADERBOARD_TYPES } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { itemNamed } from '../world.ts';
import { createPlayer, sendCall } from './create-player.ts';
import type { OtherPlayer } from './other-players.ts';

/**
 * Number of generated players. Together with the players of the journeys they fill twelve pages of a board.
 * That is more than the page buttons that a board shows.
 */
export const OTHER_PLAYERS = 230;
const LAST_PAGE = 12;
/** Colours of the crowns of ranks 1 to 3: gold, silver and bronze. */
export const METALS = ['rgb(255, 208, 90)', 'rgb(211, 219, 230)', 'rgb(221, 148, 96)'];

const BREAD = itemNamed('Lea Barley Bread');

/** Chromium's console messages when the server does not run. */
const NO_SERVER = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_CONNECTION_RESET/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /Couldn't load preload assets/,
];

export const heading = (page: Page, name: string, level = 1) =>
  page.getByRole('heading', { level, name, exact: true });
/** The names that the table of a board shows, from its first row on. */
export const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents();
/** The names of the other players that a page of any board must show, in order. Page numbers start at 1. */
export const namesOf = (otherPlayers: readonly OtherPlayer[], page: number) =>
  otherPlayers
    .slice((page - 1) * LEADERBOARD_PAGE_SIZE, page * LEADERBOARD_PAGE_SIZE)
    .map(({ name }) => name);
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const pageButtons = (page: Page) => pages(page).getByRole('link', { name: /^Page / });

async function chooseBoard({ page, isPhone }: PlayerBrowser, title: string): Promise<void> {
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

/** A new player looks at boards: its own row, the rows of other players, the pages, and an unknown board. */
export async function seeBoards(
  browser: PlayerBrowser,
  server: JourneyServer,
  otherPlayers: readonly OtherPlayer[],
): Promise<void> {
  const { page, size } = browser;
  const me = `Newcomer ${size.name[0]}`;
  const mine = page.getByRole('row').filter({ has: page.getByText('You', { exact: true }) });
  await createPlayer(browser, server, me);
  await page.goto('/home');
  await browser.go('Leaderboards');
  await heading(page, 'Level', 2).waitFor();
  await page.getByRole('columnheader', { name: 'Total level' }).waitFor();
  await mine.waitFor();
  expect(await names(page)).toEqual([me, ...namesOf(otherPlayers, 1)]);
  // A character that has never gained experience has no rank on the board of levels.
  expect(await mine.getByRole('cell').allTextContents()).toEqual([
    '–Not yet ranked',
    ...(browser.isPhone ? ['200'] : ['20', '0']),
  ]);
  await browser.capture('level');
  const crowns = page.locator('tr[data-crown] svg');
  expect(await crowns.evaluateAll((found) => found.map((crown) => getComputedStyle(crown).color))).toEqual(
    METALS,
  );
  const faces = page.getByRole('row').locator('img');
  await expect.poll(() => faces.count()).toBe(1 + LEADERBOARD_PAGE_SIZE);
  await expect
    .poll(() => faces.first().evaluate((face: HTMLImageElement) => face.naturalWidth))
    .toBeGreaterThan(0);

  const choices = browser.isPhone
    ? page.getByRole('option')
    : page.getByRole('navigation', { name: 'Boards' }).getByRole('link');
  await expect.poll(() => choices.count()).toBe(LEADERBOARD_TYPES.length);
  await browser.capture('boards');

  await chooseBoard(browser, 'Gold');
  await page.getByRole('cell', { name: '9,007,199,254,740' }).waitFor();
  expect(await mine.getByRole('cell').last().textContent()).toBe('100');
  await browser.inspect('gold');

  // Specification 2.105: the pager has 5, 7 or 11 page buttons, by the width of the window.
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
  await expect.poll(() => pageButtons(page).count()).toBe(browser.isPhone ? 5 : 11);
  await seeManyPages(browser);

  await pages(page).getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => names(page)).toEqual([me, ...namesOf(otherPlayers, 2)]);
  expect(await pages(page).locator('[aria-current]').allTextContents()).toEqual(['2']);
  await pages(page).scrollIntoViewIfNeeded();
  await browser.inspect('pager');

  const [chosen] = otherPlayers.slice(LEADERBOARD_PAGE_SIZE + 3);
  await page.getByRole('link', { name: chosen?.name ?? '', exact: true }).click();
  await heading(page, chosen?.name ?? '').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/profile/${chosen?.id}`);
  await page.goBack();
  await heading(page, 'Gold', 2).waitFor();
  await expect.poll(() => names(page)).toEqual([me, ...namesOf(otherPlayers, 2)]);

  await page.getByRole('link', { name: 'My page' }).click();
  await page.getByText(`page ${LAST_PAGE} of ${LAST_PAGE}`).waitFor();
  expect(await names(page)).toContain(me);
  expect(await mine.count()).toBe(1);
  expect(await page.getByRole('link', { name: 'My page' }).count()).toBe(0);
  await browser.inspect('my-page');

  // The page fetches a board again when the player returns to it. The test leaves the board and waits for the
  // home screen first, because otherwise Back would fetch nothing.
  await browser.go('Home');
  await heading(page, `Welcome, ${me}`).waitFor();
  await sendCall(browser, server, 'sell', { itemId: BREAD.id, amount: 10 });
  const { goldAmount: gold } = (await browser.layout()).characterData;
  expect(gold).toBeGreaterThan(100);
  await page.goBack();
  await expect.poll(() => mine.getByRole('cell').last().textContent()).toBe(String(gold));

  await page.goto('/leaderboards?board=Gold&page=99');
  await page.getByText('The list ends before this page.').waitFor();
  await browser.inspect('beyond');
  await page.getByRole('link', { name: 'To the last page' }).click();
  await page.getByText(`page ${LAST_PAGE} of ${LAST_PAGE}`).waitFor();
  await page.goto('/leaderboards?board=Yodelling&page=none');
  await heading(page, 'Level', 2).waitFor();
}

/**
 * Checks the pager of a board of a million characters: page numbers have group separators, and the buttons
 * fit into the panel.
 */
async function seeManyPages(browser: PlayerBrowser): Promise<void> {
  const { page, size } = browser;
  const asked = '**/leaderboard/get-table?*';
  const crowd = 1_000_000;
  await page.route(asked, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: crowd } });
  });
  const middle = crowd / LEADERBOARD_PAGE_SIZE / 2;
  await page.goto(`/leaderboards?board=Gold&page=${middle}`);
  await page.getByText(`${crowd.toLocaleString('en')} characters · page 25,000 of 50,000`).waitFor();
  expect(await pages(page).locator('[aria-current]').textContent()).toBe('25,000');
  const overflow = () =>
    pages(page).evaluate((bar) =>
      Math.max(0, ...[bar, ...bar.children].map((box) => box.scrollWidth - bar.clientWidth)),
    );
  for (const width of [360, 480, 768, size.width]) {
    await page.setViewportSize({ width, height: size.height });
    await expect.poll(async () => [width, await overflow()]).toEqual([width, 0]);
  }
  await pages(page).scrollIntoViewIfNeeded();
  await browser.capture('many-pages');
  await page.unroute(asked);
  await page.goto('/leaderboards?board=Gold');
  await page.getByRole('cell', { name: '9,007,199,254,740' }).waitFor();
}

/** Stops the server while boards are shown, checks what the page shows, and starts the server again. */
export async function loseBoards(
  browser: PlayerBrowser,
  server: JourneyServer,
  otherPlayers: readonly OtherPlayer[],
): Promise<void> {
  const { page, size, monitor } = browser;
  monitor.allow(...NO_SERVER);
  await createPlayer(browser, server, `Castaway ${size.name[0]}`);
  await page.goto(`/profile/${otherPlayers[1]?.id}`);
  await heading(page, otherPlayers[1]?.name ?? '').waitFor();
  await page.goto('/leaderboards?board=Gold');
  await page.getByRole('cell', { name: '9,007,199,254,740' }).waitFor();
  await server.stop();
  try {
    await chooseBoard(browser, 'Fishing');
    await page.getByRole('alert').getByText('Failed to connect to server.', { exact: false }).waitFor();
    await browser.inspect('away');
    await page.goBack();
    await page.getByText('These are the standings from a while ago.', { exact: false }).waitFor();
    expect((await names(page)).slice(1)).toEqual(namesOf(otherPlayers, 1));
    await browser.inspect('a-while-ago');
    await page.getByRole('link', { name: otherPlayers[3]?.name ?? '', exact: true }).click();
    await page.getByText('Unauthorized or network error').waitFor();
    await browser.inspect('profile-away');
  } finally {
    await server.start();
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, otherPlayers[3]?.name ?? '').waitFor();
  await page.goBack();
  await heading(page, 'Gold', 2).waitFor();
  await expect.poll(() => page.getByText('a while ago', { exact: false }).count()).toBe(0);
}
