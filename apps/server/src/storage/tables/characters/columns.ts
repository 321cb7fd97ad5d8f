import type { ExpressionBuilder, Generated } from 'kysely';
import type { Schema } from '../../database/schema.ts';

declare module '../../database/schema.ts' {
  interface Schema {
    characters: CharactersTable;
  }
}

interface CharactersTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  name_key: string;
  appearance_id: number;
  created_at: number;
  /** Number of commands that the character has executed so far. */
  revision: number;
  /** The instant to which the state is settled. */
  at: number;
  /** Version of the rules with which the state was settled. */
  rules_version: number;
  content_version: string;
  /** Version of the content with which the current action began; null while none runs. */
  session_content: string | null;
  /** When the running session will end; null while none runs. */
  busy_until: number | null;
  /**
   * Two columns: revision and instant of the newest snapshot, so that a command knows without a query whether
   * a new snapshot is due. The revision is `DELETED` when the character is deleted.
   */
  snapshot_revision: number;
  snapshot_at: number;
  /**
   * The state as JSON in three parts: inventory, collections and the rest. For a character that was played
   * for long, it has about 22 KB. A command writes only the parts that it changed. These columns come last,
   * so that a scan over the other columns does not read their pages.
   */
  state_core: string;
  state_inventory: string;
  state_collection: string;
  /**
   * Version of the state's shape. This column comes after the state's columns, so reading it costs as much as
   * reading the state. Queries that do not read the state leave it out.
   */
  state_version: Generated<number>;
}

/** What identifies a character. Only an administrator can change the name; the rest never changes. */
export interface CharacterIdentity {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  readonly appearanceId: number;
  readonly createdAt: number;
}

/** The columns of a character's row that a command needs before it reads the state. */
export interface CharacterHead {
  readonly id: number;
  readonly revision: number;
  /** The instant to which the stored state is settled. */
  readonly at: number;
  readonly rulesVersion: number;
  readonly snapshotRevision: number;
  readonly snapshotAt: number;
  /** When the running session will end, as of the last save; null while none runs. */
  readonly busyUntil: number | null;
}

/** What is known of a character when its row is locked. */
export interface LockedHead extends CharacterHead {
  /**
   * When something may have happened that devices are told, epoch ms. Null: the account has neither a device
   * nor letters about ends.
   */
  readonly alertCheckAt: number | null;
}

/**
 * The state as JSON in three columns: parts that change often are apart from those that change rarely.
 * Storage does not parse them.
 */
export interface StateTexts {
  readonly core: string;
  readonly inventory: string;
  readonly collection: string;
}

/** The state's JSON as read, and the version of its shape. */
export interface VersionedTexts extends StateTexts {
  readonly stateVersion: number;
}

/** The values that a save writes into the row. */
export interface SavedState {
  readonly revision: number;
  readonly at: number;
  readonly core: string;
  /** Null: the stored text does not change. */
  readonly inventory: string | null;
  readonly collection: string | null;
  /** Version of the shape of all three texts. */
  readonly stateVersion: number;
  readonly rulesVersion: number;
  readonly contentVersion: string;
  /** Version of the content with which the current action began; null while none runs. */
  readonly sessionContent: string | null;
  /** When the running session will end; null while none runs. */
  readonly busyUntil: number | null;
}

/** The columns of a `CharacterHead`. */
export const HEAD = [
  'id',
  'revision',
  'at',
  'rules_version as rulesVersion',
  'snapshot_revision as snapshotRevision',
  'snapshot_at as snapshotAt',
  'busy_until as busyUntil',
] as const;

/** The columns of a `CharacterIdentity`. */
export const IDENTITY = [
  'id',
  'account_id as accountId',
  'name',
  'appearance_id as appearanceId',
  'created_at as createdAt',
] as const;

/** The columns of `VersionedTexts`. */
export const TEXTS = [
  'state_core as core',
  'state_inventory as inventory',
  'state_collection as collection',
  'state_version as stateVersion',
] as const;

/**
 * The `snapshot_revision` of a deleted character. It gets no commands, so the revision of its snapshot is not
 * needed.
 */
export const DELETED = -1;

/**
 * Whether the character was not deleted with its account. On PostgreSQL a transaction that has waited for a
 * row's lock sees the new row, but the old version of other tables. So the row, too, shows the deletion, by
 * `DELETED`. Deletions by earlier releases are only in the table `deleted_characters`.
 */
export const isNotDeleted = (e: ExpressionBuilder<Schema, 'characters'>) =>
  e.and([
    e('snapshot_revision', '<>', DELETED),
    e.not(
      e.exists(
        e
          .selectFrom('deleted_characters')
          .select('character_id')
          .whereRef('deleted_characters.character_id', '=', 'characters.id'),
      ),
    ),
  ]);
