import { amountsOf, EMPTY_REPORT, type Item, ItemQuality, type Shown } from '@slumberfell/engine';
import { API_BASE, type IdleReportAnswer, routes } from '@slumberfell/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from './inspect.ts';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { SIZES } from './sizes.ts';
import { changeCharacter } from './steps/changed-character.ts';
import { addMarks, covered } from './steps/covered.ts';
import { createPlayer } from './steps/create-player.ts';
import { world } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const QUALITIES = Object.values(ItemQuality);
const trophyIds = new Set(world.sets.relicariumEntries.map(({ itemId }) => itemId));
const ofQuality = (quality: number, isTrophy: boolean): Item[] =>
  world.sets.items.filter((item) => item.quality === quality && trophyIds.has(item.id) === isTrophy);

/** Four trophies of each quality that has some; none, one, two and three of them are claimed. */
const TROPHIES = QUALITIES.map((quality) => ofQuality(quality, true).slice(0, 4));
/** One item of each quality that is no trophy, and the trophies. The character has two of each. */
const ITEMS = QUALITIES.flatMap((quality) => [
  ...ofQuality(quality, false).slice(0, 1),
  ...(TROPHIES[quality] ?? []),
]);
const EACH = 2;

const change = (): Partial<Shown> => ({
  inventory: amountsOf(Object.fromEntries(ITEMS.map(({ id }) => [id, EACH]))),
  trophies: amountsOf(
    Object.fromEntries(TROPHIES.flatMap((four) => four.map(({ id }, claimed) => [id, claimed]))),
  ),
});

/** A report of a night that brought two of each item. */
const REPORT: IdleReportAnswer = {
  ...EMPTY_REPORT,
  since: 1_000,
  until: 9_000_000,
  gained: ITEMS.map(({ id }) => ({ source: 'looted', itemId: id, amount: EACH })),
};

/** The pictures of tiles. On phones the report is in a dialog. */
const pictures = (page: Page) =>
  page.locator(':is(main, [role=dialog])').locator('[data-quality]:not(:only-child)');

/**
 * Opens a screen with tiles, and a folded part of it by keyboard, and counts its pictures.
 * @returns the marks that a picture covers
 */
async function coveredMarks(
  browser: PlayerBrowser,
  path: string,
  atLeast: number,
  fold?: RegExp,
): Promise<string[]> {
  const { page } = browser;
  await page.goto(path);
  if (fold) await page.locator('summary').filter({ hasText: fold }).press('Enter');
  await expect.poll(() => pictures(page).count()).toBeGreaterThanOrEqual(atLeast);
  await browser.capture(path.replaceAll(/\W+/g, '-'));
  await addMarks(pictures(page));
  await settle(page);
  return covered(page.locator('[data-quality] ~ span:not(.visually-hidden)'));
}

test.each(SIZES)('no picture of any quality covers a mark of its tile, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'tile-marks', moves: true }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Marker ${size.name}`);
    await changeCharacter(browser, server, change);
    await page.route(`**${API_BASE}${routes['get-idle-reports'].path}*`, (route) =>
      route.fulfill({ json: { reports: [REPORT], total: 1, pageSize: 10 } }),
    );
    expect(new Set(ITEMS.map(({ quality }) => quality)).size).toBe(QUALITIES.length);

    expect(await coveredMarks(browser, '/inventory', ITEMS.length)).toEqual([]);
    const fresh = TROPHIES.filter((four) => four.length > 0).length;
    expect(await page.getByRole('button', { name: /, not in your Relicarium yet$/ }).count()).toBe(fresh);
    // The frame of the quality is on top of the art, and so are the diamonds of a rank.
    const buried = await page
      .getByRole('main')
      .locator('[data-quality] > img:first-child')
      .evaluateAll((arts) =>
        arts.flatMap((art) => {
          art.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = art.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === art
            ? [art.closest('[title]')?.getAttribute('title')]
            : [];
        }),
      );
    expect(buried).toEqual([]);
    expect(await coveredMarks(browser, '/home', 6)).toEqual([]);
    // The three best are large, and pictures of a folded line have no marks.
    const others = TROPHIES.flat().length - 3;
    expect(await coveredMarks(browser, '/while-you-rest?since=1000', others, /more finds/)).toEqual([]);

    await page.goto('/relicarium');
    const bags = page.getByRole('main').locator('button > span', { hasText: /in your bag$/ });
    // Phones render the last categories only when they come near.
    await expect.poll(() => bags.count()).toBeGreaterThanOrEqual(fresh);
    expect(await covered(bags)).toEqual([]);
  });
});
