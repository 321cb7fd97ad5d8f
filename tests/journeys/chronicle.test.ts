import { EnemyType, ItemCategory, ItemQuality } from '@slumberfell/engine';
import { API_BASE, type ChronicleAnswer, type ChronicleDayAnswer, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';
import { world } from './world.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const SINCE = Date.UTC(2026, 5, 1);
const loot = world.sets.items.slice(200, 260);

const luckOf = (had: number, expected: number) => ({
  had,
  expected: expected * 1_000_000,
  variance: expected * 990_000,
});

type First = ChronicleAnswer['firsts'][number];

const itemFirsts = (kind: First['kind'], ids: readonly number[], everyMs: number): First[] =>
  ids.map((id, index) => ({ kind, id, level: null, at: SINCE + (index + 1) * everyMs }));
const idsWith = (isSought: (item: (typeof world.sets.items)[number]) => boolean, most: number) =>
  world.sets.items
    .filter(isSought)
    .slice(0, most)
    .map(({ id }) => id);

/** Firsts of each kind. Forty trophies are from before. The newest day has a legendary find and a level. */
const FIRSTS: readonly First[] = [
  ...itemFirsts(
    'trophy',
    world.sets.relicariumEntries.slice(40, 640).map(({ itemId }) => itemId),
    DAY / 6,
  ),
  ...itemFirsts(
    'pet',
    idsWith(({ category }) => category === ItemCategory.Pet, 12),
    DAY * 8,
  ),
  ...itemFirsts(
    'legendary',
    idsWith(({ quality }) => quality === ItemQuality.Legendary, 11),
    DAY * 10 - 1,
  ),
  ...itemFirsts(
    'region',
    world.sets.regions.slice(1, 6).map(({ id }) => id),
    DAY * 22,
  ),
  ...itemFirsts(
    'boss',
    world.sets.enemies.filter(({ type }) => type === EnemyType.Boss).map(({ id }) => id),
    DAY * 5,
  ).slice(0, 20),
  ...world.sets.skills.map(
    ({ id }): First => ({ kind: 'level', id, level: 60, at: SINCE + 100 * DAY + id * 60_000 }),
  ),
  ...world.sets.relicariumEntries
    .slice(0, 40)
    .map(({ itemId }): First => ({ kind: 'trophy', id: itemId, level: null, at: null })),
];

/** The chronicle of months. The first item of `loot` is the unluckiest one, the last one the luckiest. */
const CHRONICLE: ChronicleAnswer = {
  since: SINCE,
  until: SINCE + 120 * DAY,
  kills: world.sets.enemies.slice(0, 80).map(({ id }, index) => ({
    enemyId: id,
    kills: 40 + index * 7,
    defeats: index % 5,
  })),
  runs: world.sets.dungeons.slice(0, 6).map(({ id }, index) => ({ dungeonId: id, runs: 3 + index })),
  items: loot.map(({ id }, index) => ({
    itemId: id,
    opening: 0,
    came: { fights: index },
    went: {},
    luck: luckOf(index, index === 0 ? 60 : index === 59 ? 20 : index),
  })),
  times: world.sets.regions.slice(0, 5).map(({ id }, index) => ({
    regionId: id,
    ms: { hunting: (index + 1) * DAY },
  })),
  experience: world.sets.skills.map(({ id }) => ({ skillId: id, points: id * 12_345 })),
  openingGold: 0,
  gold: { sold: 1_000_000 },
  firsts: FIRSTS,
  records: {
    experience: { start: SINCE + 68 * DAY, amount: 4_000_000 },
    gold: { start: SINCE + 61 * DAY, amount: 145_000 },
    kills: { start: SINCE + 70 * DAY, amount: 12_345 },
    rarest: {
      itemId: world.sets.items.find(({ name }) => name === "The Lady's Own Arbalest")?.id ?? 1,
      oneIn: 64_000,
    },
    nights: {
      experience: { from: SINCE + 67 * DAY, amount: 2_400_000 },
      kills: { from: SINCE + 70 * DAY, amount: 7_890 },
      items: { from: SINCE + 72 * DAY, amount: 41_000 },
      hunting: { from: SINCE + 66 * DAY, amount: 43_140_000 },
    },
  },
  sharedSince: null,
};

const DAYS: readonly ChronicleDayAnswer[] = Array.from({ length: 30 }, (_, index) => ({
  start: SINCE + (90 - index - (index > 12 ? 3 : 0)) * DAY,
  days: 1,
  kills: [{ enemyId: 1, kills: 300 + ((index * 37) % 11) * 40, defeats: 0 }],
  runs: [],
  times: [{ regionId: 1, ms: { hunting: (1 + (index % 9)) * 3_600_000 } }],
  experience: [{ skillId: 1, points: 1_000_000 + ((index * 7919) % 13) * 250_000 }],
  gold: { sold: 5_000 * index },
}));

test('a chronicle of months can be read', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'chronicle' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Old');
    await page.goto('/chronicle');
    // A newcomer has one press that begins something.
    await page.getByText('The first page is blank.').waitFor();
    await browser.inspect('blank');
    await page.getByRole('button', { name: 'Begin the first page' }).click();
    await page.waitForURL('**/combat');
    const answer = (name: 'chronicle' | 'chronicle-days', json: unknown) =>
      page.route(
        ({ pathname }) => pathname === API_BASE + routes[name].path,
        (route) => route.fulfill({ json }),
      );
    await answer('chronicle', CHRONICLE);
    await answer('chronicle-days', { days: DAYS, total: 30, pageSize: 30 });
    await page.goto('/chronicle');

    const chart = page.getByRole('region', { name: 'Experience', exact: true });
    await chart.getByText(/^Most: 4,000,000 \(.+\)\. Total: /).waitFor();
    await chart.getByText('30 Aug', { exact: true }).waitFor();
    await chart.getByText('As a table').click();
    const row = chart.getByRole('row').nth(1);
    expect(await row.textContent()).toBe('30 Aug 20261,000,000');
    await browser.inspect('days');
    await page.getByRole('radio', { name: 'Weeks' }).check();
    await row.getByText('Week of 24 Aug 2026').waitFor();
    expect(await row.getByRole('cell').textContent()).toBe('17,500,000');
    await chart.getByRole('heading').scrollIntoViewIfNeeded();
    await browser.capture('weeks');

    const records = page.getByRole('list', { name: 'Records' });
    await records.getByText('One in 64,000 kills brings it').waitFor();
    await records.getByText('11 h 59 min').waitFor();
    await records.scrollIntoViewIfNeeded();
    expect(await records.getByRole('listitem').count()).toBe(8);
    await browser.capture('records');
    await page.evaluate(() => scrollTo(0, 0));
    await browser.inspect('veteran');

    const days = page.getByRole('list', { name: 'Days', exact: true });
    const firsts = days.getByRole('link');
    expect(await firsts.count()).toBe(30);
    await days.getByText('The very first pet').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show 30 more' }).click();
    expect(await firsts.count()).toBe(60);
    await page.getByText('From before the chronicle: 40 trophies').click();
    await browser.inspect('old-firsts');
    await page.getByText('A trophy', { exact: true }).first().waitFor();

    const luck = page.getByRole('table', { name: 'Luck by item' });
    const first = luck.getByRole('rowheader').first().getByRole('link');
    await first.scrollIntoViewIfNeeded();
    expect(await first.textContent()).toBe(loot[0]?.name);
    await luck.getByText('Unluckier than 99 of 100.').first().waitFor();
    await browser.inspect('unluckiest');
    const order = page.getByRole('combobox', { name: 'Sort luck by' });
    await order.selectOption('Luckiest first');
    expect(await first.textContent()).toBe(loot.at(-1)?.name);

    const sums = page.locator('#sums');
    await sums.getByText('Page 1 of 4').waitFor();
    await sums.getByRole('button', { name: 'Next' }).click();
    await sums.getByText('Page 2 of 4').waitFor();
    await sums.getByRole('searchbox').fill(loot[7]?.name ?? '');
    await expect.poll(() => sums.getByRole('rowheader').count()).toBeLessThan(5);
    await sums.getByText('In: fights 7.').waitFor();
    await sums.getByRole('radio', { name: 'Enemies' }).check();
    await sums.getByText('Page 1 of 6').waitFor();
    await browser.inspect('sums');

    // Desktops show the table beside the bars.
    await page.setViewportSize(DESKTOP);
    await chart.getByText('As a table').waitFor({ state: 'detached' });
    await row.getByRole('cell').waitFor();
  });
});
