import { advance, type State, type Timeline } from '@slumberfell/engine';
import { LEADERBOARD_TYPES } from '@slumberfell/protocol';
import { ALL_BOARDS, scoreOn } from '../../leaderboards/boards.ts';
import type { Reader } from '../../storage/database/schema.ts';
import type { CharacterRow } from '../../storage/tables/characters/rows.ts';
import { waitsForRankings } from '../../storage/tables/ranking-rounds.ts';
import { readRankings } from '../../storage/tables/rankings/rows.ts';

/**
 * Compares a character's rankings with the scores of its state. While a session runs, the rankings may be
 * newer than the character's row. The state is therefore advanced to the instant of each score that was
 * reached after the row's instant.
 * @param state the row's state. It is changed.
 * @returns sentences on the differences.
 */
export async function checkRankings(
  db: Reader,
  row: CharacterRow,
  state: State,
  timeline: Timeline,
): Promise<readonly string[]> {
  const standings = new Map((await readRankings(db, row.id)).map((standing) => [standing.board, standing]));
  if (standings.size === 0 && (await waitsForRankings(db, row.id))) return [];
  const wrong = ALL_BOARDS.filter((board) => !standings.has(board)).map(
    (board) => `leaderboard ${LEADERBOARD_TYPES[board]}: no ranking`,
  );
  for (const { board, minusScore, reachedAt } of [...standings.values()].sort(
    (a, b) => a.reachedAt - b.reachedAt,
  )) {
    if (reachedAt > row.at && state.shown.action !== null) advance(state, timeline, reachedAt);
    const score = scoreOn(board, state.shown);
    if (score !== 0 - minusScore)
      wrong.push(`leaderboard ${LEADERBOARD_TYPES[board]}: ${0 - minusScore} and should be ${score}`);
  }
  return wrong;
}
