import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { readCharacter } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './journey-server.ts';
import { Visit } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { moveIn, order } from './steps/create-player.ts';
import { itemNamed } from './world.ts';

const FLAX = itemNamed('Raw Flax');
const HIDE = itemNamed('Raw Meadowhide');

/** The shipped world, but that flax is called otherwise and takes longer, and nobody can skin any more. */
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

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.demolish());

test.each([DESKTOP, PHONE])('new content comes into an open page without a reload ($name)', async (size) => {
  await Visit.play({ house, size, name: 'new-content' }, async (visit) => {
    const { page } = visit;
    await moveIn(visit, house, `Novelty ${size.name}`);
    await page.goto('/skills/harvesting');
    const recipe = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(name) });
    await page.evaluate(() => document.body.setAttribute('data-page', 'the same'));
    if (size === PHONE) {
      // Imported for the other size already: whoever comes later sees nothing else.
      await recipe('Moonlit Flax').waitFor();
      expect(await recipe('Meadowhide').count()).toBe(0);
      await visit.look('later');
      return;
    }
    await recipe('Raw Flax').waitFor();
    await recipe('Raw Meadowhide').waitFor();
    await order(visit, house, 'begin-crafting', { itemId: FLAX.id, amount: 100 });
    await page.getByText(/^Created \d+ \/ 100$/).waitFor();

    const effectiveAt = await house.importWorld(renamedWorld());
    while (house.clock.now() < effectiveAt - 7_000) await visit.forward(6_000);
    await recipe('Raw Flax').waitFor();
    await visit.look('before');
    await visit.forwardTo(effectiveAt);
    await recipe('Moonlit Flax').waitFor();
    expect(await recipe('Raw Flax').count()).toBe(0);
    expect(await recipe('Raw Meadowhide').count()).toBe(0);
    await visit.look('after');

    const made = async () =>
      Number((await page.getByText(/^Created \d+ \/ 100$/).textContent())?.match(/\d+/)?.[0]);
    const before = await made();
    await visit.forward(9_000);
    await visit.forward(9_000);
    await expect.poll(made, { timeout: 30_000 }).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.body.getAttribute('data-page'))).toBe('the same');
    // An action may end between the two looks.
    const ahead = async () => {
      const shown = await made();
      const { action } = readCharacter(await visit.layout());
      expect(action).toMatchObject({ itemId: FLAX.id, content: 'renamed' });
      return action !== null && 'done' in action ? action.done - shown : null;
    };
    await expect.poll(ahead).toBe(0);
  });
});
