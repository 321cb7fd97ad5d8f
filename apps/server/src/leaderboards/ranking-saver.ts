import { RULES_VERSION, worldAt } from '@slumberfell/engine';
import type { Save, Saver, Saving, SettledCharacter } from '../saving/saver.ts';
import type { RankingChange } from '../storage/tables/rankings/columns.ts';
import { readRankingsOn, saveRankingChanges, saveRankings } from '../storage/tables/rankings/rows.ts';
import { ALL_BOARDS, type Board, boardsBetween } from './boards.ts';
import { LastGainRecorder } from './last-gain-recorder.ts';
import type { Leaderboards } from './leaderboards.ts';
import { firstRankings, updateRankings } from './update-rankings.ts';

type Changes = readonly RankingChange[];

/** The rankings of a locked character on the leaderboards. */
export class LockedRankings implements Saving<Changes> {
  readonly recorder = new LastGainRecorder();

  save({ settled, executed }: Save): Promise<Changes> | Changes {
    if (executed !== null) this.recorder.executed(executed);
    const boards = changedBoards(settled);
    return boards.length === 0 ? [] : this.update(settled, boards, settled.character.now);
  }

  /**
   * Updates the rankings to the draft, with or without a save of the character.
   * @param otherwise stored as the instant at which a score was reached, when it is not known.
   */
  update(
    { character, draft, timeline }: SettledCharacter,
    boards: readonly Board[],
    otherwise: number,
  ): Promise<Changes> {
    const world = worldAt(timeline, character.now);
    return updateRankings(character, boards, draft.shown, world, this.recorder, otherwise);
  }
}

/**
 * The boards on which the values may have changed. All of them when a session has ended or other rules
 * settled the row last. The reason: while a session runs, leaderboard rounds store rankings that are newer
 * than the row, and these may differ from the state at the session's end.
 */
function changedBoards({ character, draft, stored }: SettledCharacter): readonly Board[] {
  const mayDifferOnAll =
    character.head.rulesVersion !== RULES_VERSION ||
    (stored.shown.action !== null && draft.shown.action === null);
  return mayDifferOnAll ? ALL_BOARDS : boardsBetween(stored.shown, draft.shown);
}

interface Services {
  readonly leaderboards: Pick<Leaderboards, 'committed'>;
}

export const RANKING_SAVER = {
  requests: [readRankingsOn, saveRankingChanges],
  begin: () => new LockedRankings(),
  first: ({ state, world, at }) => ({
    async insert(tx, kind, characterId) {
      const changes = firstRankings(characterId, state.shown, world, at);
      await saveRankings(tx, kind, changes);
      return changes;
    },
  }),
  publish: ({ leaderboards }, _characterId, changes) => leaderboards.committed(changes),
} satisfies Saver<LockedRankings, Changes, Services>;
