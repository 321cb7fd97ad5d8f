import type { Generated, Kysely, Transaction } from 'kysely';

/**
 * The tables, as queries see them. Instants are epoch milliseconds. JSON is in TEXT columns that queries do
 * not look into: a value that is searched for has a column of its own.
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

/** A connection or a transaction, only for reading. */
export type Reader = Kysely<Schema>;

/** A transaction. Functions that write take one, so that nothing is written outside of a transaction. */
export type Writer = Transaction<Schema>;

/** An admin may call what is open to admins, and otherwise has the rights of a player. */
export const ROLES = ['player', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const ACCOUNT_KINDS = ['guest', 'registered', 'validated'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export interface AccountsTable {
  id: Generated<number>;
  username: string;
  /** The username in lower case: names that differ only in case are the same name. */
  username_key: string;
  password_hash: string;
  kind: AccountKind;
  created_at: number;
  selected_character_id: number | null;
  role: Generated<Role>;
  /** When its owner deleted it; null while it is in use. */
  deleted_at: Generated<number | null>;
}

export interface AuthSessionsTable {
  /** SHA-256 of the cookie's token, so that a reader of the database cannot log in with it. */
  token_hash: string;
  account_id: number;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** 1 when the cookie outlives the browser, else 0. */
  persistent: number;
  /** Browser and system, such as "Firefox on Linux"; null for logins of earlier releases. */
  browser: Generated<string | null>;
  /** 1 when the player logged in with a code of the account's second factor, else 0. */
  second_factor: Generated<number>;
}

export interface CharactersTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  name_key: string;
  appearance_id: number;
  created_at: number;
  /** Number of commands executed so far. */
  revision: number;
  /** The instant to which `state` is settled. */
  at: number;
  /** Version of the rules with which `state` was settled. */
  rules_version: number;
  content_version: string;
  /** Version of the content with which the current action began; null while none runs. */
  session_content: string | null;
  /** When the running session will end; null while none runs. */
  busy_until: number | null;
  /**
   * Revision and instant of the newest snapshot, so that a command knows without a query whether one is due.
   * `DELETED` when the character is deleted.
   */
  snapshot_revision: number;
  snapshot_at: number;
  /**
   * The state as JSON, about 22 KB for a veteran, in three parts: inventory, collections and the rest. A
   * command writes only the parts it changed. They are the last columns, so that a scan over the other
   * columns does not read their pages.
   */
  state_core: string;
  state_inventory: string;
  state_collection: string;
  /**
   * Version of the state's shape. It is behind the state's columns, so queries that do not read the state
   * leave it out.
   */
  state_version: Generated<number>;
}

export interface CommandLogTable {
  character_id: number;
  /** The character's revision after this command. */
  revision: number;
  /** The instant at which the command was executed. */
  at: number;
  name: string;
  input: string;
  rules_version: number;
  content_version: string;
  idempotency_key: string | null;
  /** The answer as JSON, kept with the key for at least a day; null afterwards. */
  answer: string | null;
  /** The clock when the command was logged; differs from `at` only after the clock was set back. */
  created_at: number;
  /** Version of the shape of `input`. */
  input_version: Generated<number>;
}

/** States from which `verify` can replay the log by the rules of `rules_version`. */
export interface SnapshotsTable {
  character_id: number;
  revision: number;
  rules_version: number;
  at: number;
  content_version: string;
  /** Version of the content with which the current action began; null while none runs. */
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

/** Secret keys that all nodes share. */
export interface SecretsTable {
  name: string;
  value: string;
  created_at: number;
}

export interface ContentVersionsTable {
  version: string;
  imported_at: number;
  /** JSON of the content that rules and clients need, retired rows included. */
  compiled: string;
  /** Version of the shape of `compiled`. */
  compiled_version: Generated<number>;
}

/**
 * From which instant on each content version is live. A version appears again when the host returns to an
 * older release. Entries that are no longer needed are removed.
 */
export interface ContentTimelineTable {
  effective_at: number;
  version: string;
}

export const MAIL_KINDS = [
  'validate-email',
  'reset-password',
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Letters to be sent. A letter is removed when it was sent. */
export interface OutboxTable {
  id: Generated<number>;
  kind: MailKind;
  /** `username_key` of an account that may not exist. */
  recipient: string;
  attempts: number;
  due_at: number;
  created_at: number;
}

/** Counters for the limits on account calls. */
export interface AttemptsTable {
  /** Keyed digest of the kind of attempt and its subject, so that no address and no name is stored. */
  key: string;
  attempts: number;
  ends_at: number;
}

export const TOKEN_PURPOSES = ['validate-email', 'reset-password'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export interface AccountTokensTable {
  /** SHA-256 of the link's token, so that a reader of the database cannot use the link. */
  token_hash: string;
  account_id: number;
  purpose: TokenPurpose;
  created_at: number;
  expires_at: number;
}

/**
 * The position of each character on each leaderboard: higher scores first, then those reached earlier, then
 * lower ids.
 */
export interface RankingsTable {
  character_id: number;
  /** Index of the board in `LEADERBOARD_TYPES`. */
  board: number;
  /** The negative score. All three sort columns then ascend, and one comparison of rows finds a position. */
  minus_score: number;
  reached_at: number;
}

/** PostgreSQL only: changes of the rankings, read by the nodes that count positions in memory. */
export interface RankingLogTable {
  /** The transaction that changed it. */
  xid: Generated<string>;
  /** JSON: `RankingChange[]`. */
  changes: string;
  logged_at: Generated<number>;
}

/** At most one row: the current round, which settles all running sessions in turn. */
export interface RankingRoundsTable {
  id: number;
  began_at: number;
  /** How many sessions ran when the round began, and how many have been settled since. */
  expected: number;
  visited: number;
  /** 1 when all have been settled, else 0. */
  ended: number;
  /** Cursor: the session that was settled last, in the order of the round. */
  busy_until: number;
  character_id: number;
  /**
   * Characters with ids above `unranked_from` up to `unranked_to` are older than the rankings table and have
   * no rows in it yet.
   */
  unranked_from: number;
  unranked_to: number;
}

/**
 * Actions of administrators. It names accounts by their ids, so entries remain after an account is deleted
 * and then identify no person.
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
  /** Encrypted, not hashed, because codes are computed from it. */
  secret: string;
  created_at: number;
  /** Null until the player has confirmed it with a code. */
  confirmed_at: number | null;
  /** The newest step of 30 s whose code was used. A code is accepted once. */
  last_step: number;
}

export interface RecoveryCodesTable {
  account_id: number;
  /** SHA-256, hexadecimal. */
  code_hash: string;
}

/** Characters of deleted accounts. They are kept for a while, but cannot be seen or played. */
export interface DeletedCharactersTable {
  character_id: number;
}

/**
 * One row: the cursor of the sweep over sessions that ended without an open page, and when the sweep last
 * began from the first one.
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
  /** Time of the last heartbeat, by the database's clock. A node with an old heartbeat counts as gone. */
  beat_at: number;
}

/** PostgreSQL only: the characters that have a socket on a node. */
export interface WatchedCharactersTable {
  node_id: string;
  character_id: number;
}

/** Gains of a character while its player was away. */
export interface IdleReportsTable {
  character_id: number;
  /** When the player was last present. */
  since: number;
  until: number;
  /** 1 after the player has come back, else 0. A report with 0 can still grow. */
  told: number;
  /** 1 when the report was dismissed, else 0. */
  dismissed: number;
  /** JSON: the engine's `IdleReport`. */
  report: string;
  /** Version of the shape of `report`. */
  report_version: Generated<number>;
}
