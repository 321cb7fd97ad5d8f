import { ANNOUNCEMENT_LIMITS, NEWS_LIMITS } from '@slumberfell/protocol';
import { openStorage } from '@slumberfell/server/storage';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';

/** The host announces and posts news; visitors and players see it. */

const MINUTE = 60_000;
const HOST = 'command line';

let server: JourneyServer;

beforeEach(async () => {
  server = await JourneyServer.start();
});
afterEach(() => server.close());

/** An announcement as long as the server takes it, with a word that has no place to break. */
const LONGEST = `${'z'.repeat(60)} ${'On Saturday all are welcome. '.repeat(8)}`
  .slice(0, ANNOUNCEMENT_LIMITS.text)
  .trim();

const maintenanceIn = (ms: number) => {
  const beginsAt = server.clock.now() + ms;
  return { kind: 'maintenance', text: 'A new disk.', beginsAt, endsAt: beginsAt + 5 * MINUTE } as const;
};

/** The title of a post; one of them is as long as the server takes it. */
const titleOf = (number: number): string =>
  number === 22 ? `Post 22 ${'and more '.repeat(10)}`.slice(0, NEWS_LIMITS.title).trim() : `Post ${number}`;

const note = (text: string) =>
  ({ kind: 'note', text, endsAt: server.clock.now() + 24 * 60 * MINUTE }) as const;

test('visitors see a note until they put it away', async () => {
  await server.news.announce(HOST, note('The tavern has a second door.'));
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'news-visitor' }, async (browser) => {
    const { page } = browser;
    const banner = page.getByText('The tavern has a second door.');
    await page.goto('/');
    await banner.waitFor();
    await browser.inspect('announcement-landing');
    await page.goto('/account/login');
    await banner.waitFor();
    await browser.inspect('announcement-login');
    await page.getByRole('button', { name: 'Dismiss: The tavern has a second door.' }).click();
    await banner.waitFor({ state: 'detached' });
    await page.goto('/');
    await page.getByText('Play Now').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await banner.count()).toBe(0);
  });
});

test('every page for visitors has the announcements', async () => {
  await server.news.announce(HOST, note(LONGEST));
  await server.news.announce(HOST, maintenanceIn(40 * MINUTE));
  await PlayerBrowser.play({ server, size: PHONE, name: 'news-every-page' }, async (browser) => {
    const { page } = browser;
    browser.monitor.allow(/404/);
    for (const path of ['credits', 'agreements/tos', 'agreements/rules', 'error', 'no/such/place', 'news']) {
      await page.goto(`/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText(LONGEST).waitFor();
      expect(await page.getByText('A new disk.').count()).toBe(1);
      if (path === 'credits') await browser.inspect('announcements-credits');
      if (path === 'error') await browser.inspect('announcements-error');
    }
  });
});

test('pages stay when announcements cannot be fetched', async () => {
  await server.news.announce(HOST, note('The tavern has a second door.'));
  await PlayerBrowser.play({ server, size: PHONE, name: 'news-failed' }, async (browser) => {
    const { page } = browser;
    browser.monitor.allow(/banners|ERR_FAILED/);
    const banner = page.getByText('The tavern has a second door.');
    const script = /\/assets\/banners-.*\.js/;
    await page.route(script, (route) => route.abort());
    const asked = page.waitForRequest(script);
    await page.goto('/credits');
    await asked;
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1, name: 'Credits' }).waitFor();
    expect(await banner.count()).toBe(0);
    await page.unroute(script);
    const wrong = page.waitForResponse('**/api/utils/public-settings');
    await page.route('**/api/utils/public-settings', (route) =>
      route.fulfill({ json: { announcements: 7 } }),
    );
    await page.goto('/error');
    await wrong;
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  });
});

test('open pages count down to maintenance, and say that it is under way', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'news-maintenance' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Waker');
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const announced = maintenanceIn(12 * MINUTE + 30_000);
    const { beginsAt, endsAt } = announced;
    await server.news.announce(HOST, announced);
    const putAway = page.getByRole('button', { name: 'Dismiss: A new disk.' });
    await page.getByText('The server goes to rest in 12 min.').waitFor();
    await putAway.press('Enter');
    await page.getByText('A new disk.').waitFor({ state: 'detached' });
    expect(await page.locator('#screen').evaluate((screen) => screen === document.activeElement)).toBe(true);
    await server.news.announce(HOST, note(LONGEST));
    await browser.forwardTo(beginsAt - 9 * MINUTE - 30_000);
    await page.getByText('The server goes to rest in 9 min.').waitFor();
    expect(await putAway.count()).toBe(0);
    await page.getByText(LONGEST).waitFor();
    await browser.inspect('maintenance');
    await browser.forwardTo(beginsAt + 1_000);
    await page.getByText('The server is at rest: its maintenance is under way.').waitFor();
    await browser.forwardTo(endsAt + 1_000);
    await page.getByText('A new disk.').waitFor({ state: 'detached' });
  });
});

test('a player reads what is new, once', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'news-player' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Reader');
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const openNavigation = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Toggle navigation' }).click();
      await page.getByRole('navigation', { name: 'Game' }).waitFor();
    };
    const entry = page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: /^News/ });
    await openNavigation();
    expect(await entry.textContent()).toBe('News');
    await browser.forward(MINUTE);
    const body = 'It is faster.\n\nMore at https://example.org/server. <b>Plain</b>';
    await server.news.post(HOST, { title: 'A second server', body });
    await expect.poll(() => entry.textContent(), { timeout: 30_000 }).toBe('NewsNew');
    await entry.click();
    const posted = page.getByRole('article').filter({ hasText: 'A second server' });
    await posted.getByText('New', { exact: true }).waitFor();
    await posted.getByText('<b>Plain</b>', { exact: false }).waitFor();
    const link = posted.getByRole('link', { name: 'https://example.org/server' });
    expect(await link.getAttribute('href')).toBe('https://example.org/server');
    await page
      .getByRole('article')
      .getByRole('heading', { name: /^Version / })
      .waitFor();
    await browser.inspect('news');
    await openNavigation();
    await expect.poll(() => entry.textContent()).toBe('News');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/news\/get-news\?/.test(request.url())) asked.push(request.url());
    });
    // The hub tells of announcements and of the newest post at the same time.
    await server.news.announce(HOST, note('The tavern has a second door.'));
    await page.reload();
    await posted.waitFor();
    await page.getByText('The tavern has a second door.').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBe(1);
    expect(await posted.getByText('New', { exact: true }).count()).toBe(0);
    await openNavigation();
    expect(await entry.textContent()).toBe('News');

    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Honolulu' });
    await page.reload();
    const released = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: /^Version / }) })
      .locator('time');
    const date = (await released.getAttribute('datetime')) ?? '';
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await released.textContent()).toBe(
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date)),
    );
  });
});

/** Adds lines that name the only character of the database, an hour apart, the last of them now. */
async function addLines(count: number): Promise<void> {
  await server.stop();
  const { dataDirectory, clock } = server;
  const storage = await openStorage({ databaseUrl: null, dataDirectory, clock });
  await storage.write(async (tx) => {
    const { id: characterId } = await tx.selectFrom('characters').select('id').executeTakeFirstOrThrow();
    for (let index = 0; index < count; index++) {
      const at = clock.now() - (count - 1 - index) * 60 * MINUTE;
      const { id } = await tx
        .insertInto('news_lines')
        .values({ at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('news_line_characters')
        .values({ character_id: characterId, chapter: index, closed_at: at, line_id: id })
        .execute();
    }
  });
  await storage.close();
  await server.start();
}

test('players read who has put off the morning', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'news-lines' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Hazel');
    await addLines(25);
    await server.news.post(HOST, { title: 'A second server', body: 'It is faster.' });
    await page.goto('/news');
    const panel = page.locator('section', {
      has: page.getByRole('heading', { name: 'Said in the village' }),
    });
    const lines = panel.getByText('Hazel has put off the morning.');
    await lines.first().waitFor();
    expect(await lines.count()).toBe(3);
    await page.getByRole('article').filter({ hasText: 'A second server' }).waitFor();
    await browser.inspect('lines');
    const older = panel.getByRole('button', { name: 'Show older lines' });
    await older.click();
    await expect.poll(() => lines.count()).toBe(20);
    await older.click();
    await expect.poll(() => lines.count()).toBe(25);
    expect(await older.count()).toBe(0);
  });
});

test('the home screen has the newest three news', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'news-home' }, async (browser) => {
    const { page } = browser;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/news\/get-news\?/.test(request.url())) asked.push(request.url());
    });
    const panel = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'News' }) });
    await createPlayer(browser, server, 'Crier');
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([await panel.count(), asked]).toEqual([0, []]);

    await page.goto('/news');
    await page.getByRole('article').waitFor();
    await browser.inspect('news-none');
    await page.goto('/home');
    for (let number = 1; number <= 23; number++) {
      await browser.forward(MINUTE);
      await server.news.post(HOST, { title: titleOf(number), body: 'It is faster.\n\n'.repeat(number) });
    }
    const entries = panel.getByRole('listitem');
    await expect
      .poll(() => entries.allInnerTexts())
      .toEqual([23, 22, 21].map((number) => expect.stringContaining(titleOf(number))));
    await entries.first().getByText('New', { exact: true }).waitFor();
    await page.reload();
    await entries.first().waitFor();
    asked.length = 0;
    await page.reload();
    await entries.first().waitFor();
    await panel.scrollIntoViewIfNeeded();
    await browser.inspect('home-news');
    expect(asked.length).toBe(1);

    await entries.nth(1).getByRole('link').click();
    await page.waitForURL('**/news#post-22');
    const posted = page.locator('#post-22');
    await posted.getByRole('heading', { name: titleOf(22) }).waitFor();
    await browser.inspect('news-many');
    expect(asked.length).toBe(1);
    expect((await posted.boundingBox())?.y).toBeLessThan(DESKTOP.height / 2);
    await page.getByRole('button', { name: 'Show older news' }).click();
    await page.locator('#post-1').waitFor();
    await page.goto('/home');
    await entries.first().waitFor();
    expect(await panel.getByText('New', { exact: true }).count()).toBe(0);
    await panel.getByRole('link', { name: 'All news' }).click();
    await page.waitForURL('**/news');
  });
});
