import { join } from 'node:path';
import { RULES_VERSION } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import { VERSIONS } from '@slumberfell/server/benchmarks';
import { SQLITE_FILE } from '@slumberfell/server/storage';
import Database from 'libsql';
import { type CharacterRow, type Copies, nameOf } from './character-row.ts';
import { copyStatements } from './copy-rows.ts';

/** Rows per transaction. */
const AT_ONCE = 5_000;

/** Fills a migrated and empty SQLite database with characters, sorted by id, starting with 1. */
export function fillSqlite(
  directory: string,
  rows: Iterable<CharacterRow>,
  copies: Copies | null = null,
): void {
  const db = new Database(join(directory, SQLITE_FILE));
  db.exec('pragma synchronous=off; pragma cache_size=-400000; pragma temp_store=memory');
  db.exec('drop index rankings_order; begin');
  const insert = inserter(db);
  let last = 0;
  for (const row of rows) {
    insert(row);
    last = row.id;
    if (last % AT_ONCE === 0) db.exec('commit; begin');
  }
  for (const statements of copies === null ? [] : copyStatements(copies, last, ''))
    for (const statement of [...statements, 'commit', 'begin']) db.exec(statement);
  db.exec(`commit;
    create index rankings_order on rankings (board, minus_score, reached_at, character_id);
    pragma wal_checkpoint(truncate)`);
  db.close();
}

function inserter(db: Database.Database): (row: CharacterRow) => void {
  const account = db.prepare(`
    insert into accounts (id, username, username_key, password_hash, kind, created_at, selected_character_id)
    values (?, ?, ?, 'x', 'guest', ?, ?)`);
  const character = db.prepare(`
    insert into characters (id, account_id, name, name_key, appearance_id, created_at, revision, at, rules_version,
      content_version, session_content, busy_until, snapshot_revision, snapshot_at, state_core, state_inventory,
      state_collection, state_version)
    values (?, ?, ?, ?, 1, ?, ?, ?, ${RULES_VERSION}, ?, ?, ?, 0, ?, ?, ?, ?, ${STATE_VERSION})`);
  const snapshot = db.prepare(`
    insert into snapshots (character_id, revision, rules_version, at, content_version, state, created_at, state_version)
    values (?, 0, ${RULES_VERSION}, ?, ?, ?, ?, ${STATE_VERSION})`);
  const command = db.prepare(`
    insert into command_log (character_id, revision, at, name, input, rules_version, content_version, created_at,
      input_version)
    values (?, 1, ?, ?, ?, ${RULES_VERSION}, ?, ?, ${VERSIONS.command})`);
  let rankings: Database.Statement | null = null;
  return (row) => {
    const { id, createdAt, at, texts, history, contentVersion } = row;
    const name = nameOf(id);
    account.run([id, name, name.toLowerCase(), createdAt, id]);
    character.run([
      ...[id, id, name, name.toLowerCase(), createdAt, row.revision, at],
      ...[contentVersion, row.sessionContent, row.busyUntil, history?.at ?? createdAt],
      ...[texts.core, texts.inventory, texts.collection],
    ]);
    rankings ??= db.prepare(
      `insert into rankings (character_id, board, minus_score, reached_at)
       values ${row.rankingRows.map(({ board }) => `(?, ${board}, ?, ?)`).join(',')}`,
    );
    rankings.run(row.rankingRows.flatMap(({ minusScore, reachedAt }) => [id, minusScore, reachedAt]));
    if (history === null) return;
    snapshot.run([id, history.at, contentVersion, history.state, history.at]);
    if (history.command === null) return;
    const { at: given, name: what, input } = history.command;
    command.run([id, given, what, input, contentVersion, given]);
  };
}
