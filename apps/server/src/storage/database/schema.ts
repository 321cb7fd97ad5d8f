import type { Generated, Kysely, Transaction } from 'kysely';

/**
 * The tables, as queries see them. Instants are epoch milliseconds; JSON stands in TEXT and is opaque to
 * queries, so whatever is searched has a column of its own.
 */
export interface Schema {
  accounts: AccountsTable;
  auth_sessions: AuthSessionsTable;
  characters: CharactersTable;
  command_log: CommandLogTable;
  snapshots: SnapshotsTable;
  secrets: SecretsTable;
  stored_versions: StoredVersionsTable;
  content_versions: ContentVersionsTable;
  content_timeline: ContentTimelineTable;
  outbox: OutboxTable;
  account_tokens: AccountTokensTable;
  attempts: AttemptsTable;
  audit: AuditTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  deleted_characters: DeletedCharactersTable;
  idle_reports: IdleReportsTable;
  rankings: RankingsTable;
  ranking_log: RankingLogTable;
  ranking_rounds: RankingRoundsTable;
  session_sweep: SessionSweepTable;
  nodes: NodesTable;
  watched_characters: WatchedCharactersTable;
}

/** A connection that may be anything: only for reading. */
export type Reader = Kysely<Schema>;

/** A transaction. Whatever writes takes one, so that nothing can be written outside of it. */
export type Writer = Transaction<Schema>;

/** An admin may call what is open to admins, and is a player otherwise. */
export const ROLES = ['player', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const ACCOUNT_KINDS = ['guest', 'registered', 'validated'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export interface AccountsTable {
  id: Generated<number>;
  username: string;
  /** The username in lower case: names that differ in case only are the same name. */
  username_key: string;
  password_hash: string;
  kind: AccountKind;
  created_at: number;
  selected_character_id: number | null;
  role: Generated<Role>;
  /** When its owner left; null while it is in use. */
  deleted_at: Generated<number | null>;
}

export interface AuthSessionsTable {
  /** SHA-256 of the cookie's token: who reads the database cannot log in with what it holds. */
  token_hash: string;
  account_id: number;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** 1 when the cookie outlives the browser, else 0. */
  persistent: number;
  /** Such as "Firefox on Linux"; null for sessions of earlier releases. */
  browser: Generated<string | null>;
  /** 1 when it was begun with a code of the account's second factor, else 0. */
  second_factor: Generated<number>;
}

export interface CharactersTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  name_key: string;
  appearance_id: number;
  created_at: number;
  /** Commands executed so far. */
  revision: number;
  /** The instant that `state` is settled to. */
  at: number;
  /** Rules and content that `state` was settled with. */
  rules_version: number;
  content_version: string;
  /** Content that the action under way was begun with; null while nothing runs. */
  session_content: string | null;
  /** When the session under way will end; null while nothing runs. */
  busy_until: number | null;
  /**
   * Revision and instant of the newest snapshot, so that a command knows without looking whether one is due.
   * `DELETED` once the character is.
   */
  snapshot_revision: number;
  snapshot_at: number;
  /**
   * The state, JSON, about 22 KB for a veteran, in three parts of which a command writes those it changed:
   * what is carried, what is collected, and the rest. The last columns, so that a scan over the others does
   * not touch their pages.
   */
  state_core: string;
  state_inventory: string;
  state_collection: string;
  /**
   * Version of the shape of the state. It lies behind the texts: queries that do not read these leave it out.
   */
  state_version: Generated<number>;
}

export interface CommandLogTable {
  character_id: number;
  /** The character's revision after this command. */
  revision: number;
  /** The instant the command was executed at. */
  at: number;
  name: string;
  input: string;
  rules_version: number;
  content_version: string;
  idempotency_key: string | null;
  /** What was answered, kept with the key for at least a day. */
  answer: string | null;
  /** The clock when it was logged; differs from `at` only after the clock stepped backwards. */
  created_at: number;
  /** Version of the shape of `input`. */
  input_version: Generated<number>;
}

/** States from which the log can be replayed by the rules of `rules_version`. */
export interface SnapshotsTable {
  character_id: number;
  revision: number;
  rules_version: number;
  at: number;
  content_version: string;
  /** Content that the action under way was begun with; null while nothing runs. */
  session_content: string | null;
  state: string;
  created_at: number;
  /** Version of the shape of `state`. */
  state_version: Generated<number>;
}

/** The highest versions of rules and stored JSON with which a release has used the database. */
export interface StoredVersionsTable {
  name: string;
  version: number;
}

/** What all nodes share and nobody else knows. */
export interface SecretsTable {
  name: string;
  value: string;
  created_at: number;
}

export interface ContentVersionsTable {
  version: string;
  imported_at: number;
  /** JSON of what the rules and the clients need of it, retired rows included. */
  compiled: string;
  /** Version of the shape of `compiled`. */
  compiled_version: Generated<number>;
}

/**
 * Which content is live from when. A version returns when an older release does. What nothing needs is
 * removed.
 */
export interface ContentTimelineTable {
  effective_at: number;
  version: string;
}

export const LETTER_KINDS = [
  'validate-email',
  'reset-password',
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Letters that are to be sent; what was sent is removed. */
export interface OutboxTable {
  id: Generated<number>;
  kind: LetterKind;
  /** `username_key` of an account that may or may not exist. */
  recipient: string;
  attempts: number;
  due_at: number;
  created_at: number;
}

/** What limits on account calls are counted in. */
export interface AttemptsTable {
  /** Keyed digest of what is counted and by whom: no address and no name stands here. */
  key: string;
  attempts: number;
  ends_at: number;
}

export const TOKEN_PURPOSES = ['validate-email', 'reset-password'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export interface AccountTokensTable {
  /** SHA-256 of what stands in the link: who reads the database cannot open it. */
  token_hash: string;
  account_id: number;
  purpose: TokenPurpose;
  created_at: number;
  expires_at: number;
}

/**
 * Where each character stands on each leaderboard: the higher score first, then who reached it first, then
 * the lower id.
 */
export interface RankingsTable {
  character_id: number;
  /** The place of the board in `LEADERBOARD_TYPES`. */
  board: number;
  /**
   * Less is better: so all three parts of the order ascend, and one comparison of rows finds a place in it.
   */
  minus_score: number;
  reached_at: number;
}

/** PostgreSQL only: what changed in the rankings, for the nodes that keep count of them. */
export interface RankingLogTable {
  /** The transaction that changed it. */
  xid: Generated<string>;
  /** JSON: `RankingChange[]`. */
  changes: string;
  logged_at: Generated<number>;
}

/** The one round that is under way through the sessions that run. */
export interface RankingRoundsTable {
  id: number;
  began_at: number;
  /** Sessions that ran when it began, and those visited since. */
  expected: number;
  visited: number;
  /** 1 when all have been visited, else 0. */
  ended: number;
  /** The last one visited, in the order in which they are. */
  busy_until: number;
  character_id: number;
  /**
   * Characters above the one id, up to the other, were there before there were rankings, and have none yet.
   */
  unranked_from: number;
  unranked_to: number;
}

/**
 * What was done with an administrator's powers. Names accounts by their ids, so that it outlasts them without
 * naming anybody.
 */
export interface AuditTable {
  id: Generated<number>;
  at: number;
  actor: string;
  action: string;
  subject: string | null;
  outcome: string;
}

export interface SecondFactorsTable {
  account_id: number;
  /** Encrypted. Codes are computed from it, so that it cannot be hashed. */
  secret: string;
  created_at: number;
  /** Null while it is only offered. */
  confirmed_at: number | null;
  /** The newest step of 30 s whose code was used: each is good once. */
  last_step: number;
}

export interface RecoveryCodesTable {
  account_id: number;
  /** SHA-256, hexadecimal. */
  code_hash: string;
}

/** Characters of deleted accounts: kept for a while, and neither seen nor played. */
export interface DeletedCharactersTable {
  character_id: number;
}

/**
 * One row: how far sessions that have ended unseen have been given out to be settled, and since when from the
 * first.
 */
export interface SessionSweepTable {
  id: number;
  began_at: number;
  busy_until: number;
  character_id: number;
}

/** PostgreSQL only: the nodes that share the database. */
export interface NodesTable {
  id: string;
  /** By the database's clock. One that was last heard of long ago is gone. */
  beat_at: number;
}

/** PostgreSQL only: the characters that have a socket on a node. */
export interface WatchedCharactersTable {
  node_id: string;
  character_id: number;
}

/** What came while a character's player was away. */
export interface IdleReportsTable {
  character_id: number;
  /** When the player was last there. */
  since: number;
  until: number;
  /** 1 once the player has come back, else 0: then more may come. */
  told: number;
  /** 1 when it waits to be read no longer, else 0. */
  dismissed: number;
  /** JSON: the engine's `IdleReport`. */
  report: string;
  /** Version of the shape of `report`. */
  report_version: Generated<number>;
}
