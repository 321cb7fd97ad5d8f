import { afterAll, beforeAll, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { Keyboard } from './keyboard.ts';
import { PlayerBrowser } from './player-browser.ts';
import { DESKTOP, PHONE } from './sizes.ts';
import { heading, loseBoards, names, namesOf, OTHER_PLAYERS, seeBoards } from './steps/boards.ts';
import { createPlayer } from './steps/create-player.ts';
import { createOtherPlayers, type OtherPlayer } from './steps/other-players.ts';
import { seeProfiles } from './steps/profiles.ts';

let server: JourneyServer;
let otherPlayers: readonly OtherPlayer[];

beforeAll(async () => {
  server = await JourneyServer.start();
  await server.stop();
  otherPlayers = await createOtherPlayers(server, OTHER_PLAYERS);
  await server.start();
});
afterAll(() => server.close());

test.each([DESKTOP])('a player finds its rank on the leaderboards, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'leaderboards' }, (browser) =>
    seeBoards(browser, server, otherPlayers),
  );
});

test.each([PHONE])(
  'a board that fails to load says so, and loads on the next try, on a $name',
  async (size) => {
    await PlayerBrowser.play({ server, size, name: 'leaderboards-away' }, (browser) =>
      loseBoards(browser, server, otherPlayers),
    );
  },
);

test.each([PHONE])('profiles show all skills of any player, on a $name', async (size) => {
  await PlayerBrowser.play({ server, size, name: 'profile' }, (browser) =>
    seeProfiles(browser, server, otherPlayers),
  );
});

test('leaderboards can be used with the keyboard alone', async () => {
  await PlayerBrowser.play({ server, size: DESKTOP, name: 'leaderboards-keyboard' }, async (browser) => {
    const { page } = browser;
    const keyboard = new Keyboard(page);
    await createPlayer(browser, server, 'Mouseless');
    await page.goto('/leaderboards');
    await page.getByRole('row').nth(20).waitFor();
    await page.getByRole('link', { name: 'What each board counts' }).focus();
    await keyboard.tabTo('Gold');
    await keyboard.press('Enter');
    await page.getByRole('cell', { name: '9,007,199,254,740' }).waitFor();
    await keyboard.tabTo('Page 2');
    await keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual(['Mouseless', ...namesOf(otherPlayers, 2)]);
    await keyboard.expectFocus('Page 2');
    await keyboard.tabBackTo(otherPlayers[30]?.name ?? '');
    await keyboard.press('Enter');
    await heading(page, otherPlayers[30]?.name ?? '').waitFor();
  });
});
