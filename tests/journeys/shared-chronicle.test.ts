import { EnemyType } from '@slumberfell/engine';
import { type Answer, API_BASE, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { layoutShift, watchShifts } from './layout-shift.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { createVeteran } from './steps/veteran.ts';
import { dungeonNamed, itemNamed, regionNamed, world } from './world.ts';

/** A player shows a part of the chronicle on the profile, another player sees it, and the first withdraws. */

const HOUR = 3_600_000;
const MILL = dungeonNamed('The Nodding Mill');
const FLAX = itemNamed('Raw Flax');
const HOME = regionNamed('Lanternlea');

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const sharedPath = (id: number): string => `${API_BASE}/character/shared-chronicle/${id}`;
const panelIn = ({ page }: PlayerBrowser) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Chronicle', exact: true }) });
const switchIn = ({ page }: PlayerBrowser) => page.getByRole('checkbox', { name: 'Show on my profile' });

test('a player shares its chronicle and withdraws it', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'shared-chronicle' }, async (browser) => {
    const { page } = browser;
    const name = 'Teller';
    await createVeteran(browser, server, name, [{ itemId: MILL.keyItemId, amount: 3 }]);
    const { characterData } = await browser.layout();
    await sendCall(browser, server, 'set-plan', {
      steps: [
        { name: 'begin-dungeon', input: { dungeonId: MILL.id, runs: 3 } },
        { name: 'begin-hunting', input: { regionId: HOME.id } },
      ],
    });
    server.clock.forward(7 * HOUR);
    await browser.layout();
    const profile = `/profile/${characterData.id}`;
    const other = (reader: string, step: (browser: PlayerBrowser) => Promise<void>) =>
      PlayerBrowser.play({ server, size: DESKTOP, name: `shared-chronicle-${reader}` }, async (others) => {
        await createPlayer(others, server, `${reader}`);
        const answered = others.page.waitForResponse((response) =>
          response.url().endsWith(sharedPath(characterData.id)),
        );
        await others.page.goto(profile);
        await others.page.getByRole('heading', { level: 1, name }).waitFor();
        await answered;
        await step(others);
      });

    await page.goto(profile);
    await page.getByRole('button', { name: 'Good to know' }).click();
    await panelIn(browser).getByText('Only you can read your chronicle.').waitFor();
    await panelIn(browser).scrollIntoViewIfNeeded();
    await browser.inspect('not-shown');
    await panelIn(browser).getByRole('link', { name: 'Show a part of it here' }).click();
    await page.getByText(/^Every player who opens it sees /).waitFor();
    expect(await switchIn(browser).isChecked()).toBe(false);
    await browser.inspect('switch');
    await switchIn(browser).check();
    await page.getByText('Your profile shows it now.').waitFor();
    await page.getByText(/^Shown since /).waitFor();
    await browser.inspect('switched-on');
    await page.getByRole('link', { name: 'See your profile' }).click();
    await panelIn(browser).getByText('Dungeon runs').waitFor();
    await panelIn(browser).getByRole('link', { name: 'Change it in the Chronicle' }).waitFor();
    await panelIn(browser).scrollIntoViewIfNeeded();
    await browser.inspect('own');

    const { chronicle }: Answer<'shared-chronicle'> = await (
      await page.request.get(sharedPath(characterData.id))
    ).json();
    if (chronicle === null) throw new Error('it is not shared');
    await other('Reader', async (reader) => {
      const panel = panelIn(reader);
      await panel.getByRole('list', { name: 'Records' }).waitFor();
      const firsts = panel.getByRole('list', { name: 'For the first time' });
      expect(await firsts.getByRole('listitem').count()).toBe(Math.min(chronicle.firsts.total, 6));
      expect(await panel.getByRole('link', { name: 'Change it in the Chronicle' }).count()).toBe(0);
      await panel.getByRole('heading', { name: 'Chronicle' }).scrollIntoViewIfNeeded();
      await reader.inspect('shared');
    });

    await page.goto('/chronicle');
    await switchIn(browser).uncheck();
    await page.getByText('Your profile keeps it to itself now.').waitFor();
    await other('Later', async (reader) => {
      const answer = await reader.page.request.get(sharedPath(characterData.id));
      expect(await answer.json()).toEqual({ chronicle: null });
      await reader.page.waitForTimeout(500);
      expect(await panelIn(reader).count()).toBe(0);
      await reader.capture('withdrawn');
    });
  });
});

/** Months of play. */
const MANY: Answer<'shared-chronicle'> = {
  chronicle: {
    since: Date.UTC(2026, 5, 1),
    records: {
      experience: { start: Date.UTC(2026, 7, 8), amount: 4_000_000 },
      gold: { start: Date.UTC(2026, 7, 1), amount: 145_000 },
      kills: { start: Date.UTC(2026, 7, 10), amount: 12_345 },
      rarest: { itemId: itemNamed("The Lady's Own Arbalest").id, oneIn: 64_000 },
      nights: {
        experience: { from: Date.UTC(2026, 7, 7, 20), amount: 2_400_000 },
        kills: { from: Date.UTC(2026, 7, 10, 20), amount: 7_890 },
        items: { from: Date.UTC(2026, 7, 12, 20), amount: 41_000 },
        hunting: { from: Date.UTC(2026, 7, 6, 20), amount: 43_140_000 },
      },
    },
    firsts: {
      newest: [
        ...world.sets.enemies
          .filter(({ type }) => type === EnemyType.Boss)
          .slice(0, 10)
          .map(({ id }) => ({ kind: 'boss' as const, id, level: null })),
        ...world.sets.skills.slice(0, 10).map(({ id }) => ({ kind: 'level' as const, id, level: 60 })),
        ...world.sets.relicariumEntries
          .slice(0, 10)
          .map(({ itemId }) => ({ kind: 'trophy' as const, id: itemId, level: null })),
      ].map((first, index) => ({ ...first, at: Date.UTC(2026, 8, 30 - index) })),
      total: 612,
    },
    totals: { time: 2_400 * HOUR, kills: 1_234_567, runs: 8_901, gold: 98_765_432 },
  },
};

test('months, a blank page and a failure are shown on a profile', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'shared-chronicle-states' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, 'Fresh');
    const { characterData } = await browser.layout();
    const profile = `/profile/${characterData.id}`;
    await sendCall(browser, server, 'share-chronicle', { isShared: true });
    const panel = panelIn(browser);
    await page.goto(profile);
    await panel.getByText('The first page is blank.').waitFor();
    await panel.scrollIntoViewIfNeeded();
    await browser.inspect('blank');

    const shared = ({ pathname }: URL) => pathname === sharedPath(characterData.id);
    // The answer comes long after the rest of the profile, and moves nothing.
    await watchShifts(page);
    await page.route(shared, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fulfill({ json: MANY });
    });
    await page.goto(profile);
    await panel.getByText('The newest 30 of 612').waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await panel.getByRole('heading', { name: 'Chronicle' }).scrollIntoViewIfNeeded();
    await browser.inspect('months');
    await panel.getByRole('button', { name: 'Show 24 more' }).click();
    const firsts = panel.getByRole('list', { name: 'For the first time' }).getByRole('listitem');
    expect(await firsts.count()).toBe(30);
    await browser.inspect('months-all');
    await page.unroute(shared);

    browser.monitor.allow(/503/);
    await page.route(shared, (route) => route.fulfill({ status: 503, json: { code: 'busy' } }));
    await page.goto(profile);
    await panel.getByText('The chronicle would not open.').waitFor();
    await panel.scrollIntoViewIfNeeded();
    await browser.inspect('failed');
    await page.unroute(shared);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByText('The first page is blank.').waitFor();
    expect(await panel.getByText('The chronicle would not open.').count()).toBe(0);

    // A choice that the server does not take is told, and the switch goes back.
    const choice = ({ pathname }: URL) => pathname === API_BASE + routes['share-chronicle'].path;
    await page.route(choice, (route) => route.fulfill({ status: 503, json: { code: 'busy' } }));
    await page.goto('/chronicle');
    await switchIn(browser).click();
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => switchIn(browser).isChecked()).toBe(true);
    await browser.inspect('refused');
  });
});

test('the chronicle is shared with the keyboard alone', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'shared-chronicle-keyboard' }, async (browser) => {
    const { page } = browser;
    const keyboard = new Keyboard(page);
    await createPlayer(browser, server, 'Typist');
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 100 });
    await page.goto('/chronicle');
    await switchIn(browser).waitFor();
    await switchIn(browser).focus();
    await keyboard.press('Space');
    await page.getByText(/^Shown since /).waitFor();
    expect(await switchIn(browser).evaluate((field) => field === document.activeElement)).toBe(true);
    await keyboard.tabTo('See your profile');
    await keyboard.press('Enter');
    await panelIn(browser).waitFor();
  });
});
