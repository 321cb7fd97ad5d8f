import pg from 'pg';
import { type BareDatabase, changed } from './bare-sqlite.ts';

/**
 * Like `bareSqlite`, on PostgreSQL. Each command is one transaction that locks its row; the commands share a
 * pool of connections.
 */
export async function barePostgres(
  url: string,
  connections: number,
  rows: number,
  rowText: string,
  logText: string,
): Promise<BareDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query(
    'create table bare_characters (id int primary key, revision bigint, at bigint, state text)',
  );
  await pool.query(
    'create table bare_log (character_id int, revision bigint, at bigint, input text, primary key (character_id, revision))',
  );
  await pool.query('insert into bare_characters select id, 0, 0, $1 from generate_series(1, $2::int) id', [
    rowText,
    rows,
  ]);
  let next = 0;
  const command = async (): Promise<void> => {
    const id = (next++ % rows) + 1;
    const client = await pool.connect();
    await client.query('begin');
    const { rows: found } = await client.query<{ revision: string; state: string }>({
      name: 'select',
      text: 'select * from bare_characters where id = $1 for update',
      values: [id],
    });
    const revision = Number(found[0]?.revision) + 1;
    await client.query({
      name: 'update',
      text: 'update bare_characters set revision = $1, at = $2, state = $3 where id = $4',
      values: [revision, next, changed(found[0]?.state ?? '', next), id],
    });
    await client.query({
      name: 'log',
      text: 'insert into bare_log values ($1, $2, $3, $4)',
      values: [id, revision, next, logText],
    });
    await client.query('commit');
    client.release();
  };
  return {
    async run(commands) {
      await Promise.all(Array.from({ length: commands }, command));
    },
    close: () => void pool.end(),
  };
}
