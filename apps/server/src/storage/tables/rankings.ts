import { sql } from 'kysely';
import { byId } from '../database/by-id.ts';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import { prepared } from '../database/prepared.ts';
import type { Reader, Writer } from '../database/schema.ts';

/** Where a character stands on a board: scores and instants order it, ids what is equal. */
export interface Standing {
  /** Minus the score. */
  readonly minusScore: number;
  /** When the score was reached. */
  readonly reachedAt: number;
}

/** A character's standing on one of the boards, which are numbered by their places in `LEADERBOARD_TYPES`. */
export interface Ranking extends Standing {
  readonly board: number;
}

/**
 * A standing that was replaced. `from` is null for a character that was not there, `to` for one that is no
 * more.
 */
export interface RankingChange {
  readonly characterId: number;
  readonly board: number;
  readonly from: Standing | null;
  readonly to: Standing | null;
}

const RANKING = ['board', 'minus_score as minusScore', 'reached_at as reachedAt'] as const;

const selectAll = prepared<{ id: number }, Ranking>((db, { id }) =>
  db.selectFrom('rankings').select(RANKING).where('character_id', '=', id),
);

const selectOne = prepared<{ id: number; board: number }, Ranking>((db, { id, board }) =>
  db.selectFrom('rankings').select(RANKING).where('character_id', '=', id).where('board', '=', board),
);

/** Where a character stands, for reading. */
export const standingsOf = (db: Reader, id: number): Promise<readonly Ranking[]> =>
  db.selectFrom('rankings').select(RANKING).where('character_id', '=', id).execute();

/**
 * Up to so many rows are cheaper to read one by one, where reading one is not a journey to another process.
 */
const FEW = 6;

/** A character's standings on boards, at least on those asked for. */
export async function selectRankings(
  tx: Writer,
  kind: DatabaseKind,
  id: number,
  boards: readonly number[],
): Promise<readonly Ranking[]> {
  if (DIFFERENCES[kind].isShared || boards.length > FEW) return (await selectAll(tx, kind, { id })).rows;
  const found: Ranking[] = [];
  for (const board of boards) found.push(...(await selectOne(tx, kind, { id, board })).rows);
  return found;
}

const selectAllOf = prepared<{ ids: readonly number[] }, Ranking & { id: number }>((db, { ids }) =>
  db
    .selectFrom('rankings')
    .select(['character_id as id', ...RANKING])
    .where(sql<boolean>`character_id = any(${ids}::bigint[])`),
);

/** Where characters stand on all boards, by their ids; those that stand nowhere are left out. */
export async function rankingsOf(
  tx: Writer,
  kind: DatabaseKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Ranking[]>> {
  if (DIFFERENCES[kind].isShared) return byId((await selectAllOf(tx, kind, { ids })).rows);
  const found = new Map<number, readonly Ranking[]>();
  for (const id of ids) found.set(id, (await selectAll(tx, kind, { id })).rows);
  return found;
}

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
 * Stores new standings of characters whose rows the transaction has locked or inserted, and tells other nodes
 * of them. Each change's `from` must be what is stored, and its `to` is not null.
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

/** All at once, and with the log entry: each statement is a journey. */
async function saveShared(tx: Writer, changes: readonly RankingChange[]): Promise<void> {
  const rows = changes.map(({ characterId, board, to }) => ({
    c: characterId,
    b: board,
    m: to?.minusScore,
    r: to?.reachedAt,
  }));
  await sql`
    with saved as (
      insert into rankings (character_id, board, minus_score, reached_at)
      select c, b, m, r from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (c bigint, b int, m bigint, r bigint)
      on conflict (character_id, board) do update
        set minus_score = excluded.minus_score, reached_at = excluded.reached_at
    )
    insert into ranking_log (changes) values (${JSON.stringify(changes)})`.execute(tx);
}

/**
 * Takes a character off all boards and tells other nodes. To be called before the character is deleted; what
 * it returns is to be told to the leaderboards after the commit.
 */
export async function deleteRankings(
  tx: Writer,
  kind: DatabaseKind,
  characterId: number,
): Promise<readonly RankingChange[]> {
  const { rows } = await selectAll(tx, kind, { id: characterId });
  const changes = rows.map(({ board, ...from }): RankingChange => ({ characterId, board, from, to: null }));
  await tx.deleteFrom('rankings').where('character_id', '=', characterId).execute();
  if (DIFFERENCES[kind].isShared)
    await tx
      .insertInto('ranking_log')
      .values({ changes: JSON.stringify(changes) })
      .execute();
  return changes;
}
