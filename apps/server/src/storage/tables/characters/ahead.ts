import { prepared } from '../../database/prepared.ts';
import { DELETED } from './columns.ts';

/**
 * ms by which a stored instant may lie ahead of the clock before it counts as ahead. Corrections of a clock
 * by NTP are smaller, and so is the skew between nodes and database; no player notices a wait as short as
 * this.
 */
export const CLOCK_TOLERANCE = 5_000;

/** Highest number of characters that `countAhead` counts, so that the count takes a few dozen ms at most. */
export const MOST_COUNTED_AHEAD = 10_000;

/** The instant until which a character that is settled to `at` waits for the clock; null when it does not. */
export const waitsUntil = (at: number, clock: number): number | null =>
  at > clock + CLOCK_TOLERANCE ? at : null;

/**
 * The latest instant to which a character is settled, null without characters; and the database's clock, null
 * where it has none of its own. One lookup in the index.
 */
export const latestInstant = prepared<object, { latest: number | null; now: number | null }>(
  (db, _, { instant }) =>
    db.selectNoFrom((e) => [
      e
        .selectFrom('characters')
        .select('at')
        .where('snapshot_revision', '<>', DELETED)
        .orderBy('at', 'desc')
        .limit(1)
        .as('latest'),
      instant.as('now'),
    ]),
);

/** How many characters wait for a clock that shows `clock`, at most `MOST_COUNTED_AHEAD`. */
export const countAhead = prepared<{ after: number }, { characters: number }>((db, { after }) =>
  db
    .selectFrom((e) =>
      e
        .selectFrom('characters')
        .select('at')
        .where('at', '>', after)
        .where('snapshot_revision', '<>', DELETED)
        .limit(MOST_COUNTED_AHEAD)
        .as('ahead'),
    )
    .select((e) => e.fn.countAll<number>().as('characters')),
);
