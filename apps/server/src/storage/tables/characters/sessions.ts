import type { Reader } from '../../database/schema.ts';
import { IDS_AT_A_TIME } from './rows.ts';

/** Whether a session was running when the character was saved. */
export async function isBusy(db: Reader, id: number): Promise<boolean> {
  const row = await db.selectFrom('characters').select('busy_until').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.busy_until !== null;
}

/**
 * The content versions with which the current actions of stored sessions began. Sessions that have ended and
 * are not settled are included. `since`: the earliest instant to which a session with that content is
 * settled.
 */
export async function unsettledSessions(db: Reader): Promise<readonly { content: string; since: number }[]> {
  return await db
    .selectFrom('characters')
    .select((e) => ['session_content as content', e.fn.min('at').as('since')])
    .where('session_content', 'is not', null)
    .groupBy('session_content')
    .$narrowType<{ content: string; since: number }>()
    .execute();
}

/** In the JSON of a state that has a plan. */
const HAS_PLAN = '%"plan":{%';

/**
 * Ids above `after`, ascending, of characters with seeds of draws to come: those whose session was running
 * when they were saved, and those with a plan. It reads the states of all characters.
 */
export async function charactersWithSeeds(
  db: Reader,
  after: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('characters')
    .select('id')
    .where((e) => e.or([e('session_content', 'is not', null), e('state_core', 'like', HAS_PLAN)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many characters have a running session at an instant, or are in `open`; each counts once. */
export async function countActive(db: Reader, at: number, open: readonly number[]): Promise<number> {
  const { running } = await db
    .selectFrom('characters')
    .select((e) => e.fn.countAll<number>().as('running'))
    .where('busy_until', '>', at)
    .executeTakeFirstOrThrow();
  let both = 0;
  for (let from = 0; from < open.length; from += IDS_AT_A_TIME) {
    const counted = await db
      .selectFrom('characters')
      .select((e) => e.fn.countAll<number>().as('both'))
      .where('busy_until', '>', at)
      .where('id', 'in', open.slice(from, from + IDS_AT_A_TIME))
      .executeTakeFirstOrThrow();
    both += counted.both;
  }
  return running + open.length - both;
}

/** For how long, in ms, the session that ended first has waited to be settled; 0 when none waits. */
export async function sweepLag(db: Reader, now: number): Promise<number> {
  const { first } = await db
    .selectFrom('characters')
    .select((e) => e.fn.min<number | null>('busy_until').as('first'))
    .executeTakeFirstOrThrow();
  return first === null ? 0 : Math.max(0, now - first);
}
