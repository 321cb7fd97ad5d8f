import { RULES_VERSION } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import { ALL_BOARDS, VERSIONS } from '@slumberfell/server/benchmarks';
import pg from 'pg';
import type { CharacterRow, Copies } from './character-row.ts';
import { copyStatements } from './copy-rows.ts';

/** Rows per insert statement. */
const AT_ONCE = 5_000;

/** Fills a migrated and empty PostgreSQL database with characters, sorted by id, starting with 1. */
export async function fillPostgres(
  url: string,
  rows: Iterable<CharacterRow>,
  copies: Copies | null = null,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop index rankings_order;
    alter table rankings drop constraint rankings_pkey, drop constraint rankings_character_id_fkey`);
  let [batch, last]: [CharacterRow[], number] = [[], 0];
  for (const row of rows) {
    batch.push(row);
    last = row.id;
    if (batch.length < AT_ONCE) continue;
    await put(client, batch);
    batch = [];
  }
  await put(client, batch);
  for (const statements of copies === null ? [] : copyStatements(copies, last, 'overriding system value'))
    for (const statement of statements) await client.query(statement);
  await client.query(`
    alter table rankings add primary key (character_id, board);
    alter table rankings add foreign key (character_id) references characters (id) on delete cascade not valid;
    create index rankings_order on rankings (board, minus_score, reached_at, character_id)`);
  for (const table of ['rankings', 'characters', 'accounts', 'snapshots', 'command_log'])
    await client.query(`vacuum analyze ${table}`);
  await client.query('checkpoint');
  await client.end();
}

async function put(client: pg.Client, rows: readonly CharacterRow[]): Promise<void> {
  const of = <T>(value: (row: CharacterRow) => T): T[] => rows.map(value);
  await client.query(
    `insert into accounts (id, username, username_key, password_hash, kind, created_at, selected_character_id)
     overriding system value
     select id, 'Dreamer ' || id, 'dreamer ' || id, 'x', 'guest', at, id from unnest($1::bigint[], $2::bigint[]) as row (id, at)`,
    [of(({ id }) => id), of(({ createdAt }) => createdAt)],
  );
  await client.query(
    `insert into characters (id, account_id, name, name_key, appearance_id, created_at, revision, at, rules_version,
       content_version, session_content, busy_until, snapshot_revision, snapshot_at, state_core, state_inventory,
       state_collection, state_version)
     overriding system value
     select id, id, 'Dreamer ' || id, 'dreamer ' || id, 1, created, revision, at, ${RULES_VERSION}, content, session, busy,
       0, snapshot, core, inventory, collection, ${STATE_VERSION}
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
       $9::text[], $10::text[], $11::text[])
       as row (id, created, revision, at, content, session, busy, snapshot, core, inventory, collection)`,
    [
      of(({ id }) => id),
      of(({ createdAt }) => createdAt),
      of(({ revision }) => revision),
      of(({ at }) => at),
      of(({ contentVersion }) => contentVersion),
      of(({ sessionContent }) => sessionContent),
      of(({ busyUntil }) => busyUntil),
      of(({ history, createdAt }) => history?.at ?? createdAt),
      of(({ texts }) => texts.core),
      of(({ texts }) => texts.inventory),
      of(({ texts }) => texts.collection),
    ],
  );
  await putHistory(client, rows);
  for (const board of ALL_BOARDS) {
    const rankingRows = rows.flatMap(({ id, rankingRows }) =>
      rankingRows.filter((row) => row.board === board).map((row) => ({ id, ...row })),
    );
    await client.query(
      `insert into rankings (character_id, board, minus_score, reached_at)
       select id, ${board}, score, at from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as row (id, score, at)`,
      [
        rankingRows.map(({ id }) => id),
        rankingRows.map(({ minusScore }) => minusScore),
        rankingRows.map(({ reachedAt }) => reachedAt),
      ],
    );
  }
}

async function putHistory(client: pg.Client, rows: readonly CharacterRow[]): Promise<void> {
  const histories = rows.flatMap(({ id, contentVersion, history }) =>
    history === null ? [] : [{ id, contentVersion, ...history }],
  );
  await client.query(
    `insert into snapshots (character_id, revision, rules_version, at, content_version, state, created_at, state_version)
     select id, 0, ${RULES_VERSION}, at, content, state, at, ${STATE_VERSION}
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) as row (id, at, content, state)`,
    [
      histories.map(({ id }) => id),
      histories.map(({ at }) => at),
      histories.map(({ contentVersion }) => contentVersion),
      histories.map(({ state }) => state),
    ],
  );
  const given = histories.flatMap(({ id, contentVersion, command }) =>
    command === null ? [] : [{ id, contentVersion, ...command }],
  );
  await client.query(
    `insert into command_log (character_id, revision, at, name, input, rules_version, content_version, created_at,
       input_version)
     select id, 1, at, name, input, ${RULES_VERSION}, content, at, ${VERSIONS.command}
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[]) as row (id, at, name, input, content)`,
    [
      given.map(({ id }) => id),
      given.map(({ at }) => at),
      given.map(({ name }) => name),
      given.map(({ input }) => input),
      given.map(({ contentVersion }) => contentVersion),
    ],
  );
}
