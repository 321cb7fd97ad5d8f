import { sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';
import { forgetRankedOften } from './ranked-often.ts';

declare module '../database/schema.ts' {
  interface Schema {
    ranking_rounds: RankingRoundsTable;
  }
}

/** At most one row: the current round, which settles all running sessions in turn. */
interface RankingRoundsTable {
  id: number;
  began_at: number;
  /** How many sessions ran when the round began. */
  expected: number;
  /** How many characters this round has come to. It may have left some out. */
  visited: number;
  /** 1 when no session is left to be claimed in this round, else 0. */
  ended: number;
  /** Cursor in two columns: the session's end and the id of the character to which it came last. */
  busy_until: number;
  character_id: number;
  /**
   * Characters with ids above `unranked_from` up to `unranked_to` wait to be ranked again: they are older
   * than a board and have no row on it yet, or the trophies' ranks have changed.
   */
  unranked_from: number;
  unranked_to: number;
  /**
   * Digest of the trophies' ranks and the added boards by which the rankings are stored; '' before the first.
   */
  trophy_ranks: string;
  /** Counts the rounds. */
  round_number: number;
}

/**
 * Duration of a round in ms. Sessions begin and end meanwhile, so the time between two rounds that come to
 * one session can be half as long again, `ROUND_GAP`, but never twice as long.
 */
export const ROUND_TIME = 30 * 60_000;

/**
 * The longest usual time in ms between two rounds that come to one session. The API's documentation names it
 * (`packages/protocol/src/docs/route-texts.ts`).
 */
export const ROUND_GAP = 1.5 * ROUND_TIME;

/**
 * Of so many rounds a large one settles a character at least once, if nothing calls for more (`dueOf`). With
 * `ROUND_TIME` it gives six hours.
 */
export const ROUNDS_OF_A_CYCLE = 12;

/** The longest usual time in ms between two settlements of a character that large rounds leave out. */
export const CYCLE_GAP = ROUNDS_OF_A_CYCLE * ROUND_TIME + ROUND_TIME / 2;

/** From so many running sessions on, a round is large. */
export const LARGE_ROUND = 5_000;

type Round = RankingRoundsTable;

/** What a part of a round has found. */
export interface ClaimedPart {
  /** The characters that are to be settled. */
  readonly ids: readonly number[];
  /** Whether no more characters are due at the moment. */
  readonly isLast: boolean;
  /** Whether the round is large, and leaves characters out. */
  readonly isLarge: boolean;
}

const NOTHING: ClaimedPart = { ids: [], isLast: true, isLarge: false };

/**
 * Claims the next characters of the round for this node: those whose session was running when their row was
 * saved, and of a large round those of them that are due (`dueOf`). It spreads them evenly over the round's
 * time. No other node gets the same characters in this round.
 * @param limit how many characters to come to at most.
 * @param largeFrom smaller in tests: `LARGE_ROUND`
 * @returns nothing while another node is claiming characters.
 */
export async function claimRunning(
  tx: Writer,
  kind: DatabaseKind,
  now: number,
  limit: number,
  largeFrom = LARGE_ROUND,
): Promise<ClaimedPart> {
  const { claimed } = DIFFERENCES[kind];
  const found = await claimed(tx.selectFrom('ranking_rounds').selectAll()).executeTakeFirst();
  if (found === undefined) return NOTHING;
  const isLarge = found.expected >= largeFrom;
  const round = await currentRound(tx, found, now);
  if (round === null) return { ...NOTHING, isLarge };
  // If the clock was set back to before the round's begin, the rest of the round is due at once.
  const share = now < round.began_at ? 1 : Math.min(1, (now - round.began_at) / ROUND_TIME);
  const due = share === 1 ? limit : Math.min(limit, Math.ceil(round.expected * share) - round.visited);
  const characters = due > 0 ? await charactersAfter(tx, round, due) : [];
  const last = characters.at(-1);
  if (due <= 0 && round === found) return { ...NOTHING, isLarge };
  await tx
    .updateTable('ranking_rounds')
    .set({
      ...round,
      visited: round.visited + characters.length,
      busy_until: last?.busy_until ?? round.busy_until,
      character_id: last?.id ?? round.character_id,
      ended: due > 0 && characters.length < due ? 1 : 0,
    })
    .execute();
  const ids = characters.map(({ id }) => id);
  const isLargeNow = round.expected >= largeFrom;
  return {
    ids: isLargeNow ? await dueOf(tx, ids, round, now) : ids,
    isLast: characters.length < limit,
    isLarge: isLargeNow,
  };
}

/**
 * Those of the characters that a large round settles: characters that were saved, or for which new content
 * became live, since the last round came to them; characters that every round ranks (`ranked_often`); and a
 * part of the others, so that each is settled once in `ROUNDS_OF_A_CYCLE` rounds.
 */
async function dueOf(
  tx: Writer,
  ids: readonly number[],
  { round_number }: Round,
  now: number,
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const since = now - ROUND_GAP;
  const { imported } = await tx
    .selectFrom('content_timeline')
    .select((e) => e.fn.max('effective_at').as('imported'))
    .where('effective_at', '<=', now)
    .executeTakeFirstOrThrow();
  if (imported > since) return ids;
  const due = await tx
    .selectFrom('characters')
    .select('id')
    .where('id', 'in', ids)
    .where((e) =>
      e.or([
        e('at', '>', since),
        sql<boolean>`(id + ${round_number}) % ${sql.lit(ROUNDS_OF_A_CYCLE)} = 0`,
        e.exists(
          e
            .selectFrom('ranked_often')
            .select('character_id')
            .whereRef('character_id', '=', 'characters.id')
            .where('until', '>', now),
        ),
      ]),
    )
    .execute();
  return due.map(({ id }) => id);
}

/**
 * The current round. When all its sessions are claimed and `ROUND_TIME` is over, a new round; null before
 * that.
 */
async function currentRound(tx: Writer, round: Round, now: number): Promise<Round | null> {
  if (round.ended === 0) return round;
  if (now >= round.began_at && now < round.began_at + ROUND_TIME) return null;
  const { expected } = await tx
    .selectFrom('characters')
    .select((e) => e.fn.countAll<number>().as('expected'))
    .where('busy_until', 'is not', null)
    .executeTakeFirstOrThrow();
  await forgetRankedOften(tx, now);
  const round_number = round.round_number + 1;
  return {
    ...round,
    round_number,
    began_at: now,
    expected,
    visited: 0,
    ended: 0,
    busy_until: 0,
    character_id: 0,
  };
}

/** The characters after the cursor, in the order in which their sessions end. */
const charactersAfter = (
  tx: Writer,
  { busy_until, character_id }: Round,
  limit: number,
): Promise<{ id: number; busy_until: number }[]> =>
  tx
    .selectFrom('characters')
    .select(['id', 'busy_until'])
    .where('busy_until', 'is not', null)
    .where(sql<boolean>`(busy_until, id) > (${busy_until}, ${character_id})`)
    .orderBy('busy_until')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ busy_until: number }>()
    .execute();

/**
 * The next characters that wait to be ranked again, by ascending id. The same characters are returned until
 * `haveRankings` is called for them, so that none is skipped when a node dies.
 */
export async function unranked(db: Reader, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('characters')
    .innerJoin('ranking_rounds', (join) =>
      join.onRef('characters.id', '>', 'unranked_from').onRef('characters.id', '<=', 'unranked_to'),
    )
    .select('characters.id')
    .orderBy('characters.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a character waits to be ranked again. */
export async function waitsForRankings(db: Reader, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('ranking_rounds')
    .select('id')
    .where('unranked_from', '<', id)
    .where('unranked_to', '>=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that all characters up to an id, of those that waited to be ranked again, have been ranked. */
export async function haveRankings(tx: Writer, id: number): Promise<void> {
  await tx.updateTable('ranking_rounds').set({ unranked_from: id }).where('unranked_from', '<', id).execute();
}

/** Digest of the trophies' ranks by which the rankings are stored; '' before the first `rankBy`. */
export async function rankedBy(db: Reader): Promise<string> {
  const { trophy_ranks } = await db
    .selectFrom('ranking_rounds')
    .select('trophy_ranks')
    .executeTakeFirstOrThrow();
  return trophy_ranks;
}

/**
 * Stores the digest of the trophies' ranks by which the rankings are stored from now on. If they were stored
 * by other ranks, all characters wait to be ranked again.
 */
export async function rankBy(tx: Writer, ranks: string): Promise<void> {
  const before = await rankedBy(tx);
  if (before === ranks) return;
  const all = tx.selectFrom('characters').select((e) => e.fn.coalesce(e.fn.max('id'), sql.lit(0)).as('last'));
  const waiting = before === '' ? {} : { unranked_from: 0, unranked_to: all };
  await tx
    .updateTable('ranking_rounds')
    .set({ ...waiting, trophy_ranks: ranks })
    .execute();
}
