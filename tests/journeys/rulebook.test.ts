import { afterAll, beforeAll, test } from 'vitest';
import { House } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { Visit } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { claimCards, claimTrophies, learnRecipe, tamePet } from './steps/collections.ts';
import { moveIn } from './steps/create-player.ts';
import { buyKey, giveUp, runMill } from './steps/dungeon.ts';
import { enterByKeyboard, seeShutByKeyboard } from './steps/dungeon-by-keyboard.ts';
import { disenchant } from './steps/undoing.ts';
import { moveInVeteran } from './steps/veteran.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.demolish());

test.each([DESKTOP])('dungeons, collections and disenchanting, on a $name', async (size) => {
  await Visit.play({ house, size, name: 'rulebook', moves: size === DESKTOP }, async (visit) => {
    await moveInVeteran(visit, house, `Sage of ${size.name}`);
    await visit.page.goto('/home');
    await buyKey(visit);
    await runMill(visit);
    await giveUp(visit);
    await claimTrophies(visit);
    await claimCards(visit);
    await tamePet(visit);
    await learnRecipe(visit);
    await disenchant(visit);
  });
});

test('into a dungeon without a mouse', async () => {
  await Visit.play({ house, size: DESKTOP, name: 'dungeon-by-keyboard' }, async (visit) => {
    const keyboard = new Keyboard(visit.page);
    await moveIn(visit, house, 'Tabitha');
    await enterByKeyboard(visit, keyboard);
    await seeShutByKeyboard(visit, keyboard);
  });
});
