import { advance, type State, type Timeline } from '@slumberfell/engine';
import { ALL_BOARDS, type Board, CURATOR, scoreOn, typeOf } from '../../leaderboards/boards.ts';
import { scoringDigest } from '../../leaderboards/scoring-digest.ts';
import type { Reader } from '../../storage/database/schema.ts';
import type { CharacterRow } from '../../storage/tables/characters/rows.ts';
import { hidingDecision } from '../../storage/tables/decisions.ts';
import { rankedBy, waitsForRankings } from '../../storage/tables/ranking-rounds.ts';
import { hiddenPlaceOf, isHiddenPlace } from '../../storage/tables/rankings/columns.ts';
import { readRankings } from '../../storage/tables/rankings/rows.ts';

/**
 * Compares a character's rankings with the scores of its state. While a session runs, the rankings may be
 * newer than the character's row. The state is therefore advanced to the instant of each score that was
 * reached after the row's instant. A character that waits to be ranked again may lack boards, and have a
 * score on the board Curator that counts other ranks of trophies.
 * @param state the row's state. It is changed.
 * @returns sentences on the differences.
 */
export async function checkRankings(
  db: Reader,
  row: CharacterRow,
  state: State,
  timeline: Timeline,
): Promise<readonly string[]> {
  const stored = await readRankings(db, row.id);
  const hidden = stored.filter(({ board }) => isHiddenPlace(board));
  const standings = new Map(
    stored.map(({ board, ...key }) => {
      const shown = isHiddenPlace(board) ? hiddenPlaceOf(board) : board;
      return [shown, { board: shown, ...key }];
    }),
  );
  const { world } = timeline.at(-1) as Timeline[number];
  const wrong = new Map<Board, string>();
  for (const board of ALL_BOARDS) if (!standings.has(board)) wrong.set(board, 'no ranking');
  for (const { board, minusScore, reachedAt } of [...standings.values()].sort(
    (a, b) => a.reachedAt - b.reachedAt,
  )) {
    if (reachedAt > row.at && state.shown.action !== null) advance(state, timeline, reachedAt);
    const score = scoreOn(board, state.shown, world);
    if (score !== 0 - minusScore) wrong.set(board, `${0 - minusScore} and should be ${score}`);
  }
  const waits = wrong.size > 0 && (await waitsForRankings(db, row.id));
  if (waits) for (const board of wrong.keys()) if (!standings.has(board)) wrong.delete(board);
  if (wrong.has(CURATOR) && (waits || (await rankedBy(db)) !== scoringDigest(world.sets)))
    wrong.delete(CURATOR);
  const decided = (await hidingDecision(db, row.id)) === null ? 0 : stored.length;
  const unlike =
    hidden.length === decided
      ? []
      : [
          `leaderboards: ${hidden.length} of ${stored.length} are hidden, and administrators decided ${decided}`,
        ];
  return [...unlike, ...[...wrong].map(([board, what]) => `leaderboard ${typeOf(board)}: ${what}`)];
}
