import type { Game } from '../game/game.ts';
import { boardOf } from '../rankings/boards.ts';
import { isBusy } from '../storage/characters.ts';
import type { Storage } from '../storage/storage.ts';
import type { Handlers } from './call.ts';

export interface LeaderboardDependencies {
  readonly storage: Storage;
  readonly game: Pick<Game, 'leaderboards' | 'rank'>;
}

export const leaderboardHandler = ({ storage, game }: LeaderboardDependencies): Handlers<'get-table'> => ({
  'get-table': async ({ input, caller }) => {
    const own = caller?.characterId ?? null;
    // Whoever looks has seen what its session brought, and wants to see it here.
    if (own !== null && (await storage.read((db) => isBusy(db, own)))) await game.rank(own);
    return await game.leaderboards.page(boardOf(input.leaderboardType), input.page, own);
  },
});
