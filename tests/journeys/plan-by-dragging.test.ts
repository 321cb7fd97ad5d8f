import { API_BASE, type Input, routes } from '@slumberfell/protocol';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { shownNow } from './steps/veteran.ts';
import { itemNamed } from './world.ts';

/** A player drags the steps of a plan to other places, with a mouse and with a finger. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

type Step = Input<'set-plan'>['steps'][number];

const SELL: Step = { name: 'sell-junk', input: {} };
const gather = (name: string): Step => ({
  name: 'begin-crafting',
  input: { itemId: itemNamed(name).id, amount: 9 },
});
const [FLAX, BARLEY] = [gather('Raw Flax'), gather('Lea Barley')];

/** Each step by its first letter: Sell, gather Flax, gather Barley. */
const letters = (steps: readonly object[]): string => {
  const names = new Map([SELL, FLAX, BARLEY].map((step, index) => [JSON.stringify(step), 'SFB'[index]]));
  return steps.map((step) => names.get(JSON.stringify(step))).join('');
};

/** The rows of the list, without the copy that shows where a dragged row would land. */
const rows = (page: Page) => page.getByRole('main').locator('ol > li:not([data-dnd-placeholder])');

async function lettersShown(page: Page): Promise<string> {
  const words = await rows(page).locator('> span > b').allInnerTexts();
  return words.map((text) => (/sell/i.test(text) ? 'S' : /flax/i.test(text) ? 'F' : 'B')).join('');
}

const expectShown = (page: Page, order: string) => expect.poll(() => lettersShown(page)).toBe(order);

const planOf = async (browser: PlayerBrowser) => letters((await shownNow(browser)).plan?.steps ?? []);

async function openPlan(browser: PlayerBrowser, name: string, steps: readonly Step[]): Promise<number> {
  await createPlayer(browser, server, name);
  await sendCall(browser, server, 'begin-hunting', { regionId: 1, rest: true });
  await sendCall(browser, server, 'set-plan', { steps: [...steps] });
  await browser.page.goto('/plan');
  await expectShown(browser.page, letters(steps));
  return (await shownNow(browser)).action?.startAt ?? 0;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centres of the handles of two rows, in px of the window. */
async function handlesOf(page: Page, from: number, to: number): Promise<{ start: Point; end: Point }> {
  // The forecast of a step may take more lines than the note that it is counted.
  await expect.poll(() => page.getByText('counting…').count()).toBe(0);
  const handle = (row: number) => rows(page).nth(row).locator('> span').first();
  await handle(from).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const centre = async (row: number): Promise<Point> => {
    const box = await handle(row).boundingBox();
    if (box === null) throw new Error(`Row ${row} has no handle`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return { start: await centre(from), end: await centre(to) };
}

/** Presses the mouse on the handle of a row, and moves it to the place of another. It stays pressed. */
async function dragByMouse(page: Page, from: number, to: number): Promise<void> {
  const { start, end } = await handlesOf(page, from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 8, { steps: 2 });
  await page.locator('[data-dnd-placeholder]').waitFor();
  await page.mouse.move(end.x, end.y, { steps: 8 });
}

const SET_PLAN = `**${API_BASE}${routes['set-plan'].path}`;

test('a step is dragged with the mouse, and what runs goes on', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'plan-by-mouse' }, async (browser) => {
    const { page } = browser;
    const startAt = await openPlan(browser, 'Mole', [SELL, FLAX, SELL, BARLEY]);
    let calls = 0;
    let answer: (() => void) | null = null;
    await page.route(SET_PLAN, async (route) => {
      calls++;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });

    await dragByMouse(page, 0, 2);
    await expectShown(page, 'FSSB');
    await page.keyboard.press('Escape');
    await expectShown(page, 'SFSB');
    await page.mouse.up();
    await page.locator('[data-dnd-placeholder]').waitFor({ state: 'detached' });
    expect(calls).toBe(0);

    // The new order is shown before the server answers.
    await dragByMouse(page, 3, 0);
    await expectShown(page, 'BSFS');
    await page.mouse.up();
    await expect.poll(() => answer).not.toBeNull();
    expect([await lettersShown(page), await planOf(browser)]).toEqual(['BSFS', 'SFSB']);
    (answer as (() => void) | null)?.();
    await expect.poll(() => planOf(browser)).toBe('BSFS');
    await expectShown(page, 'BSFS');
    expect([calls, (await shownNow(browser)).action?.startAt]).toEqual([1, startAt]);
    await expect.poll(() => page.getByRole('main').locator('ol').getAttribute('aria-busy')).toBe('false');
    await browser.inspect('moved');
  });
});

test('the list shows the plan of the server again when it refuses, and when another tab sets it', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'plan-drag-undone' }, async (browser) => {
    const { page } = browser;
    await openPlan(browser, 'Vole', [SELL, FLAX, SELL, BARLEY]);
    browser.monitor.allow(/set-plan|Failed to load resource/);
    await page.route(SET_PLAN, (route) => route.abort());
    await dragByMouse(page, 0, 3);
    await expectShown(page, 'FSBS');
    await page.mouse.up();
    await expectShown(page, 'SFSB');
    await page.unroute(SET_PLAN);

    // Another tab takes away the step that is dragged.
    await dragByMouse(page, 1, 3);
    await expectShown(page, 'SSBF');
    await sendCall(browser, server, 'set-plan', { steps: [BARLEY, SELL] });
    await expectShown(page, 'BS');
    await page.mouse.up();
    await page.locator('[data-dnd-placeholder]').waitFor({ state: 'detached' });
    expect(await planOf(browser)).toBe('BS');

    await dragByMouse(page, 1, 0);
    await expectShown(page, 'SB');
    await page.mouse.up();
    await expect.poll(() => planOf(browser)).toBe('SB');
    await expectShown(page, 'SB');
  });
});

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

const touch = (session: CDPSession, type: TouchType, points: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points });

/** Puts a finger down, and moves it up or down. It stays down. */
async function drawFinger(session: CDPSession, start: Point, by: number): Promise<void> {
  await touch(session, 'touchStart', [start]);
  for (let part = 1; part <= 10; part++)
    await touch(session, 'touchMove', [{ x: start.x, y: start.y + (by * part) / 10 }]);
}

test('a step is dragged with a finger, and the page scrolls beside the handle', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'plan-by-finger' }, async (browser) => {
    const { page } = browser;
    const startAt = await openPlan(browser, 'Shrew', [SELL, FLAX, BARLEY, SELL, SELL, SELL, SELL]);
    const session = await page.context().newCDPSession(page);
    const { start, end } = await handlesOf(page, 0, 1);
    const handle = await rows(page).first().locator('> span').first().boundingBox();
    expect([handle?.width, handle?.height]).toEqual([44, 44]);
    const scrolled = await page.evaluate(() => scrollY);
    await drawFinger(session, start, end.y - start.y);
    await expectShown(page, 'FSBSSSS');
    await touch(session, 'touchEnd', []);
    await expect.poll(() => planOf(browser)).toBe('FSBSSSS');
    await expectShown(page, 'FSBSSSS');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect((await shownNow(browser)).action?.startAt).toBe(startAt);
    await page.locator('[data-dnd-placeholder]').waitFor({ state: 'detached' });
    await browser.inspect('moved');

    const beside = (await handlesOf(page, 2, 2)).start;
    const before = await page.evaluate(() => scrollY);
    await drawFinger(session, { x: beside.x - 80, y: beside.y }, -200);
    await touch(session, 'touchEnd', []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    expect(await lettersShown(page)).toBe('FSBSSSS');
  });
});
