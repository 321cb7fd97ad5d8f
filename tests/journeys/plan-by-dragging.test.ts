import { API_BASE, type Input, routes } from '@slumberfell/protocol';
import type { CDPSession, Page, Route } from 'playwright-core';
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

test('a change of a plan that has moved on is refused, and the list shows the plan as it is', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'plan-moved' }, async (browser) => {
    const { page } = browser;
    await openPlan(browser, 'Marten', [SELL, FLAX, SELL, BARLEY]);
    browser.monitor.allow(/set-plan|Failed to load resource/);
    const change = async (route: Route) => {
      // The hunt ends before the change arrives, so that the first steps of the plan begin.
      await sendCall(browser, server, 'stop');
      await sendCall(browser, server, 'resume-plan');
      await route.continue();
    };
    await page.route(SET_PLAN, change, { times: 1 });
    await dragByMouse(page, 0, 3);
    await page.mouse.up();
    await page.getByText('Your plan has moved on since you opened it.').waitFor();
    expect((await shownNow(browser)).plan).toMatchObject({ round: 1, place: 2 });
    expect(await planOf(browser)).toBe('SFSB');
    await expectShown(page, 'SB');
    await dragByMouse(page, 0, 1);
    await page.mouse.up();
    await expect.poll(() => planOf(browser)).toBe('BS');
    await browser.inspect('plan moved on');
  });
});

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

const touch = (session: CDPSession, type: TouchType, points: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points });

/** Moves a finger that is down up or down, in px. It stays down. */
async function drawFinger(session: CDPSession, start: Point, by: number): Promise<void> {
  for (let part = 1; part <= 10; part++)
    await touch(session, 'touchMove', [{ x: start.x, y: start.y + (by * part) / 10 }]);
}

/** The centres of two rows, in px of the window. */
async function centresOf(page: Page, from: number, to: number): Promise<{ start: Point; end: Point }> {
  await expect.poll(() => page.getByText('counting…').count()).toBe(0);
  await rows(page)
    .nth(from)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const centre = async (row: number): Promise<Point> => {
    const box = await rows(page).nth(row).boundingBox();
    if (box === null) throw new Error(`There is no row ${row}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return { start: await centre(from), end: await centre(to) };
}

test('a finger that rests on a row drags it, and one that moves at once scrolls the page', async () => {
  await PlayerBrowser.play({ server, size: PHONE, name: 'plan-by-finger' }, async (browser) => {
    const { page } = browser;
    const many = Array.from({ length: 20 }, (_, index) => [SELL, FLAX, BARLEY][index % 3] as Step);
    const startAt = await openPlan(browser, 'Shrew', many);
    const before = letters(many);
    const session = await page.context().newCDPSession(page);
    // On the words of a row, which are a button.
    const { start, end } = await centresOf(page, 3, 4);
    const heights = await rows(page).evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(20);
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    const scrolled = await page.evaluate(() => scrollY);
    await touch(session, 'touchStart', [start]);
    await page.locator('[data-dnd-placeholder]').waitFor();
    await drawFinger(session, start, end.y - start.y);
    const after = `${before.slice(0, 3)}FS${before.slice(5)}`;
    await expectShown(page, after);
    await touch(session, 'touchEnd', []);
    await expect.poll(() => planOf(browser)).toBe(after);
    await expectShown(page, after);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect((await shownNow(browser)).action?.startAt).toBe(startAt);
    await page.locator('[data-dnd-placeholder]').waitFor({ state: 'detached' });
    // The drag has not pressed the button.
    expect(await page.getByRole('dialog').count()).toBe(0);
    await browser.inspect('moved');

    const beside = (await centresOf(page, 8, 8)).start;
    const top = await page.evaluate(() => scrollY);
    await touch(session, 'touchStart', [beside]);
    await drawFinger(session, beside, -200);
    await touch(session, 'touchEnd', []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    expect([await lettersShown(page), await planOf(browser)]).toEqual([after, after]);

    // The menu moves it, too, and a press on the words tells what the row has no room for.
    await page
      .getByRole('button', { name: /^Move or remove: / })
      .first()
      .press('Enter');
    const menu = page.getByRole('dialog', { name: 'Sell the junk' });
    await menu.getByText('Step 1 of 20').waitFor();
    await browser.inspect('menu');
    await menu.getByRole('button', { name: 'Move down' }).press('Enter');
    await menu.getByText('Step 2 of 20').waitFor();
    await expect.poll(() => planOf(browser)).toBe(`FS${after.slice(2)}`);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await rows(page).nth(1).getByRole('button', { name: 'Sell the junk', exact: true }).press('Enter');
    await menu.getByText('Will be skipped: Nothing that is marked as junk can be sold.').waitFor();
  });
});
