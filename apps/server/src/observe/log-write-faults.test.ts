import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poolOf } from '../storage/database/postgres.ts';
import { POSTGRES } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createLog } from './log.ts';

/**
 * For waits, in ms: nodes notice a change, and the database takes writes again, within this timeout. It is
 * long enough for a busy machine.
 */
const SOON = { timeout: 30_000, interval: 100 };

let server: TestServer;
let lines: { readonly level: number; readonly msg: string; readonly path?: string }[];
beforeEach(async () => {
  lines = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  server = await startTestServer({ database: POSTGRES, log });
});
afterEach(() => server.close());

/** Makes PostgreSQL refuse writes, as a standby or a full disk does, or accept them again. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const pool = poolOf(server.place.databaseUrl ?? '', { max: 1 });
  await pool.query('set default_transaction_read_only = off');
  const name = new URL(server.place.databaseUrl ?? '').pathname.slice(1);
  await pool.query(
    `alter database "${name}" set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  // The setting applies to new connections.
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await pool.end();
}

const readiness = async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  return { status: answer.status, ...((await answer.json()) as { database: boolean; writable: boolean }) };
};

test('a database that takes no writes is reported to players, by /readyz, and once in the log', async () => {
  const player = server.newClient();
  await player.play('Ann');
  expect(await readiness()).toMatchObject({ status: 200, writable: true });

  await setReadOnly(true);
  const refused = { status: 503, body: { code: 'storage/unwritable' } };
  await vi.waitFor(
    async () => expect(await player.send('begin-hunting', { regionId: 1 })).toMatchObject(refused),
    SOON,
  );
  for (let time = 0; time < 5; time++)
    expect(await player.send('begin-hunting', { regionId: 1 })).toMatchObject({
      status: 503,
      body: {
        code: 'storage/unwritable',
        message: expect.stringMatching(/cannot save anything at the moment\. Nothing that you have is lost/),
      },
    });
  expect(await readiness()).toMatchObject({ status: 503, database: true, writable: false });
  const ofFaults = () => lines.filter(({ msg }) => /database (?:cannot be written|takes writes)/.test(msg));
  expect(ofFaults()).toHaveLength(1);

  await setReadOnly(false);
  await vi.waitFor(
    async () => expect(await readiness()).toMatchObject({ status: 200, writable: true }),
    SOON,
  );
  expect(ofFaults().map(({ level, msg }) => [level, msg])).toEqual([
    [50, expect.stringContaining('nothing is saved, and nothing is lost')],
    [30, 'the database takes writes again'],
  ]);
  await player.call('begin-hunting', { regionId: 1 });
});
