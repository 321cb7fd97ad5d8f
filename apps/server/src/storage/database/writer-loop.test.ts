import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../../testing/databases.ts';
import { migrate } from './migrate.ts';
import type { Schema, Writer } from './schema.ts';
import { kyselyOver, SqliteConnection } from './sqlite-connection.ts';
import { GROUP_JOBS, QUEUE_LIMIT, StrayAwait, WriterLoop } from './writer-loop.ts';

let connection: SqliteConnection;
let reader: SqliteConnection;
let loop: WriterLoop;
let remove: () => void;
/** Number of COMMITs. The writer loop commits once per group of jobs. */
let commits: number;

beforeEach(async () => {
  const made = temporaryDirectory();
  remove = made.remove;
  connection = new SqliteConnection(`${made.directory}/test.db`);
  connection.pragma('journal_mode=WAL');
  await migrate(kyselyOver<unknown>(connection), 'sqlite');
  reader = new SqliteConnection(`${made.directory}/test.db`);
  commits = 0;
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    if (sql === 'commit') commits += 1;
    return prepare(sql);
  };
  loop = new WriterLoop(kyselyOver<Schema>(connection), connection);
});

afterEach(() => {
  vi.useRealTimers();
  reader.close();
  connection.close();
  remove();
});

const remember = (name: string) => async (tx: Writer) => {
  await tx.insertInto('secrets').values({ name, value: 'x', created_at: 0 }).execute();
  return name;
};

/** The names that another connection reads, which are those of committed jobs. */
const committed = () =>
  reader
    .prepare('select name from secrets order by rowid')
    .all([])
    .map((row) => (row as { name: string }).name);

test('jobs that wait are committed in groups, in their order', async () => {
  const names = Array.from({ length: 2 * GROUP_JOBS }, (_, index) => `job ${index}`);
  const ends: string[] = [];
  await Promise.all(names.map((name) => loop.write(remember(name)).then((end) => ends.push(end))));
  expect(committed()).toEqual(names);
  expect(ends).toEqual(names);
  expect(commits).toBeGreaterThanOrEqual(2);
  expect(commits).toBeLessThan(names.length / 2);
});

test('no job succeeds before its commit', async () => {
  const seen = await Promise.all(
    ['a', 'b', 'c'].map((name) => loop.write(remember(name)).then((end) => committed().includes(end))),
  );
  expect(seen).toEqual([true, true, true]);
});

test('a job that fails rolls back its own writes and no others', async () => {
  // No time passes, so the three jobs are one group however slow the machine is.
  vi.useFakeTimers({ toFake: ['performance'] });
  const failing = loop.write(async (tx) => {
    await remember('gone')(tx);
    throw new Error('on purpose');
  });
  const ends = await Promise.allSettled([
    loop.write(remember('before')),
    failing,
    loop.write(remember('after')),
  ]);
  expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(committed()).toEqual(['before', 'after']);
  expect(commits).toBe(1);
});

test('timers run while much is written', async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  const before = process.hrtime.bigint();
  await Promise.all(Array.from({ length: 3_000 }, (_, index) => loop.write(remember(`job ${index}`))));
  const milliseconds = Number(process.hrtime.bigint() - before) / 1e6;
  clearInterval(timer);
  // Between two groups of jobs, of about 5 ms each, the writer loop lets timers run. A loop of microtasks
  // alone would not.
  expect(ticks).toBeGreaterThan(Math.min(10, milliseconds / 100));
});

test('a job that awaits something else than SQL is stopped, and its group is rolled back', async () => {
  const stray = loop.write(async (tx) => {
    await remember('stray')(tx);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await expect(stray).rejects.toThrow(StrayAwait);
  expect(committed()).toEqual([]);
  await loop.write(remember('next'));
  expect(committed()).toEqual(['next']);
});

test('a job is refused at once when too many wait', async () => {
  const waiting = Array.from({ length: QUEUE_LIMIT + 2 }, () => loop.write(() => Promise.resolve()));
  const ends = await Promise.allSettled(waiting);
  expect(ends.filter((end) => end.status === 'rejected').length).toBeGreaterThan(0);
  expect(ends.at(-1)).toMatchObject({ status: 'rejected', reason: { status: 503 } });
});
