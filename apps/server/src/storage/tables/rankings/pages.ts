import { sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../../database/dialect.ts';
import { prepared } from '../../database/prepared.ts';
import type { Reader } from '../../database/schema.ts';
import type { RankingKey } from './columns.ts';

/** What orders the characters of a board: minus the score, when the score was reached, the character's id. */
export interface Position extends RankingKey {
  readonly characterId: number;
}

/** A position before all characters of a board. */
export const FIRST: Position = {
  minusScore: Number.MIN_SAFE_INTEGER,
  reachedAt: Number.MIN_SAFE_INTEGER,
  characterId: 0,
};

/** A position on a board, with the name and the appearance of its character. */
export interface RankedCharacter extends Position {
  readonly name: string;
  readonly appearanceId: number;
}

const POSITION = [
  'minus_score as minusScore',
  'reached_at as reachedAt',
  'character_id as characterId',
] as const;

const position = sql`(minus_score, reached_at, character_id)`;

type From = Position & { readonly board: number };

const from = ({ minusScore, reachedAt, characterId }: Position) =>
  sql<boolean>`${position} >= (${minusScore}, ${reachedAt}, ${characterId})`;

/** One page of a board: at most `limit` rows in order, from the row `skip` rows after a position on. */
export const selectPage = prepared<From & { skip: number; limit: number }, RankedCharacter>((db, values) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom('rankings')
        .select(['minus_score', 'reached_at', 'character_id'])
        .where('board', '=', values.board)
        .where(from(values))
        .orderBy('minus_score')
        .orderBy('reached_at')
        .orderBy('character_id')
        .offset(values.skip)
        .limit(values.limit)
        // The join with characters covers the page only, not the skipped rows.
        .as('page'),
    )
    .innerJoin('characters', 'characters.id', 'page.character_id')
    .select([...POSITION, 'name', 'appearance_id as appearanceId'])
    .orderBy('minus_score')
    .orderBy('reached_at')
    .orderBy('character_id'),
);

/** The position that is `skip` rows after another position; no row after the board's end. */
export const selectPosition = prepared<From & { skip: number }, Position>((db, values) =>
  db
    .selectFrom('rankings')
    .select(POSITION)
    .where('board', '=', values.board)
    .where(from(values))
    .orderBy('minus_score')
    .orderBy('reached_at')
    .orderBy('character_id')
    .offset(values.skip)
    .limit(1),
);

/**
 * Which rows of a board `countBetween` counts: those from the position `start` on and before the position
 * `end`. It reads at most `within` rows.
 */
export interface Range {
  readonly board: number;
  readonly start: Position;
  readonly within: number;
  readonly end: Position;
}

/** How many rows of a board are from `start` on and before `end`; at most `within`. */
export async function countBetween(
  db: Reader,
  kind: DatabaseKind,
  { board, start, within, end }: Range,
): Promise<number> {
  const { minusScore: untilScore, reachedAt: untilReached, characterId: untilId } = end;
  const until = { untilScore, untilReached, untilId };
  const { rows } = await selectBetween(db, kind, { board, ...start, ...until, within });
  return rows[0]?.places ?? 0;
}

/**
 * Counts rows between two positions. The number of rows is limited, because PostgreSQL scans to the end of
 * the rows with equal first columns and does not stop at the upper bound of the row comparison.
 */
const selectBetween = prepared<
  From & { untilScore: number; untilReached: number; untilId: number; within: number },
  { places: number }
>((db, values) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom('rankings')
        .select(['minus_score', 'reached_at', 'character_id'])
        .where('board', '=', values.board)
        .where(from(values))
        .orderBy('minus_score')
        .orderBy('reached_at')
        .orderBy('character_id')
        .limit(values.within)
        .as('stretch'),
    )
    .select((e) => e.fn.countAll<number>().as('places'))
    .where(sql<boolean>`${position} < (${values.untilScore}, ${values.untilReached}, ${values.untilId})`),
);

/**
 * As `countBetween`, for ranges of different boards, by board. On PostgreSQL it is one statement, because
 * each statement is a network round trip.
 */
export async function countEachBetween(
  db: Reader,
  kind: DatabaseKind,
  ranges: readonly Range[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  if (!DIFFERENCES[kind].isShared) {
    for (const range of ranges) counts.set(range.board, await countBetween(db, kind, range));
    return counts;
  }
  const wanted = ranges.map(({ board, start, within, end }) => ({
    b: board,
    n: within,
    s: start.minusScore,
    r: start.reachedAt,
    c: start.characterId,
    us: end.minusScore,
    ur: end.reachedAt,
    uc: end.characterId,
  }));
  const { rows } = await sql<{ board: number; places: number }>`
    select b as board, (
      select count(*) from (
        select minus_score, reached_at, character_id from rankings
        where board = b and ${position} >= (s, r, c)
        order by minus_score, reached_at, character_id
        limit n
      ) as stretch
      where ${position} < (us, ur, uc)
    ) as places
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (b int, n bigint, s bigint, r bigint, c bigint, us bigint, ur bigint, uc bigint)`.execute(db);
  for (const { board, places } of rows) counts.set(board, places);
  return counts;
}

const selectCount = prepared<{ board: number }, { places: number }>((db, { board }) =>
  db
    .selectFrom('rankings')
    .select((e) => e.fn.countAll<number>().as('places'))
    .where('board', '=', board),
);

/** How many characters are on a board. It counts all rows. */
export async function countBoard(db: Reader, kind: DatabaseKind, board: number): Promise<number> {
  return (await selectCount(db, kind, { board })).rows[0]?.places ?? 0;
}

/** A character's position on a board with its name; no row when it is not on the board. */
export const selectRanked = prepared<{ board: number; id: number }, RankedCharacter>((db, { board, id }) =>
  db
    .selectFrom('rankings')
    .innerJoin('characters', 'characters.id', 'rankings.character_id')
    .select([...POSITION, 'name', 'appearance_id as appearanceId'])
    .where('character_id', '=', id)
    .where('board', '=', board),
);
