import { sql } from 'kysely';
import { writeRequest } from '../database/character-request.ts';
import { claimRows, type Lease } from '../database/claim-rows.ts';
import type { DatabaseKind } from '../database/dialect.ts';
import { prepared } from '../database/prepared.ts';
import { rowsAsTable } from '../database/rows-as-table.ts';
import type { Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    alert_checks: AlertChecksTable;
  }
}

/**
 * The characters of accounts with devices or with letters about ends. Other characters have no row, so alerts
 * cost them no statement. A row says when to look and never what to tell: at its instant the character is
 * settled, and what has happened by then is told.
 */
interface AlertChecksTable {
  character_id: number;
  /** When something may have happened that is to be told, epoch ms; `NO_CHECK` while nothing can. */
  check_at: number;
  /** Until then a node is at work on the check, epoch ms; 0 when none is. */
  claimed_until: number;
}

/** The `check_at` of a character to which nothing can happen that is to be told. */
export const NO_CHECK = Number.MAX_SAFE_INTEGER;

/**
 * Looks at an account's characters at once, because what its devices want has changed. Without a device and
 * without letters it does nothing.
 */
export async function checkAtOnce(tx: Writer, accountId: number, now: number): Promise<void> {
  await sql`
    insert into alert_checks (character_id, check_at, claimed_until)
    select characters.id, cast(${now} as bigint), 0 from characters
    where account_id = ${accountId}
      and not exists (select 1 from deleted_characters where character_id = characters.id)
      and (exists (select 1 from devices where devices.account_id = characters.account_id and proved_at is not null)
        or exists (select 1 from end_letters where end_letters.account_id = characters.account_id))
    on conflict (character_id) do update set check_at = excluded.check_at`.execute(tx);
}

/**
 * Looks at all characters at an instant at which new content may change what will happen to them.
 * @param at epoch ms
 */
export async function checkAllAt(tx: Writer, at: number): Promise<void> {
  await tx
    .updateTable('alert_checks')
    .set({ check_at: at })
    .where('check_at', '>', at)
    .where('check_at', '<', NO_CHECK)
    .execute();
}

/**
 * Takes checks that are due, the earliest first, for this node.
 * @returns the ids of the characters
 */
export async function claimChecks(
  tx: Writer,
  kind: DatabaseKind,
  { now, until, limit }: Lease,
): Promise<readonly number[]> {
  const due = tx
    .selectFrom('alert_checks')
    .select('character_id')
    .where('check_at', '<=', now)
    // After the clock was set back, a claim would last for too long.
    .where((e) => e.or([e('claimed_until', '<=', now), e('claimed_until', '>', until)]))
    .orderBy('check_at')
    .limit(limit);
  return await claimRows(kind, due, async (keys) => {
    const ids = keys.map(({ character_id }) => character_id);
    await tx
      .updateTable('alert_checks')
      .set({ claimed_until: until })
      .where('character_id', 'in', ids)
      .execute();
    return ids;
  });
}

interface NextCheck {
  readonly checkAt: number;
  /** The `check_at` that was read. One that has changed since stays: another device was registered. */
  readonly from: number;
}

type CheckOf = NextCheck & { readonly characterId: number };

const updateCheck = prepared<CheckOf, never>((db, { characterId, checkAt, from }) =>
  db
    .updateTable('alert_checks')
    .set((e) => ({ check_at: checkAt, claimed_until: e.lit(0) }))
    .where('character_id', '=', characterId)
    .where('check_at', '=', from),
);

/** Stores when to look at the character next, after it was looked at. */
export const saveCheck = writeRequest<NextCheck>(
  'save the next check for alerts',
  updateCheck,
  (tx, checks) => {
    const table = rowsAsTable(checks, { characterId: 'bigint', checkAt: 'bigint', from: 'bigint' });
    return sql`
    update alert_checks set check_at = row."checkAt", claimed_until = 0 from ${table}
    where character_id = row."characterId" and check_at = row."from"`.execute(tx);
  },
);

/** As `saveCheck`, for a character that is not locked. */
export async function putCheck(tx: Writer, check: CheckOf): Promise<void> {
  await tx
    .updateTable('alert_checks')
    .set({ check_at: check.checkAt, claimed_until: 0 })
    .where('character_id', '=', check.characterId)
    .where('check_at', '=', check.from)
    .execute();
}

const updateCheckAt = prepared<{ characterId: number; checkAt: number }, never>(
  (db, { characterId, checkAt }) =>
    db.updateTable('alert_checks').set({ check_at: checkAt }).where('character_id', '=', characterId),
);

/** Stores when to look at the character, because its player has changed what will happen. */
export const moveCheck = writeRequest<{ readonly checkAt: number }>(
  'move the check for alerts',
  updateCheckAt,
);

const deleteCheck = prepared<{ characterId: number; from: number }, never>((db, { characterId, from }) =>
  db.deleteFrom('alert_checks').where('character_id', '=', characterId).where('check_at', '=', from),
);

/** Looks at the character no more, because its account has neither a device nor letters. */
export const endChecks = writeRequest<Pick<NextCheck, 'from'>>('end the checks for alerts', deleteCheck);
