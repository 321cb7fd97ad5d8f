import { API_BASE, type Celebration, routes } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { atOnce } from './page-clock.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { createVeteran } from './steps/veteran.ts';
import { dungeonNamed, itemNamed, regionNamed, world } from './world.ts';

/** What happens for the first time is celebrated: once, one after the other, and without taking the focus. */

const HOUR = 3_600_000;
const MILL = dungeonNamed('The Nodding Mill');
const FLAX = itemNamed('Raw Flax');
const BREAD = { itemId: itemNamed('Lea Barley Bread').id, amount: 500 };
const HOME = regionNamed('Lanternlea');
const NEXT_REGION = world.sets.regions.find(({ id }) => id !== HOME.id) ?? HOME;

/** Kinds of firsts whose id is not that of an item. */
const OF_NO_ITEM: ReadonlySet<Celebration['kind']> = new Set(['level', 'region', 'boss']);

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const waitingFor = async ({ page }: PlayerBrowser): Promise<readonly Celebration[]> =>
  (await (await page.request.get(API_BASE + routes.celebrations.path)).json()).celebrations;

const momentIn = ({ page }: Pick<PlayerBrowser, 'page'>) => page.getByRole('region', { name: 'A moment' });

/** The buttons, links and fields of the screen that the place of the moment touches. */
const touched = (browser: Pick<PlayerBrowser, 'page'>): Promise<readonly string[]> =>
  momentIn(browser).evaluate((moment) => {
    const box = moment.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')].flatMap((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
      const touches = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      return isSeen && touches && !moment.contains(one)
        ? [one.textContent || one.ariaLabel || one.tagName]
        : [];
    });
  });

/**
 * Reads each moment, puts it away, and waits for the next one. The focus keeps it on the screen meanwhile.
 * Only the first is put away with its button: the page moves the focus to the next one's, and refuses a press
 * on it that follows at once.
 * @returns their texts
 */
async function readAll(browser: PlayerBrowser, count: number): Promise<readonly string[]> {
  const moment = momentIn(browser);
  const texts: string[] = [];
  for (let index = 0; index < count; index++) {
    const button = moment.getByRole('button', { name: 'Dismiss the moment' });
    await button.focus();
    texts.push((await moment.textContent()) ?? '');
    const name = (await moment.locator('b').textContent()) ?? '';
    expect(await touched(browser)).toEqual([]);
    await (index === 0 ? browser.inspect('first-moment') : browser.inspect('later-moment'));
    await button.press(index === 0 ? 'Enter' : 'Escape');
    await moment.getByText(name, { exact: true }).waitFor({ state: 'detached' });
  }
  return texts;
}

test('a night in a dungeon is celebrated after its report', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'moments', celebrates: true }, async (browser) => {
    const { page } = browser;
    await createVeteran(browser, server, 'Moved', [{ itemId: MILL.keyItemId, amount: 3 }]);
    await sendCall(browser, server, 'set-plan', {
      steps: [
        { name: 'begin-dungeon', input: { dungeonId: MILL.id, runs: 3 } },
        { name: 'begin-hunting', input: { regionId: HOME.id } },
      ],
    });
    server.clock.forward(7 * HOUR);
    await page.goto('/home');
    const report = page.getByRole('dialog', { name: 'While you rested' });
    await report.getByRole('heading', { name: 'One thing after another' }).waitFor();
    const waiting = await waitingFor(browser);
    // How many first finds a night has depends on its seeds.
    const { idleReport } = await browser.layout();
    const { gained } = await (
      await page.request.get(`${API_BASE}/character/get-idle-report/${idleReport}`)
    ).json();
    const ids = new Set((gained as readonly { readonly itemId: number }[]).map(({ itemId }) => itemId));
    const firsts = waiting.filter(({ kind, id }) => !OF_NO_ITEM.has(kind) && ids.has(id));
    // What is new comes first, and what is beyond the best finds is folded.
    const best = Math.min(firsts.length, 3);
    await expect.poll(() => report.getByText('New to you', { exact: true }).count()).toBe(best);
    const further = firsts.length - best;
    if (further > 0) {
      await report.getByText(new RegExp(`^\\d+ more finds?, ${further} of them new$`)).click();
      expect(await report.getByText('New', { exact: true }).count()).toBe(further);
    }
    await browser.inspect('report');
    expect(waiting.map(({ kind }) => kind)).toContain('boss');
    // Nothing is shown over the report.
    expect(await momentIn(browser).count()).toBe(0);
    await report.getByRole('button', { name: 'Good to know' }).click();
    const shown = Math.min(waiting.length, 4);
    const texts = await readAll(browser, shown);
    expect(texts.filter((text) => text.startsWith('Beaten for the first time'))).toHaveLength(1);
    await momentIn(browser).waitFor({ state: 'detached' });
    expect(await waitingFor(browser)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(4_000);
    expect(await momentIn(browser).count()).toBe(0);
  });
});

test('a new region is a picture that takes no focus', async () => {
  await PlayerBrowser.play(
    { server, size: DESKTOP, name: 'moments-live', celebrates: true },
    async (browser) => {
      const { page } = browser;
      await createVeteran(browser, server, 'Roamer');
      await page.goto('/inventory');
      const search = page.getByRole('main').getByRole('textbox').first();
      await search.focus();
      await sendCall(browser, server, 'travel', NEXT_REGION.id);
      await momentIn(browser).getByText(NEXT_REGION.name).waitFor();
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await page.getByRole('status').allInnerTexts()).toContain(
        `Never been here before: ${NEXT_REGION.name}.`,
      );
      expect(await touched(browser)).toEqual([]);
      await browser.inspect('region');
      await page.keyboard.press('Escape');
      await momentIn(browser).waitFor({ state: 'detached' });
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    },
  );
});

test.each([PHONE, DESKTOP])(
  'a press on what a moment has just moved below the pointer does nothing, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'moments-moved', celebrates: true }, async (browser) => {
      const { page } = browser;
      await createVeteran(browser, server, `Presser ${size.name}`);
      await page.goto('/inventory');
      const several = page.getByRole('button', { name: 'Choose several' });
      await several.waitFor();
      const top = async () => (await several.boundingBox())?.y ?? 0;
      const press = () => (browser.isPhone ? several.tap() : several.click());
      const all = page.getByRole('button', { name: 'All shown' });
      const before = await top();
      await atOnce(page, async () => {
        await sendCall(browser, server, 'travel', NEXT_REGION.id);
        await momentIn(browser).getByText(NEXT_REGION.name).waitFor();
        expect(await top()).toBeGreaterThan(before);
        await press();
        expect(await all.count()).toBe(0);
      });
      await browser.forward(1_000);
      await press();
      await all.waitFor();
    });
  },
);

test('what has no place of its own is a list', async () => {
  await PlayerBrowser.play(
    { server, size: PHONE, name: 'moments-many', celebrates: true },
    async (browser) => {
      const { page } = browser;
      await createVeteran(browser, server, 'Many', [BREAD]);
      await sendCall(browser, server, 'equip-food', BREAD);
      await sendCall(browser, server, 'begin-hunting', { regionId: HOME.id });
      server.clock.forward(7 * HOUR);
      await page.goto('/inventory');
      await page
        .getByRole('dialog', { name: 'While you rested' })
        .getByRole('button', { name: 'Good to know' })
        .click();
      const moment = momentIn(browser);
      for (let index = 0; index < 3; index++) {
        await moment.waitFor();
        await page.keyboard.press('Escape');
      }
      await moment.getByText(/^And \d+ more$/).waitFor();
      expect(await touched(browser)).toEqual([]);
      await browser.inspect('list');
      await moment.getByRole('link', { name: 'They are in the Chronicle' }).click();
      await page.getByRole('heading', { level: 1, name: 'Chronicle' }).waitFor();
      await moment.waitFor({ state: 'detached' });
    },
  );
});

test('a small moment is a line, and so is each one in a watched fight', async () => {
  await PlayerBrowser.play(
    { server, size: DESKTOP, name: 'moments-lines', celebrates: true },
    async (browser) => {
      const { page } = browser;
      await createVeteran(browser, server, 'Brief', [BREAD]);
      await page.goto('/skills/harvesting');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 5_000 });
      await browser.forward(HOUR / 2);
      const moment = momentIn(browser);
      await moment.getByText(/^Harvesting level \d0$/).waitFor();
      expect(await touched(browser)).toEqual([]);
      await browser.inspect('line');
      await page.goto('/combat');
      await sendCall(browser, server, 'equip-food', BREAD);
      await sendCall(browser, server, 'begin-hunting', { regionId: HOME.id });
      // A page that is not connected yet would be told of the hour as of a night.
      await page.getByRole('main').getByRole('button', { name: 'Leave' }).waitFor();
      await browser.forward(HOUR);
      await moment.waitFor();
      expect(await touched(browser)).toEqual([]);
      await browser.inspect('line-in-fight');
    },
  );
});

test.each([PHONE, DESKTOP])(
  'a moment touches no button of Home and waits for its place, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'moments-place', celebrates: true }, async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, `Placed ${size.name}`);
      await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 600 });
      await page.goto('about:blank');
      server.clock.forward(2 * HOUR);
      await page.goto('/home');
      const report = page.getByRole('dialog', { name: 'While you rested' });
      const again = report.getByRole('button', { name: 'The same again' });
      await again.waitFor();
      await report.getByText('New to you').first().waitFor();
      expect(await momentIn(browser).count()).toBe(0);
      // A player who has scrolled down finds it at the top. The page is scrolled below the report, because a
      // moment comes as soon as the report is closed.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await report.getByRole('button', { name: 'Good to know' }).click();
      await report.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expect.poll(() => waitingFor(browser), { timeout: 20_000 }).toEqual([]);
      expect(await momentIn(browser).count()).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await momentIn(browser).waitFor();
      await momentIn(browser).getByRole('button', { name: 'Dismiss the moment' }).focus();
      expect(await touched(browser)).toEqual([]);
      await browser.inspect('on-home');
      for (const [width, height] of [
        [320, 480],
        [820, 500],
        [1_920, 1_080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo(0, 0));
        expect([width, await touched(browser)]).toEqual([width, []]);
      }
    });
  },
);

test('a player who wants none sees none, and they do not come later', async () => {
  await PlayerBrowser.play(
    { server, size: DESKTOP, name: 'moments-none', celebrates: true },
    async (browser) => {
      const { page } = browser;
      await createPlayer(browser, server, 'Unmoved');
      await page.goto('/alerts');
      await page.getByLabel('Moments').selectOption({ label: 'None' });
      await browser.inspect('choice');
      await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 5_000 });
      server.clock.forward(HOUR);
      await expect.poll(() => waitingFor(browser), { timeout: 20_000, interval: 2_000 }).toEqual([]);
      expect(await momentIn(browser).count()).toBe(0);
    },
  );
});
