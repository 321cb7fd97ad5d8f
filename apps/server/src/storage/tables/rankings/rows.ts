import { sql } from 'kysely';
import { byId } from '../../database/by-id.ts';
import type { CharacterRequest } from '../../database/character-request.ts';
import { type DatabaseKind, DIFFERENCES } from '../../database/dialect.ts';
import { prepared } from '../../database/prepared.ts';
import type { Reader, Writer } from '../../database/schema.ts';
import { hiddenPlaceOf, isHiddenPlace, type Ranking, type RankingChange } from './columns.ts';

const RANKING = ['board', 'minus_score as minusScore', 'reached_at as reachedAt'] as const;

const selectAll = prepared<{ id: number }, Ranking>((db, { id }) =>
  db.selectFrom('rankings').select(RANKING).where('character_id', '=', id),
);

const selectOne = prepared<{ id: number; board: number }, Ranking>(
  (db, { id, board }) =>
    db.selectFrom('rankings').select(RANKING).where('character_id', '=', id).where('board', '=', board),
  { isSingle: true },
);

/**
 * A character's rankings, read without a lock. Those of a hidden character have the numbers of
 * `hiddenPlaceOf`.
 */
export const readRankings = (db: Reader, id: number): Promise<readonly Ranking[]> =>
  db.selectFrom('rankings').select(RANKING).where('character_id', '=', id).execute();

/**
 * On SQLite, up to this number of boards are read one by one, which is faster than to read all boards. On
 * PostgreSQL one statement always reads all boards, because each statement is a network round trip.
 */
const FEW = 6;

const selectAllOf = prepared<{ ids: readonly number[] }, Ranking & { id: number }>((db, { ids }) =>
  db
    .selectFrom('rankings')
    .select(['character_id as id', ...RANKING])
    .where(sql<boolean>`character_id = any(${ids}::bigint[])`),
);

/**
 * The character's stored rankings on the given boards. The answer may include other boards. For characters
 * that are locked together, and for hidden ones, it has all boards.
 */
export const readRankingsOn: CharacterRequest<readonly number[], readonly Ranking[]> = {
  name: 'read the rankings',
  alone: async (tx, kind, id, boards) => {
    if (DIFFERENCES[kind].isShared || boards.length > FEW) return (await selectAll(tx, kind, { id })).rows;
    const found: Ranking[] = [];
    for (const board of boards) found.push(...(await selectOne(tx, kind, { id, board })).rows);
    // A ranking is missing only of a hidden character, and of boards that an upgrade has added.
    return found.length === boards.length ? found : (await selectAll(tx, kind, { id })).rows;
  },
  together: async (tx, kind, requests) => {
    const ids = requests.map(({ characterId }) => characterId);
    const found = byId((await selectAllOf(tx, kind, { ids })).rows);
    return ids.map((id) => found.get(id) ?? []);
  },
};

interface Replacement extends Ranking {
  readonly id: number;
}

const update = prepared<Replacement, never>((db, { id, board, minusScore, reachedAt }) =>
  db
    .updateTable('rankings')
    .set({ minus_score: minusScore, reached_at: reachedAt })
    .where('character_id', '=', id)
    .where('board', '=', board),
);

const insert = prepared<Replacement, never>((db, { id, board, minusScore, reachedAt }) =>
  db
    .insertInto('rankings')
    .values({ character_id: id, board, minus_score: minusScore, reached_at: reachedAt }),
);

/**
 * Stores new rankings of characters. The transaction must have locked or inserted the rows of the
 * characters. Each change's `from` must equal the stored ranking, and be null for none; `to` must not be
 * null. On PostgreSQL it also logs the changes for other nodes.
 */
export async function saveRankings(
  tx: Writer,
  kind: DatabaseKind,
  changes: readonly RankingChange[],
): Promise<void> {
  if (changes.length === 0) return;
  if (DIFFERENCES[kind].isShared) return await saveShared(tx, changes);
  for (const { characterId: id, board, from, to } of changes) {
    if (to !== null) await (from === null ? insert : update)(tx, kind, { id, board, ...to });
  }
}

/** As `saveRankings`, for a locked character. */
export const saveRankingChanges: CharacterRequest<readonly RankingChange[], void> = {
  name: 'save the rankings',
  alone: (tx, kind, _characterId, changes) => saveRankings(tx, kind, changes),
  together: async (tx, kind, requests) => {
    await saveRankings(
      tx,
      kind,
      requests.flatMap(({ input }) => input),
    );
    return requests.map(() => undefined);
  },
};

const upsertAndLog = prepared<{ rows: string; changes: string }, never>(
  (_, { rows, changes }) => sql`
    with saved as (
      insert into rankings (character_id, board, minus_score, reached_at)
      select c, b, m, r from jsonb_to_recordset(${rows}::jsonb) as row (c bigint, b int, m bigint, r bigint)
      on conflict (character_id, board) do update
        set minus_score = excluded.minus_score, reached_at = excluded.reached_at
    )
    insert into ranking_log (changes) values (${changes})`,
);

/**
 * Writes the rankings and a row of `ranking_log` in one statement, because each statement is a network round
 * trip.
 */
async function saveShared(tx: Writer, changes: readonly RankingChange[]): Promise<void> {
  const rows = changes.map(({ characterId, board, to }) => ({
    c: characterId,
    b: board,
    m: to?.minusScore,
    r: to?.reachedAt,
  }));
  await upsertAndLog(tx, 'postgres', { rows: JSON.stringify(rows), changes: JSON.stringify(changes) });
}

/**
 * Removes a character from all boards, and logs the changes for other nodes. Call it before the character is
 * deleted, and give the returned changes to this node's leaderboards after the commit.
 */
export async function deleteRankings(
  tx: Writer,
  kind: DatabaseKind,
  characterId: number,
): Promise<readonly RankingChange[]> {
  const { rows } = await selectAll(tx, kind, { id: characterId });
  const changes = rows.map(({ board, ...from }): RankingChange => ({ characterId, board, from, to: null }));
  await tx.deleteFrom('rankings').where('character_id', '=', characterId).execute();
  await logChanges(tx, kind, changes);
  return changes;
}

/**
 * Hides a character from all boards, or shows it again. The transaction must have locked its row.
 * @returns the changes, which this node's leaderboards get after the commit. None: the character has no
 *   rankings yet, or none to hide or to show.
 */
export async function setHidden(
  tx: Writer,
  kind: DatabaseKind,
  characterId: number,
  isHidden: boolean,
): Promise<readonly RankingChange[]> {
  const { rows } = await selectAll(tx, kind, { id: characterId });
  const changes: RankingChange[] = [];
  for (const { board, ...key } of rows.filter((ranking) => isHiddenPlace(ranking.board) !== isHidden)) {
    const place = hiddenPlaceOf(board);
    await tx
      .updateTable('rankings')
      .set({ board: place })
      .where('character_id', '=', characterId)
      .where('board', '=', board)
      .execute();
    changes.push(
      { characterId, board, from: key, to: null },
      { characterId, board: place, from: null, to: key },
    );
  }
  await logChanges(tx, kind, changes);
  return changes;
}

/** Logs changes of rankings for other nodes, where there can be some. */
async function logChanges(tx: Writer, kind: DatabaseKind, changes: readonly RankingChange[]): Promise<void> {
  if (!DIFFERENCES[kind].isShared || changes.length === 0) return;
  await tx
    .insertInto('ranking_log')
    .values({ changes: JSON.stringify(changes) })
    .execute();
}
