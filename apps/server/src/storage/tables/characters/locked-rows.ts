import { sql } from 'kysely';
import { readRequest, writeRequest } from '../../database/character-request.ts';
import { type DatabaseKind, DIFFERENCES } from '../../database/dialect.ts';
import { prepared } from '../../database/prepared.ts';
import { rowsAsTable } from '../../database/rows-as-table.ts';
import type { Writer } from '../../database/schema.ts';
import { vanished } from '../../database/vanished.ts';
import {
  HEAD,
  isNotDeleted,
  type LockedHead,
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
export type LockedAt = LockedHead & { readonly now: number | null };

/** A row of `alert_checks`, which few characters have. */
const ALERT_CHECK = sql<number | null>`
  (select check_at from alert_checks where character_id = characters.id)`.as('alertCheckAt');

/** The state in a row, and the version of the content with which it was settled. */
export type StoredTexts = VersionedTexts & { readonly contentVersion: string };

/** A state that was computed from the one at `fromRevision` and `fromAt`. */
export interface Replacement extends SavedState {
  readonly fromRevision: number;
  readonly fromAt: number;
}

type StateOf = Replacement & { readonly characterId: number };

/**
 * Locks a character's row. The outer query reads the clock: PostgreSQL computes the columns of the inner
 * query before it waits for the lock.
 */
export const lockHead = prepared<{ id: number }, LockedAt>(
  (db, { id }, { locked, instant }) =>
    db
      .selectFrom(
        locked(
          db
            .selectFrom('characters')
            .select(HEAD)
            .select(ALERT_CHECK)
            .where('id', '=', id)
            .where(isNotDeleted),
        ).as('head'),
      )
      .selectAll()
      .select(instant.as('now')),
  { isSingle: true },
);

const claimHeads = prepared<{ ids: readonly number[] }, LockedAt>((db, { ids }, { claimed, instant }) =>
  db
    .selectFrom(
      claimed(
        db
          .selectFrom('characters')
          .select(HEAD)
          .select(ALERT_CHECK)
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
): Promise<readonly LockedAt[]> {
  if (DIFFERENCES[kind].isShared) return (await claimHeads(tx, kind, { ids })).rows;
  const heads: LockedAt[] = [];
  for (const id of ids) heads.push(...(await lockHead(tx, kind, { id })).rows);
  return heads;
}

const selectTexts = prepared<{ characterId: number }, StoredTexts>(
  (db, { characterId }) =>
    db
      .selectFrom('characters')
      .select([...TEXTS, 'content_version as contentVersion'])
      .where('id', '=', characterId),
  { isSingle: true },
);

const selectTextsOf = prepared<{ ids: readonly number[] }, StoredTexts & { id: number }>((db, { ids }) =>
  db
    .selectFrom('characters')
    .select(['id', ...TEXTS, 'content_version as contentVersion'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`),
);

/** The stored state, as JSON texts. */
export const readTexts = readRequest(
  'read the state',
  selectTexts,
  selectTextsOf,
  ([texts], id) => texts ?? vanished(id),
);

const updateState = prepared<StateOf, never>((db, values) =>
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
    .where('id', '=', values.characterId)
    .where('revision', '=', values.fromRevision)
    .where('at', '=', values.fromAt),
);

/** As `updateState`, for many characters. @returns the ids of the changed rows. */
async function updateStates(tx: Writer, states: readonly StateOf[]): Promise<ReadonlySet<number>> {
  const table = rowsAsTable(states, {
    characterId: 'bigint',
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
    where characters.id = row."characterId"
      and characters.revision = row."fromRevision"
      and characters.at = row."fromAt"
    returning characters.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Stores a state that was computed from the locked one. At most once per lock. Throws `LostRow` when the
 * character is no longer at the revision and instant from which the state was computed.
 */
export const saveState = writeRequest<Replacement>(
  'save the state',
  async (tx, kind, state) => {
    if ((await updateState(tx, kind, state)).changed !== 1) throw new LostRow(state);
  },
  async (tx, states) => {
    const changed = await updateStates(tx, states);
    const lost = states.find(({ characterId }) => !changed.has(characterId));
    if (lost !== undefined) throw new LostRow(lost);
  },
);

/** The stored row is not the one that was locked: the new state was computed from another state. A bug. */
export class LostRow extends Error {
  constructor({ characterId, fromRevision, fromAt }: StateOf) {
    super(`character ${characterId} is no longer at revision ${fromRevision} and instant ${fromAt}`);
    this.name = 'LostRow';
  }
}

/** When the running session of a character will end. */
interface ExpectedEnd {
  readonly busyUntil: number;
}

const updateEnd = prepared<ExpectedEnd & { characterId: number }, never>((db, { characterId, busyUntil }) =>
  db.updateTable('characters').set({ busy_until: busyUntil }).where('id', '=', characterId),
);

/** Stores when the running session will end; the state does not change. */
export const saveEnd = writeRequest<ExpectedEnd>('save the end of the session', updateEnd, (tx, ends) => {
  const table = rowsAsTable(ends, { characterId: 'bigint', busyUntil: 'bigint' });
  const changed = sql`update characters set busy_until = row."busyUntil" from ${table} where characters.id = row."characterId"`;
  return changed.execute(tx);
});
