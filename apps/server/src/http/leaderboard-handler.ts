import type { LeaderboardTable, LeaderboardType } from '@slumberfell/protocol';
import type { Game } from '../game/game.ts';
import { boardOf } from '../rankings/boards.ts';
import { isBusy } from '../storage/characters.ts';
import type { Storage } from '../storage/storage.ts';
import type { Handlers } from './call.ts';

export interface LeaderboardDependencies {
  readonly storage: Storage;
  readonly game: Pick<Game, 'leaderboards' | 'rank'>;
}

export const leaderboardHandler = (dependencies: LeaderboardDependencies): Handlers<'get-table'> => ({
  'get-table': ({ input, caller }) =>
    leaderboardFor(dependencies, input.leaderboardType, input.page, caller?.characterId ?? null),
});

/** A page of a leaderboard, as a character sees it that looks at it now. */
export async function leaderboardFor(
  { storage, game }: LeaderboardDependencies,
  type: LeaderboardType,
  page: number,
  characterId: number | null,
): Promise<LeaderboardTable> {
  // Who looks has seen what the session under way has brought, and wants to see it here.
  if (characterId !== null && (await storage.read((db) => isBusy(db, characterId))))
    await game.rank(characterId);
  return await game.leaderboards.page(boardOf(type), page, characterId);
}
