import { sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../../database/dialect.ts';
import { prepared } from '../../database/prepared.ts';
import { rowsAsTable } from '../../database/rows-as-table.ts';
import type { Writer } from '../../database/schema.ts';
import {
  type CharacterHead,
  HEAD,
  isNotDeleted,
  type SavedState,
  TEXTS,
  type VersionedTexts,
} from './columns.ts';

/**
 * Queries that lock and write characters' rows, for one character and for many. On PostgreSQL each statement
 * is a network round trip, so one statement serves many characters. On SQLite each character gets a
 * statement of its own, which is as fast.
 */

/** A row when it was locked, and the database's clock at that time; null where it has no clock of its own. */
export type LockedHead = CharacterHead & { readonly now: number | null };

/** The state in a row, and the version of the content with which it was settled. */
export type StoredTexts = VersionedTexts & { readonly contentVersion: string };

/** A state that is computed from the one at `fromRevision` and `fromAt`. */
export interface Replacement extends SavedState {
  readonly id: number;
  readonly fromRevision: number;
  readonly fromAt: number;
}

/**
 * Locks a character's row. The outer query reads the clock: PostgreSQL computes the columns of the inner
 * query before it waits for the lock.
 */
export const lockHead = prepared<{ id: number }, LockedHead>((db, { id }, { locked, instant }) =>
  db
    .selectFrom(
      locked(db.selectFrom('characters').select(HEAD).where('id', '=', id).where(isNotDeleted)).as('head'),
    )
    .selectAll()
    .select(instant.as('now')),
);

const claimHeads = prepared<{ ids: readonly number[] }, LockedHead>((db, { ids }, { claimed, instant }) =>
  db
    .selectFrom(
      claimed(
        db
          .selectFrom('characters')
          .select(HEAD)
          .where(sql<boolean>`id = any(${ids}::bigint[])`)
          .where(isNotDeleted)
          .orderBy('id'),
      ).as('head'),
    )
    .selectAll()
    .select(instant.as('now')),
);

/** Locks characters' rows, and skips rows that another transaction has locked. */
export async function lockHeads(
  tx: Writer,
  kind: DatabaseKind,
  ids: readonly number[],
): Promise<readonly LockedHead[]> {
  if (DIFFERENCES[kind].isShared) return (await claimHeads(tx, kind, { ids })).rows;
  const heads: LockedHead[] = [];
  for (const id of ids) heads.push(...(await lockHead(tx, kind, { id })).rows);
  return heads;
}

export const selectTexts = prepared<{ id: number }, StoredTexts>((db, { id }) =>
  db
    .selectFrom('characters')
    .select([...TEXTS, 'content_version as contentVersion'])
    .where('id', '=', id),
);

const selectTextsOf = prepared<{ ids: readonly number[] }, StoredTexts & { id: number }>((db, { ids }) =>
  db
    .selectFrom('characters')
    .select(['id', ...TEXTS, 'content_version as contentVersion'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`),
);

/** The stored states of characters, as JSON texts, by character id. */
export async function textsOf(
  tx: Writer,
  kind: DatabaseKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredTexts>> {
  if (DIFFERENCES[kind].isShared)
    return new Map((await selectTextsOf(tx, kind, { ids })).rows.map((row) => [row.id, row]));
  const texts = new Map<number, StoredTexts>();
  for (const id of ids) for (const row of (await selectTexts(tx, kind, { id })).rows) texts.set(id, row);
  return texts;
}

/**
 * Updates a character's state. It changes no row when the character is no longer at the revision and instant
 * from which the new state was computed.
 */
export const updateState = prepared<Replacement, never>((db, values) =>
  db
    .updateTable('characters')
    .set((e) => ({
      revision: values.revision,
      at: values.at,
      state_core: values.core,
      state_inventory: e.fn.coalesce(e.val(values.inventory), 'state_inventory'),
      state_collection: e.fn.coalesce(e.val(values.collection), 'state_collection'),
      state_version: values.stateVersion,
      rules_version: values.rulesVersion,
      content_version: values.contentVersion,
      session_content: values.sessionContent,
      busy_until: values.busyUntil,
    }))
    .where('id', '=', values.id)
    .where('revision', '=', values.fromRevision)
    .where('at', '=', values.fromAt),
);

/** As `updateState`, for many characters. @returns the ids of the changed rows. */
export async function updateStates(
  tx: Writer,
  kind: DatabaseKind,
  states: readonly Replacement[],
): Promise<ReadonlySet<number>> {
  if (!DIFFERENCES[kind].isShared) {
    const changed = new Set<number>();
    for (const state of states) if ((await updateState(tx, kind, state)).changed === 1) changed.add(state.id);
    return changed;
  }
  const table = rowsAsTable(states, {
    id: 'bigint',
    fromRevision: 'bigint',
    fromAt: 'bigint',
    revision: 'bigint',
    at: 'bigint',
    core: 'text',
    inventory: 'text',
    collection: 'text',
    stateVersion: 'int',
    rulesVersion: 'int',
    contentVersion: 'text',
    sessionContent: 'text',
    busyUntil: 'bigint',
  });
  const { rows } = await sql<{ id: number }>`
    update characters set
      revision = row.revision,
      at = row.at,
      state_core = row.core,
      state_inventory = coalesce(row.inventory, state_inventory),
      state_collection = coalesce(row.collection, state_collection),
      state_version = row."stateVersion",
      rules_version = row."rulesVersion",
      content_version = row."contentVersion",
      session_content = row."sessionContent",
      busy_until = row."busyUntil"
    from ${table}
    where characters.id = row.id
      and characters.revision = row."fromRevision"
      and characters.at = row."fromAt"
    returning characters.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** When the running session of a character will end. */
export interface ExpectedEnd {
  readonly id: number;
  readonly busyUntil: number;
}

export const updateEnd = prepared<ExpectedEnd, never>((db, { id, busyUntil }) =>
  db.updateTable('characters').set({ busy_until: busyUntil }).where('id', '=', id),
);

export async function updateEnds(
  tx: Writer,
  kind: DatabaseKind,
  ends: readonly ExpectedEnd[],
): Promise<void> {
  if (DIFFERENCES[kind].isShared) {
    const table = rowsAsTable(ends, { id: 'bigint', busyUntil: 'bigint' });
    await sql`update characters set busy_until = row."busyUntil" from ${table} where characters.id = row.id`.execute(
      tx,
    );
    return;
  }
  for (const end of ends) await updateEnd(tx, kind, end);
}
