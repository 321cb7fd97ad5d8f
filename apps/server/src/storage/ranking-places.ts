import { sql } from 'kysely';
import type { DatabaseKind } from './dialect.ts';
import { prepared } from './prepared.ts';
import type { Standing } from './rankings.ts';
import type { Reader } from './schema.ts';

/** A place in a board's order. */
export interface Place extends Standing {
  readonly characterId: number;
}

/** Before all that can be on a board. */
export const FIRST: Place = {
  minusScore: Number.MIN_SAFE_INTEGER,
  reachedAt: Number.MIN_SAFE_INTEGER,
  characterId: 0,
};

/** A place on a board with who stands there. */
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

/** `limit` rows of a board in order, `skip` rows after a place; names as of now. */
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
        // Characters are looked up for the page, not for what is skipped.
        .as('page'),
    )
    .innerJoin('characters', 'characters.id', 'page.character_id')
    .select([...PLACE, 'name', 'appearance_id as appearanceId'])
    .orderBy('minus_score')
    .orderBy('reached_at')
    .orderBy('character_id'),
);

/** The place that is `skip` rows after another. */
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

/** How many of the `within` rows from a place on stand before another place. */
export async function countBetween(
  db: Reader,
  kind: DatabaseKind,
  board: number,
  start: Place,
  end: Place,
  within: number,
): Promise<number> {
  const { minusScore: untilScore, reachedAt: untilReached, characterId: untilId } = end;
  const until = { untilScore, untilReached, untilId };
  const { rows } = await selectBetween(db, kind, { board, ...start, ...until, within });
  return rows[0]?.places ?? 0;
}

/** PostgreSQL goes on to the end of the first column's ties, whatever the row's upper bound: so the rows have a limit. */
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

const selectCount = prepared<{ board: number }, { places: number }>((db, { board }) =>
  db
    .selectFrom('rankings')
    .select((e) => e.fn.countAll<number>().as('places'))
    .where('board', '=', board),
);

/** How many characters are on a board, counted one by one. */
export async function countBoard(db: Reader, kind: DatabaseKind, board: number): Promise<number> {
  return (await selectCount(db, kind, { board })).rows[0]?.places ?? 0;
}

/** A character's place on a board and who it is; none when it is not there. */
export const selectRanked = prepared<{ board: number; id: number }, RankedCharacter>((db, { board, id }) =>
  db
    .selectFrom('rankings')
    .innerJoin('characters', 'characters.id', 'rankings.character_id')
    .select([...PLACE, 'name', 'appearance_id as appearanceId'])
    .where('character_id', '=', id)
    .where('board', '=', board),
);
