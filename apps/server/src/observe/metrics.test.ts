import { statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { SQLITE_FILE } from '../storage/database/sqlite.ts';
import { openStorage } from '../storage/open.ts';
import { POSTGRES, temporaryDirectory } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { MailReceiver } from '../testing/mail-receiver.ts';
import { OwnPostgres } from '../testing/own-postgres.ts';
import { runProgram } from '../testing/run-program.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { Watcher } from '../testing/watcher.ts';

let server: TestServer;
afterEach(() => server.close());

/** The value of one series in the text that Prometheus would read. */
const read = (text: string, series: string): number => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
};

test('a node serves metrics for Prometheus on a port of its own', async () => {
  const port = await freePort();
  server = await startTestServer({ database: POSTGRES, settings: { METRICS_PORT: String(port) } });
  const scrape = async (): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain');
    return await response.text();
  };
  const player = server.newClient();
  await player.play('Ann');
  const url = `http://127.0.0.1:${server.port}`;
  const watcher = await Watcher.connect(url, { cookie: player.cookie ?? '', origin: url });
  await player.call('begin-hunting', { regionId: 1 });
  expect((await player.send('sell', { itemId: 1010, amount: 5 })).status).toBe(409);
  // The body is not JSON, so the framework throws an exception, and no handler runs.
  const headers = { cookie: player.cookie ?? '', origin: url, 'content-type': 'application/json' };
  const broken = await fetch(`${url}/api/character/sell`, { method: 'POST', headers, body: '{' });
  expect(await broken.json()).toMatchObject({ code: 'request/invalid' });
  // The first frame is that of the command, which starts the pull. The fight begins seconds later without a
  // command.
  await vi.waitFor(() => expect(watcher.frames.length).toBeGreaterThan(1), { timeout: 20_000 });
  const text = await scrape();
  const info = `slumberfell_build_info{version="${manifest.version}",node="${process.versions.node}"}`;
  expect(read(text, info)).toBe(1);
  expect(read(text, 'slumberfell_commands_total')).toBe(1);
  expect(read(text, 'slumberfell_refusals_total{code="item/not-owned"}')).toBe(1);
  expect(read(text, 'slumberfell_refusals_total{code="request/invalid"}')).toBe(1);
  expect(read(text, 'slumberfell_settle_seconds_count')).toBeGreaterThan(0);
  expect(read(text, 'slumberfell_live_lateness_seconds_count')).toBeGreaterThan(0);
  expect(read(text, 'slumberfell_sockets')).toBe(1);
  expect(read(text, 'slumberfell_active_characters')).toBe(1);
  expect(read(text, 'slumberfell_sweep_lag_seconds')).toBe(0);
  expect(read(text, 'slumberfell_database_connections')).toBeGreaterThan(0);
  expect(read(text, 'slumberfell_database_waiting')).toBeGreaterThanOrEqual(0);
  expect(text).toMatch(/slumberfell_call_seconds_count\{route="\/api\/character\/[a-z-]+",status="409"\} 1/);
  expect(text).toContain('nodejs_eventloop_lag_seconds ');
  for (const secret of ['Ann', String(player.cookie)]) expect(text).not.toContain(secret);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await player.request('/metrics')).headers.get('content-type')).not.toContain('version=');
  watcher.leave();
});

test('a node with the embedded database measures its disk and the age of its newest backup', async () => {
  const port = await freePort();
  server = await startTestServer({ settings: { METRICS_PORT: String(port) } });
  const { dataDirectory } = server.place;
  const scrape = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const file = join(dataDirectory, SQLITE_FILE);
  const before = await scrape();
  expect(read(before, 'slumberfell_database_bytes')).toBeGreaterThan(statSync(file).size);
  // Other processes write on the same disk meanwhile.
  const { bavail, bsize, blocks } = statfsSync(dataDirectory);
  const free = read(before, 'slumberfell_disk_free_bytes');
  expect(Math.abs(free - bavail * bsize)).toBeLessThan((blocks * bsize) / 10);
  expect(before).toContain('slumberfell_backup_age_seconds +Inf\n');

  const begun = Date.now();
  expect(await runProgram('backup', server.place)).toMatchObject({ status: 0 });
  const age = read(await scrape(), 'slumberfell_backup_age_seconds');
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThanOrEqual((Date.now() - begun) / 1_000);
});

test('a node counts the letters that wait, and the attempts to send one by their outcome', async () => {
  const mails = await MailReceiver.open();
  const port = await freePort();
  server = await startTestServer({
    database: POSTGRES,
    settings: { METRICS_PORT: String(port), SMTP_URL: mails.url },
  });
  const letters = async (): Promise<readonly number[]> => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).not.toMatch(/slumberfell_(?:disk|database_bytes|backup)/);
    const outcomes = ['sent', 'failed', 'given-up'].map((outcome) => `letters_total{outcome="${outcome}"}`);
    return ['letters_waiting', ...outcomes].map((name) => read(text, `slumberfell_${name}`));
  };
  expect(await letters()).toEqual([0, 0, 0, 0]);
  await server.newClient().registerEmail('ann@example.org', true);
  await expect.poll(letters).toEqual([0, 1, 0, 0]);
  mails.refuseWith = 451;
  await server.newClient().registerEmail('ben@example.org', true);
  await expect.poll(letters).toEqual([1, 1, 1, 0]);
  mails.refuseWith = 550;
  await server.newClient().registerEmail('cid@example.org', true);
  await expect.poll(letters).toEqual([1, 1, 1, 1]);
  await mails.close();
});

test('a node says soon that it is not ready when its database does not answer', async () => {
  const postgres = await OwnPostgres.create();
  const { directory, remove } = temporaryDirectory();
  server = await startTestServer({ database: { databaseUrl: postgres.url, dataDirectory: directory } });
  const { storage } = server.running;
  const visitor = server.newClient();
  postgres.freeze();
  const asked = storage.read((db) => db.selectFrom('secrets').select('name').execute());
  const first = await Promise.race([
    visitor.request('/readyz'),
    asked.then(
      () => 'the database',
      () => 'the database',
    ),
  ]);
  expect(first).toMatchObject({ status: 503, body: { ready: false, database: false } });
  postgres.thaw();
  await asked;
  await expect.poll(async () => (await visitor.request('/readyz')).status).toBe(200);
  await server.close();
  await postgres.remove();
  remove();
});

test('a node’s readiness says what it lacks', async () => {
  server = await startTestServer({ database: POSTGRES });
  const visitor = server.newClient();
  const all = { open: true, database: true, writable: true, migrations: true, content: true };
  expect(await visitor.request('/readyz')).toMatchObject({ status: 200, body: { ready: true, ...all } });
  const storage = await openStorage(server.place);
  const step = (name: string) => sql`delete from kysely_migration where name = ${name}`;
  await storage.write((tx) => step('0001-first-night').execute(tx));
  expect(await visitor.request('/readyz')).toMatchObject({
    status: 503,
    body: { ready: false, ...all, migrations: false },
  });
  await storage.write((tx) => sql`drop table kysely_migration`.execute(tx));
  expect(await visitor.request('/readyz')).toMatchObject({ status: 503, body: { database: false } });
  expect(await visitor.request('/livez')).toMatchObject({
    status: 200,
    body: { live: true, version: manifest.version },
  });
  await storage.close();
});
