import type { PlayerCommand } from '@slumberfell/protocol';
import { presentLayout } from '@slumberfell/protocol';
import type { Game } from '@slumberfell/server/game/game.ts';
import { catalogueOf } from '@slumberfell/server/http/catalogue.ts';
import { TestClock } from '@slumberfell/server/testing/test-clock.ts';
import type { Figure } from './figure.ts';
import { median } from './measure.ts';
import { dungeon, REGION } from './veteran.ts';
import { openVeteransHouse } from './veterans-house.ts';

const VETERANS = 32;
const ROUNDS = 15;
const AWAY = 8 * 3_600_000;
const START = Date.UTC(2026, 0, 10, 20);

/** What the opening of a character answers, as JSON. */
async function opened(game: Game, characterId: number): Promise<string> {
  const settled = await game.open(characterId);
  if (settled === null) throw new Error(`character ${characterId} is missing`);
  const { identity, shown, revision, at: now } = settled;
  const { id, name, appearanceId } = identity;
  return JSON.stringify(
    presentLayout(
      {
        accountStatus: { status: 'Guest', isGuest: true },
        identity: { id, name, appearanceId },
        shown,
        revision,
        now,
        activeCharacters: 1,
      },
      catalogueOf(game),
    ),
  );
}

const NIGHTS: Readonly<Record<string, PlayerCommand | null>> = {
  rest: null,
  hunting: { name: 'begin-hunting', input: { regionId: REGION } },
  dungeon: { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs: 1_000 } },
};

/** The layout of a veteran who was away for 8 h, against that of one who had nothing to settle. */
export async function openingFigures(): Promise<Figure[]> {
  const clock = new TestClock(START);
  const houses = await Promise.all(
    Object.entries(NIGHTS).map(async ([name, night]) => {
      const house = await openVeteransHouse(null, VETERANS, clock);
      return { name, night, house, samples: [] as number[] };
    }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const { night, house } of houses) {
      for (const id of night ? house.characterIds : []) {
        if (round > 0) await house.game.command(id, { name: 'stop', input: {} }, null);
        await house.game.command(id, night as PlayerCommand, null);
      }
    }
    clock.forward(AWAY);
    for (const { house, samples } of houses) {
      const before = process.cpuUsage();
      for (const id of house.characterIds) await opened(house.game, id);
      const { user, system } = process.cpuUsage(before);
      // The first rounds warm up.
      if (round >= 3) samples.push((user + system) / VETERANS);
    }
  }
  for (const { house } of houses) await house.close();
  const cost = Object.fromEntries(houses.map(({ name, samples }) => [name, median(samples)])) as Record<
    keyof typeof NIGHTS,
    number
  >;
  const rest = cost.rest as number;
  return ['hunting', 'dungeon'].map((name) => ({
    name: `opening: a veteran after 8 h of ${name} / one who was at rest`,
    ratio: (cost[name] as number) / rest,
    limit: 2,
    goal: 'at most',
    detail: `${((cost[name] as number) / 1000).toFixed(2)} ms / ${(rest / 1000).toFixed(2)} ms`,
  }));
}
