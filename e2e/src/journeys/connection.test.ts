import { RECONNECT_DELAYS } from '@slumberfell/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveIn, order } from './acts/move-in.ts';
import { House } from './house.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { Visit } from './visit.ts';
import { countSockets } from './wire.ts';
import { itemNamed } from './world.ts';

/** What a browser says of a server that is not there. */
const NOBODY_THERE = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_CONNECTION_RESET/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /Couldn't load preload assets/,
];

const FINDING = 'The connection was lost. Finding the way back…';
const GIVEN_UP = /this page no longer shows it/;
const FLAX = itemNamed('Raw Flax');
/** Far enough for a slow machine to pause a page's clock there, and too near for the hub to miss a sign of life, in ms. */
const AHEAD = 20_000;
const PATIENCE = { timeout: 30_000 };

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.demolish());

test('a server that is back soon is found again, with the truth', async () => {
  await Visit.play({ house, size: PHONE, name: 'connection-soon' }, async (visit) => {
    const { page, witness } = visit;
    witness.forgive(...NOBODY_THERE);
    await moveIn(visit, house, 'Patience');
    await page.goto('/skills/harvesting');
    await page.getByText('Resting').waitFor();
    await order(visit, house, 'begin-crafting', { itemId: FLAX.id, amount: 100 });
    await page.getByText(/^Created \d \/ 100$/).waitFor();

    await house.stop();
    await page.getByText(FINDING).waitFor();
    await visit.look('lost');
    house.clock.forward(60_000);
    await house.start();
    await page.getByText(FINDING).waitFor({ state: 'detached' });
    await page.getByText(/^Created [12]\d \/ 100$/).waitFor();
    await visit.look('found');
  });
});

test('tries after 0, 2, 10 and 30 s, then offers a button that leads back', async () => {
  await Visit.play({ house, size: DESKTOP, name: 'connection-long' }, async (visit) => {
    const { page, witness } = visit;
    witness.forgive(...NOBODY_THERE);
    await moveIn(visit, house, 'Penelope');
    await order(visit, house, 'begin-crafting', { itemId: FLAX.id, amount: 100 });
    await page.clock.install();
    const sockets = await countSockets(page);
    await page.goto('/home');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Penelope' }).waitFor();
    await expect.poll(sockets, PATIENCE).toMatchObject({ open: 1 });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);

    await house.stop();
    for (const [index, delay] of RECONNECT_DELAYS.entries()) {
      await expect.poll(sockets, PATIENCE).toMatchObject({ open: 0 });
      await page.getByText(FINDING).waitFor();
      await page.clock.runFor(delay);
      await expect.poll(async () => (await sockets()).openedAt.length, PATIENCE).toBe(index + 2);
    }
    await page.getByText(GIVEN_UP).waitFor();
    const attempts = (await sockets()).openedAt.slice(1);
    const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(waits).toEqual(RECONNECT_DELAYS.slice(1));
    await page.clock.resume();
    await visit.look('given-up');

    house.clock.forward(60_000);
    await house.start();
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await page.getByText(GIVEN_UP).waitFor({ state: 'detached' });
    await page
      .getByText(/^Created [12]\d \/ 100$/)
      .first()
      .waitFor();
  });
});
