import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { readCharacter } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { createPlayer, sendCall } from './steps/create-player.ts';
import { itemNamed } from './world.ts';

const FLAX = itemNamed('Raw Flax');
const HIDE = itemNamed('Raw Meadowhide');

/**
 * The shipped world with two changes: flax has another name and a longer action, and raw meadowhide has no
 * recipe.
 */
function renamedWorld() {
  const shipped = compileWorld(shippedWorldDirectory);
  const { sets } = shipped;
  return {
    ...shipped,
    version: 'renamed',
    versions: { ...shipped.versions, items: 'renamed-items', crafteableItems: 'renamed-crafts' },
    sets: {
      ...sets,
      items: sets.items.map((item) => (item.id === FLAX.id ? { ...item, name: 'Moonlit Flax' } : item)),
      crafteableItems: sets.crafteableItems
        .filter(({ itemId }) => itemId !== HIDE.id)
        .map((craft) => (craft.itemId === FLAX.id ? { ...craft, baseActionTime: 9 } : craft)),
    },
  };
}

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test.each([DESKTOP, PHONE])('new content reaches an open page without a reload ($name)', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'new-content' }, async (browser) => {
    const { page } = browser;
    await createPlayer(browser, server, `Novelty ${size.name}`);
    await page.goto('/skills/harvesting');
    const recipe = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(name) });
    await page.evaluate(() => document.body.setAttribute('data-page', 'the same'));
    if (size === PHONE) {
      // The test at the other size, which runs first, has imported the world. So it only checks the new
      // content here.
      await recipe('Moonlit Flax').waitFor();
      expect(await recipe('Meadowhide').count()).toBe(0);
      await browser.inspect('later');
      return;
    }
    await recipe('Raw Flax').waitFor();
    await recipe('Raw Meadowhide').waitFor();
    await sendCall(browser, server, 'begin-crafting', { itemId: FLAX.id, amount: 100 });
    await page.getByText(/^Gathered \d+ \/ 100$/).waitFor();

    const effectiveAt = await server.importWorld(renamedWorld());
    while (server.clock.now() < effectiveAt - 7_000) await browser.forward(6_000);
    await recipe('Raw Flax').waitFor();
    await browser.inspect('before');
    await browser.forwardTo(effectiveAt);
    await recipe('Moonlit Flax').waitFor();
    expect(await recipe('Raw Flax').count()).toBe(0);
    expect(await recipe('Raw Meadowhide').count()).toBe(0);
    await browser.inspect('after');

    const made = async () =>
      Number((await page.getByText(/^Gathered \d+ \/ 100$/).textContent())?.match(/\d+/)?.[0]);
    const before = await made();
    await browser.forward(9_000);
    await browser.forward(9_000);
    await expect.poll(made, { timeout: 30_000 }).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.body.getAttribute('data-page'))).toBe('the same');
    // How many actions the server's layout is ahead of the page. An action may end between the two reads, so
    // the test polls.
    const ahead = async () => {
      const shown = await made();
      const { action } = readCharacter(await browser.layout());
      expect(action).toMatchObject({ itemId: FLAX.id, content: 'renamed' });
      return action !== null && 'done' in action ? action.done - shown : null;
    };
    await expect.poll(ahead).toBe(0);
  });
});
