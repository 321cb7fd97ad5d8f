import {
  type CharacterRankings,
  type LeaderboardTable,
  type LeaderboardType,
  presentRankings,
} from '@slumberfell/protocol';
import type { Game } from '../../../game.ts';
import { boardOf } from '../../../leaderboards/boards.ts';
import type { Storage } from '../../../storage/storage.ts';
import { isBusy } from '../../../storage/tables/characters/sessions.ts';
import { CYCLE_GAP, ROUND_GAP } from '../../../storage/tables/ranking-rounds.ts';
import type { Handlers } from '../../routes/call.ts';

export interface LeaderboardDependencies {
  readonly storage: Storage;
  readonly game: Pick<Game, 'leaderboards' | 'closeRanks' | 'sessions'>;
}

export const leaderboardHandler = (dependencies: LeaderboardDependencies): Handlers<'get-table'> => ({
  'get-table': ({ input, caller }) =>
    leaderboardFor(dependencies, input.leaderboardType, input.page, caller?.characterId ?? null),
});

/** A page of a leaderboard. Before it is read, the viewing character's ranking is computed for now. */
export async function leaderboardFor(
  { storage, game }: LeaderboardDependencies,
  type: LeaderboardType,
  page: number,
  characterId: number | null,
): Promise<LeaderboardTable> {
  if (characterId !== null) await rankNow({ storage, game }, characterId);
  const table = await game.leaderboards.page(boardOf(type), page, characterId);
  const { closeRanks } = game;
  const areOften = !closeRanks.isLarge || closeRanks.areFirst(table.rows.at(-1)?.ranking ?? 0);
  if (!areOften) closeRanks.look(table.rows.map(({ id }) => id));
  return { ...table, oldestScore: areOften ? ROUND_GAP : CYCLE_GAP };
}

/**
 * If the viewing character has a running session, computes its ranking before the leaderboard is read. The
 * player has seen what the session has brought so far, and expects it on the leaderboards.
 */
async function rankNow({ storage, game }: LeaderboardDependencies, characterId: number): Promise<void> {
  if (await storage.read((db) => isBusy(db, characterId))) await game.sessions.rank(characterId);
}

/** A character's ranks on all leaderboards. If a character views its own ranks, they are computed for now. */
export async function rankingsFor(
  dependencies: LeaderboardDependencies,
  id: number,
  viewerId: number | null,
): Promise<CharacterRankings> {
  if (id === viewerId) await rankNow(dependencies, id);
  else dependencies.game.closeRanks.look([id]);
  const ranks = await dependencies.game.leaderboards.ranksOf(id);
  return presentRankings((type) => ranks.get(boardOf(type)));
}
