import { AS_OFTEN_AS_POSSIBLE } from '@slumberfell/engine';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { dungeonNamed, itemNamed } from './world.ts';

/** Words that were cut off though there was room for them. */

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

const FLAX = itemNamed('Raw Flax').id;

/** The texts in a place that end with an ellipsis or are cut off. */
const cutIn = (place: Locator): Promise<string[]> =>
  place.evaluate((element) =>
    [element, ...element.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'hidden')
      .filter((one) => one.clientWidth > 1)
      .map((one) => one.textContent ?? ''),
  );

test('what runs and what follows are not cut while the bar has room', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'cut-words' }, async (browser) => {
    const { page } = browser;
    const then = { name: 'begin-crafting', input: { itemId: FLAX, amount: AS_OFTEN_AS_POSSIBLE } } as const;
    await createPlayer(browser, server, 'Uncut');
    await sendCall(browser, server, 'begin-hunting', { regionId: 1 });
    await sendCall(browser, server, 'set-plan', { steps: [then] });
    await page.goto('/pets');
    const control = page.getByRole('region', { name: 'Current action' });
    await control.getByText(/ · then Raw Flax until \d\d:\d\d$/).waitFor();
    expect(await cutIn(control)).toEqual([]);
    const hide = itemNamed('Raw Meadowhide').id;
    await sendCall(browser, server, 'stop');
    await sendCall(browser, server, 'begin-crafting', { itemId: hide, amount: 600 });
    await sendCall(browser, server, 'set-plan', { steps: [then] });
    await control.getByRole('link', { name: 'Raw Meadowhide' }).waitFor();
    await control.getByText(/ · then Raw Flax until \d\d:\d\d$/).waitFor();
    expect(await cutIn(control)).toEqual([]);
    await browser.inspect('control');
  });
});

test.each([PHONE, DESKTOP])('the number of runs is not cut off its button, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'cut-words-dungeon' }, async (browser) => {
    const { page } = browser;
    const { name } = dungeonNamed('The Nodding Mill');
    await createPlayer(browser, server, `Delver ${size.name}`);
    await page.goto('/local-combat');
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(name) })
      .click();
    const gate = page.getByRole('dialog', { name });
    await gate.getByLabel('Runs', { exact: true }).fill('0');
    const start = gate.getByRole('button', { name: 'Start (0 runs)', exact: true });
    await start.waitFor();
    await browser.inspect('dungeon');
    expect(await cutIn(start)).toEqual([]);
    // Nor does the button stand out of the dialog.
    const words = await start.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const [text, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      return text.left >= box.left && text.right <= box.right && box.right <= innerWidth;
    });
    expect(words).toBe(true);
  });
});
