import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { createState, RULES_VERSION } from '@slumberfell/engine';
import { encodeTexts } from '@slumberfell/server/game/state-text.ts';
import { ALL_BOARDS, scoreOn } from '@slumberfell/server/rankings/boards.ts';
import type { StateTexts } from '@slumberfell/server/storage/characters.ts';
import { SQLITE_FILE } from '@slumberfell/server/storage/sqlite.ts';
import Database from 'libsql';
import pg from 'pg';
import { veteranState } from '../veterans-house.ts';
import { madeUpPlayers } from './made-up-players.ts';

/** A character as the tables are filled with it: it stands alike on all boards that it has the same score on. */
interface Row {
  readonly id: number;
  readonly createdAt: number;
  /** By board. */
  readonly scores: readonly number[];
  readonly reachedAt: number;
  readonly busyUntil: number | null;
}

/** Who is to be in the tables. */
export interface Crowd {
  readonly count: number;
  /** The first so many have states of veterans, who can play; nobody looks at the others' states. */
  readonly players: number;
  /** So many more count as being away for long; should their turn come to be looked at, they are found to rest. */
  readonly away: number;
  /** Instant of the newest. */
  readonly now: number;
}

/** Ms in which somebody is created on average: several share an instant. */
const CREATED_EVERY = 400;
const LONG = 30 * 86_400_000;

function* rowsOf({ count, now, players, away }: Crowd): Generator<Row> {
  const veteran = veteranState().shown;
  let id = 0;
  for (const madeUp of madeUpPlayers(count)) {
    id += 1;
    const createdAt = now - 1_000 * Math.floor(((count - id) * CREATED_EVERY) / 1_000);
    const ranked = id <= players ? veteran : madeUp;
    const scores = ALL_BOARDS.map((board) => scoreOn(board, ranked));
    const busyUntil = id > players && id <= players + away ? now + LONG : null;
    // What was reached was reached at some minute; who has nothing has had it from the beginning.
    yield { id, createdAt, scores, reachedAt: createdAt - (createdAt % 60_000) + 60_000, busyUntil };
  }
}

const standing = (row: Row, board: number): readonly [minusScore: number, reachedAt: number] => {
  const score = row.scores[board] as number;
  return [0 - score, score === 0 ? row.createdAt : row.reachedAt];
};

/** The texts of a character's state, which hold nothing where nobody looks at it. */
function statesOf({ players, away }: Crowd): (id: number) => StateTexts {
  const veteran = encodeTexts(veteranState());
  const resting = encodeTexts(createState(compileWorld(shippedWorldDirectory).newCharacter, 0));
  const nothing = { core: '{}', inventory: '[]', collection: '{}' };
  return (id) => (id <= players ? veteran : id <= players + away ? resting : nothing);
}

/** Rows that are filled in by one transaction or statement. */
const AT_ONCE = 5_000;

/** Fills a migrated and empty SQLite database, with everything in its place. */
export function fillSqlite(directory: string, crowd: Crowd): void {
  const db = new Database(join(directory, SQLITE_FILE));
  db.exec(
    'pragma synchronous=off; pragma cache_size=-400000; pragma temp_store=memory; drop index rankings_order; begin',
  );
  const account = db.prepare(`
    insert into accounts (id, username, username_key, password_hash, kind, created_at, selected_character_id)
    values (?, ?, ?, 'x', 'guest', ?, ?)`);
  const character = db.prepare(`
    insert into characters (id, account_id, name, name_key, appearance_id, created_at, revision, at, rules_version,
      content_version, busy_until, snapshot_revision, snapshot_at, state_core, state_inventory, state_collection)
    values (?, ?, ?, ?, 1, ?, 0, ?, ${RULES_VERSION}, 'first', ?, 0, ?, ?, ?, ?)`);
  const places = ALL_BOARDS.map((board) => `(?, ${board}, ?, ?)`).join(',');
  const rankings = db.prepare(
    `insert into rankings (character_id, board, minus_score, reached_at) values ${places}`,
  );
  const textsOf = statesOf(crowd);
  for (const row of rowsOf(crowd)) {
    const { id, createdAt, busyUntil } = row;
    const name = `Dreamer ${id}`;
    account.run([id, name, name.toLowerCase(), createdAt, id]);
    const { core, inventory, collection } = textsOf(id);
    const state = [core, inventory, collection];
    character.run([id, id, name, name.toLowerCase(), createdAt, createdAt, busyUntil, createdAt, ...state]);
    rankings.run(ALL_BOARDS.flatMap((board) => [id, ...standing(row, board)]));
    if (id % AT_ONCE === 0) db.exec('commit; begin');
  }
  db.exec(`commit;
    create index rankings_order on rankings (board, minus_score, reached_at, character_id)`);
  db.close();
}

/** The same on PostgreSQL. */
export async function fillPostgres(url: string, crowd: Crowd): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop index rankings_order;
    alter table rankings drop constraint rankings_pkey, drop constraint rankings_character_id_fkey`);
  const textsOf = statesOf(crowd);
  let batch: Row[] = [];
  const flush = async (): Promise<void> => {
    const ids = batch.map(({ id }) => id);
    const createdAts = batch.map(({ createdAt }) => createdAt);
    const texts = ids.map(textsOf);
    const busyUntils = batch.map(({ busyUntil }) => busyUntil);
    await client.query(
      `insert into accounts (id, username, username_key, password_hash, kind, created_at, selected_character_id)
       overriding system value
       select id, 'Dreamer ' || id, 'dreamer ' || id, 'x', 'guest', at, id from unnest($1::bigint[], $2::bigint[]) as row (id, at)`,
      [ids, createdAts],
    );
    await client.query(
      `insert into characters (id, account_id, name, name_key, appearance_id, created_at, revision, at, rules_version,
         content_version, busy_until, snapshot_revision, snapshot_at, state_core, state_inventory, state_collection)
       overriding system value
       select id, id, 'Dreamer ' || id, 'dreamer ' || id, 1, at, 0, at, ${RULES_VERSION}, 'first', busy, 0, at,
         core, inventory, collection
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[])
         as row (id, at, busy, core, inventory, collection)`,
      [
        ids,
        createdAts,
        busyUntils,
        texts.map(({ core }) => core),
        texts.map(({ inventory }) => inventory),
        texts.map(({ collection }) => collection),
      ],
    );
    for (const board of ALL_BOARDS) {
      const standings = batch.map((row) => standing(row, board));
      await client.query(
        `insert into rankings (character_id, board, minus_score, reached_at)
         select id, ${board}, score, at from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as row (id, score, at)`,
        [ids, standings.map(([minusScore]) => minusScore), standings.map(([, reachedAt]) => reachedAt)],
      );
    }
    batch = [];
  };
  for (const row of rowsOf(crowd)) {
    batch.push(row);
    if (batch.length === AT_ONCE) await flush();
  }
  if (batch.length > 0) await flush();
  await client.query(`
    alter table rankings add primary key (character_id, board);
    alter table rankings add foreign key (character_id) references characters (id) on delete cascade not valid;
    create index rankings_order on rankings (board, minus_score, reached_at, character_id)`);
  await client.query('vacuum analyze rankings');
  await client.query('vacuum analyze characters');
  await client.end();
}
