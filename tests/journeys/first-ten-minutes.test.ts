import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LayoutData } from '@slumberfell/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { House } from './journey-server.ts';
import { Visit } from './player-browser.ts';
import { PHONE } from './sizes.ts';
import { becomeGuest, createCharacter } from './steps/arrival.ts';
import { equip, unpack } from './steps/belongings.ts';
import { hunt } from './steps/first-hunt.ts';
import { learnTrades } from './steps/first-trades.ts';
import { readMap, sellSomething } from './steps/market.ts';
import { beginFlax, findFlax, foretell } from './steps/night.ts';

const HOUR = 3_600_000;

let house: House;
let profile: string;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.demolish());
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'slumberfell-browser-'));
});
afterEach(() => rm(profile, { recursive: true, force: true }));

test.each([PHONE])('the first ten minutes and the hour after, on a $name', async (size) => {
  const name = 'first-ten-minutes';
  let evening: LayoutData | undefined;
  // The other size sees the dungeons move (rulebook.test.ts).
  await Visit.play({ house, size, name, profile, moves: size === PHONE }, async (visit) => {
    await becomeGuest(visit);
    await createCharacter(visit, `Wren of ${size.name}`);
    await unpack(visit);
    await equip(visit);
    await hunt(visit);
    await learnTrades(visit);
    await sellSomething(visit);
    await readMap(visit);
    evening = await beginFlax(visit);
    // Once when the game was entered; whatever happened since came live. Only a machine that stood still for 10 s asks anew.
    expect(visit.witness.layoutFetches).toBeLessThanOrEqual(3);
  });

  await house.stop();
  house.clock.forward(HOUR);
  const prophecy = await foretell(house, evening as LayoutData);
  await house.start();
  await Visit.play({ house, size, name: `${name}-later`, profile }, (visit) =>
    findFlax(visit, house, prophecy),
  );
});
