import { afterEach, beforeEach, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { SIZES } from './sizes.ts';
import { createPlayer } from './steps/create-player.ts';

/** The host announces and posts news; visitors and players see it. */

const MINUTE = 60_000;
const HOST = 'command line';

let server: JourneyServer;

beforeEach(async () => {
  server = await JourneyServer.start();
});
afterEach(() => server.close());

const note = (text: string) =>
  ({ kind: 'note', text, endsAt: server.clock.now() + 24 * 60 * MINUTE }) as const;

test.each(SIZES)('visitors see a note until they put it away, on a $name', async (size) => {
  await server.news.announce(HOST, note('The tavern has a second door.'));
  await PlayerBrowser.play({ server, size, name: 'news-visitor' }, async (browser) => {
    const { page } = browser;
    const banner = page.getByText('The tavern has a second door.');
    await page.goto('/');
    await banner.waitFor();
    await browser.inspect('announcement-landing');
    await page.goto('/account/login');
    await banner.waitFor();
    await browser.inspect('announcement-login');
    await page.getByRole('button', { name: 'Put away: The tavern has a second door.' }).click();
    await banner.waitFor({ state: 'detached' });
    await page.goto('/');
    await page.getByText('Play Now').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await banner.count()).toBe(0);
  });
});

test.each(SIZES)(
  'open pages count down to maintenance, and say that it is under way, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'news-maintenance' }, async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, `Waker ${size.name}`);
      await page.goto('/home');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const beginsAt = server.clock.now() + 12 * MINUTE + 30_000;
      const endsAt = beginsAt + 5 * MINUTE;
      await server.news.announce(HOST, { kind: 'maintenance', text: 'A new disk.', beginsAt, endsAt });
      const putAway = page.getByRole('button', { name: 'Put away: A new disk.' });
      await page.getByText('The server goes to rest in 12 min.').waitFor();
      await putAway.click();
      await page.getByText('A new disk.').waitFor({ state: 'detached' });
      await browser.forwardTo(beginsAt - 9 * MINUTE - 30_000);
      await page.getByText('The server goes to rest in 9 min.').waitFor();
      expect(await putAway.count()).toBe(0);
      await browser.inspect('maintenance');
      await browser.forwardTo(beginsAt + 1_000);
      await page.getByText('The server is at rest: its maintenance is under way.').waitFor();
      await browser.forwardTo(endsAt + 1_000);
      await page.getByText('A new disk.').waitFor({ state: 'detached' });
    });
  },
);

test.each(SIZES)('a player reads what is new, once, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'news-player' }, async (browser) => {
    const { page, isPhone } = browser;
    await createPlayer(browser, server, `Reader ${size.name}`);
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const openNavigation = async (): Promise<void> => {
      if (isPhone) await page.getByRole('button', { name: 'Toggle navigation' }).click();
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
    await page.reload();
    await posted.waitFor();
    expect(await posted.getByText('New', { exact: true }).count()).toBe(0);
    await openNavigation();
    expect(await entry.textContent()).toBe('News');
  });
});
