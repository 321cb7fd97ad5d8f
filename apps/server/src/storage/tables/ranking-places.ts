import { sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import { prepared } from '../database/prepared.ts';
import type { Reader } from '../database/schema.ts';
import type { Standing } from './rankings.ts';

/** A position in a board's order. */
export interface Place extends Standing {
  readonly characterId: number;
}

/** A position before all characters of a board. */
export const FIRST: Place = {
  minusScore: Number.MIN_SAFE_INTEGER,
  reachedAt: Number.MIN_SAFE_INTEGER,
  characterId: 0,
};

/** A position on a board with its character. */
export interface RankedCharacter extends Place {
  readonly name: string;
  readonly appearanceId: number;
}

const PLACE = [
  'minus_score as minusScore',
  'reached_at as reachedAt',
  'character_id as characterId',
] as const;

const place = sql`(minus_score, reached_at, character_id)`;

type From = Place & { readonly board: number };

const from = ({ minusScore, reachedAt, characterId }: Place) =>
  sql<boolean>`${place} >= (${minusScore}, ${reachedAt}, ${characterId})`;

/** One page of a board: `limit` rows in order, `skip` rows after a position; with the characters' names. */
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
    .select([...PLACE, 'name', 'appearance_id as appearanceId'])
    .orderBy('minus_score')
    .orderBy('reached_at')
    .orderBy('character_id'),
);

/** The position that is `skip` rows after another. */
export const selectPlace = prepared<From & { skip: number }, Place>((db, values) =>
  db
    .selectFrom('rankings')
    .select(PLACE)
    .where('board', '=', values.board)
    .where(from(values))
    .orderBy('minus_score')
    .orderBy('reached_at')
    .orderBy('character_id')
    .offset(values.skip)
    .limit(1),
);

/** A range of a board: `within` rows from the position `start` on, and a position `end` among them. */
export interface Stretch {
  readonly board: number;
  readonly start: Place;
  readonly within: number;
  readonly end: Place;
}

/** How many rows of a range are before its end. */
export async function countBetween(
  db: Reader,
  kind: DatabaseKind,
  { board, start, within, end }: Stretch,
): Promise<number> {
  const { minusScore: untilScore, reachedAt: untilReached, characterId: untilId } = end;
  const until = { untilScore, untilReached, untilId };
  const { rows } = await selectBetween(db, kind, { board, ...start, ...until, within });
  return rows[0]?.places ?? 0;
}

/**
 * Counts rows between two positions. PostgreSQL scans to the end of the rows with equal first columns,
 * whatever the upper bound of the row comparison is, so the rows have a limit.
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
    .where(sql<boolean>`${place} < (${values.untilScore}, ${values.untilReached}, ${values.untilId})`),
);

/**
 * The same for ranges of different boards, by board. On PostgreSQL it is one statement, because each
 * statement is a network round trip.
 */
export async function countEachBetween(
  db: Reader,
  kind: DatabaseKind,
  stretches: readonly Stretch[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  if (!DIFFERENCES[kind].isShared) {
    for (const stretch of stretches) counts.set(stretch.board, await countBetween(db, kind, stretch));
    return counts;
  }
  const wanted = stretches.map(({ board, start, within, end }) => ({
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
        where board = b and ${place} >= (s, r, c)
        order by minus_score, reached_at, character_id
        limit n
      ) as stretch
      where ${place} < (us, ur, uc)
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
    .select([...PLACE, 'name', 'appearance_id as appearanceId'])
    .where('character_id', '=', id)
    .where('board', '=', board),
);
