import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LayoutData } from '@slumberfell/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { JourneyServer } from './journey-server.ts';
import { PlayerBrowser } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { becomeGuest, createCharacter } from './steps/arrival.ts';
import { equip, unpack } from './steps/belongings.ts';
import { hunt } from './steps/first-hunt.ts';
import { learnTrades } from './steps/first-trades.ts';
import { readMap, sellSomething } from './steps/market.ts';
import { beginFlax, expectedState, findFlax } from './steps/night.ts';

const HOUR = 3_600_000;

let server: JourneyServer;
let profile: string;

beforeAll(async () => {
  server = await JourneyServer.start();
});
afterAll(() => server.close());
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'slumberfell-browser-'));
});
afterEach(() => rm(profile, { recursive: true, force: true }));

test.each([PHONE])(
  'the first ten minutes of play, and the return an hour later, on a $name',
  async (size) => {
    const name = 'first-ten-minutes';
    let evening: LayoutData | undefined;
    // Animations run on phones only. On desktops, rulebook.test.ts runs with animations.
    await PlayerBrowser.play({ server, size, name, profile, moves: size === PHONE }, async (browser) => {
      await becomeGuest(browser);
      await createCharacter(browser, `Wren of ${size.name}`);
      await unpack(browser);
      await equip(browser);
      await hunt(browser);
      await learnTrades(browser);
      await sellSomething(browser);
      await readMap(browser);
      evening = await beginFlax(browser);
      // The page fetches the layout once when the player enters the game; all later changes come as frames.
      // If the machine pauses for 10 s, the page fetches the layout again, so a few more fetches are allowed.
      expect(browser.monitor.layoutFetches).toBeLessThanOrEqual(3);
    });

    await server.stop();
    server.clock.forward(HOUR);
    const expected = await expectedState(server, evening as LayoutData);
    await server.start();
    await PlayerBrowser.play({ server, size, name: `${name}-later`, profile }, (browser) =>
      findFlax(browser, server, expected),
    );
  },
);
