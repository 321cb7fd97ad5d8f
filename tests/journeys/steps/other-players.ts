import { EXPERIENCE_TABLE, type Shown } from '@slumberfell/engine';
import { openStorage } from '@slumberfell/server/storage';
import { openShippedGame, storedAccount } from '@slumberfell/server/testing';
import type { JourneyServer } from '../journey-server.ts';
import { rewriteCharacterIn } from '../rewrite-character.ts';
import { world } from '../world.ts';

export interface OtherPlayer {
  readonly id: number;
  readonly name: string;
}

/** First parts of the names: ordinary ones, a wide one and a long one. */
const FIRST = ['Wren', 'Hob', 'Marigold', 'Old Pim', 'WWWWWWWWWW', 'Bartholomew'] as const;

const nameOf = (place: number): string => `${FIRST[place % FIRST.length]} ${place + 1}`;

/**
 * Gold and experience of another player by its place, from 0. Place 0 has more than a real player can reach.
 * Each further place has less than the one before.
 */
const standing = (place: number, count: number): Partial<Shown> => ({
  gold: place === 0 ? 9_007_199_254_740 : 1_000 + 12_345 * (count - place),
  experience: Array.from({ length: world.sets.skills.length }, (_, skill) =>
    place === 0
      ? 2 * (EXPERIENCE_TABLE.at(-1) ?? 0)
      : (EXPERIENCE_TABLE[Math.max(0, 90 - place - 2 * skill)] ?? 0) + 7 * (count - place),
  ),
});

/**
 * Adds characters of other players to the database of a stopped server.
 * @returns the players in the order that they have on each board of gold, levels or a skill
 */
export async function createOtherPlayers(
  server: JourneyServer,
  count: number,
): Promise<readonly OtherPlayer[]> {
  const { dataDirectory, clock } = server;
  const storage = await openStorage({ databaseUrl: null, dataDirectory, clock });
  const game = await openShippedGame(storage);
  const { appearances } = world.sets;
  const otherPlayers: OtherPlayer[] = [];
  try {
    for (let place = 0; place < count; place++) {
      const appearance = appearances[place % appearances.length]?.id ?? 1;
      const created = await game.characters.create(await storedAccount(storage), nameOf(place), appearance);
      if ('refused' in created) throw new Error(created.refused);
      await rewriteCharacterIn(storage, created.id, () => standing(place, count));
      await game.sessions.rank(created.id);
      otherPlayers.push(created);
    }
    return otherPlayers;
  } finally {
    await game.close();
    await storage.close();
  }
}
