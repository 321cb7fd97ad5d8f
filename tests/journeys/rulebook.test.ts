import { afterAll, beforeAll, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP } from './sizes.ts';
import { claimCards, claimTrophies, learnRecipe, tamePet } from './steps/collections.ts';
import { createPlayer } from './steps/create-player.ts';
import { buyKey, giveUp, runMill } from './steps/dungeon.ts';
import { enterByKeyboard, seeShutByKeyboard } from './steps/dungeon-by-keyboard.ts';
import { disenchant } from './steps/undoing.ts';
import { createVeteran } from './steps/veteran.ts';

let server: JourneyServer;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());

test.each([DESKTOP])('dungeons, collections and disenchanting, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'rulebook', moves: size === DESKTOP }, async (browser) => {
    await createVeteran(browser, server, `Sage of ${size.name}`);
    await browser.page.goto('/home');
    await buyKey(browser);
    await runMill(browser, server);
    await giveUp(browser);
    await claimTrophies(browser);
    await claimCards(browser);
    await tamePet(browser);
    await learnRecipe(browser);
    await disenchant(browser);
  });
});

test('a dungeon can be entered with the keyboard alone', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'dungeon-by-keyboard' }, async (browser) => {
    const keyboard = new Keyboard(browser.page);
    await createPlayer(browser, server, 'Tabitha');
    await enterByKeyboard(browser, keyboard);
    await seeShutByKeyboard(browser, keyboard);
  });
});
