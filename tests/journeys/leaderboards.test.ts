import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { Visit } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { heading, loseBoards, NEIGHBOURS, names, namesOf, seeBoards } from './steps/boards.ts';
import { moveIn } from './steps/create-player.ts';
import { moveInNeighbours, type Neighbour } from './steps/other-players.ts';
import { seeProfiles } from './steps/profiles.ts';

let house: House;
let neighbours: readonly Neighbour[];

beforeAll(async () => {
  house = await House.open();
  await house.stop();
  neighbours = await moveInNeighbours(house, NEIGHBOURS);
  await house.start();
});
afterAll(() => house.demolish());

test.each([DESKTOP])('a player compares itself on the leaderboards, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'leaderboards' }, (visit) => seeBoards(visit, house, neighbours));
});

test.each([PHONE])(
  'a board that cannot be had says so, and is there when asked again, on a $name',
  async (size) => {
    await Visit.play({ house, size, name: 'leaderboards-away' }, (visit) =>
      loseBoards(visit, house, neighbours),
    );
  },
);

test.each([PHONE])('profiles show all skills of anybody, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'profile' }, (visit) => seeProfiles(visit, house, neighbours));
});

test('leaderboards are climbed without a mouse', async () => {
  await Visit.play({ house, size: DESKTOP, name: 'leaderboards-keyboard' }, async (visit) => {
    const { page } = visit;
    const keyboard = new Keyboard(page);
    await moveIn(visit, house, 'Mouseless');
    await page.goto('/leaderboards');
    await page.getByRole('row').nth(20).waitFor();
    await page.getByRole('link', { name: 'What each board counts' }).focus();
    await keyboard.tabTo('Gold');
    await keyboard.press('Enter');
    await page.getByRole('cell', { name: '9,007,199,254,740' }).waitFor();
    await keyboard.tabTo('Page 2');
    await keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual(['Mouseless', ...namesOf(neighbours, 2)]);
    await keyboard.expectFocus('Page 2');
    await keyboard.tabBackTo(neighbours[30]?.name ?? '');
    await keyboard.press('Enter');
    await heading(page, neighbours[30]?.name ?? '').waitFor();
  });
});
