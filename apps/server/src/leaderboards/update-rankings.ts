import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { hiddenPlaceOf, isHiddenPlace, type RankingChange } from '../storage/tables/rankings/columns.ts';
import { readRankingsOn, saveRankingChanges } from '../storage/tables/rankings/rows.ts';
import { ALL_BOARDS, type Board, type Ranked, scoreOn, type TrophyRanks } from './boards.ts';
import type { LastGainRecorder } from './last-gain-recorder.ts';

/**
 * Updates a locked character's rankings on the given boards to its scores at the lock's instant.
 * @param now the character's fields at the lock's instant.
 * @param world the world that is live at that instant.
 * @param lastGains when scores last rose, recorded since the stored state.
 * @param otherwise stored as the instant at which a score was reached, when `lastGains` has none for its
 *   board.
 * @returns the changes, which the leaderboards get after the commit. Those of a hidden character have the
 *   numbers of `hiddenPlaceOf`.
 */
export async function updateRankings(
  character: LockedCharacter,
  boards: readonly Board[],
  now: Ranked,
  world: TrophyRanks,
  lastGains: LastGainRecorder,
  otherwise: number,
): Promise<readonly RankingChange[]> {
  if (boards.length === 0) return [];
  const { id } = character.head;
  const stored = await character.request(readRankingsOn, boards);
  const changes: RankingChange[] = [];
  const isHidden = stored.some(({ board }) => isHiddenPlace(board));
  for (const board of boards) {
    const place = isHidden ? hiddenPlaceOf(board) : board;
    const found = stored.find((ranking) => ranking.board === place);
    const minusScore = 0 - scoreOn(board, now, world);
    if (found?.minusScore === minusScore) continue;
    const from = found ? { minusScore: found.minusScore, reachedAt: found.reachedAt } : null;
    const to = { minusScore, reachedAt: lastGains.reachedAt(board, otherwise) };
    changes.push({ characterId: id, board: place, from, to });
  }
  await character.request(saveRankingChanges, changes);
  return changes;
}

/** The rankings of a new character. */
export const firstRankings = (
  characterId: number,
  shown: Ranked,
  world: TrophyRanks,
  at: number,
): readonly RankingChange[] =>
  ALL_BOARDS.map((board) => ({
    characterId,
    board,
    from: null,
    to: { minusScore: 0 - scoreOn(board, shown, world), reachedAt: at },
  }));
