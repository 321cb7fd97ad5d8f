import { copyFileSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { poolOf } from '../storage/database/postgres.ts';
import { SQLITE_FILE } from '../storage/database/sqlite.ts';
import { SqliteConnection } from '../storage/database/sqlite-connection.ts';
import { openStorage } from '../storage/open.ts';
import { POSTGRES, SQLITE, temporaryDirectory } from '../testing/databases.ts';
import { openShippedGame, playedCharacter } from '../testing/played-character.ts';
import type { Program } from '../testing/programs.ts';
import { runProgram } from '../testing/run-program.ts';
import { backUp } from './backup/backup.ts';

/** Commands on the database of the settings, and the exit code of each when it cannot use it. */
const COMMANDS: readonly (readonly [program: Program, words: readonly string[], status: number])[] = [
  ['verify', [], 2],
  ['backup', [], 2],
  ['migrate-to-postgres', [], 2],
  ['admin', ['audit'], 1],
  ['restore', ['--in-place'], 2],
];

const isLong = process.env.TEST_LONG === '1';

const change = (file: string, ...statements: readonly string[]): void => {
  const connection = new SqliteConnection(file);
  connection.run('pragma foreign_keys=OFF');
  for (const statement of statements) connection.run(statement);
  connection.close();
};

const overwrite = (file: string, where: string, bytes: Buffer): void => {
  const content = readFileSync(file);
  bytes.copy(content, content.indexOf(where));
  writeFileSync(file, content);
};

/** What is wrong, how it came to be, and the brackets of the sentence. */
const DAMAGES: readonly (readonly [name: string, spoil: (file: string) => void, what: string])[] = [
  ['is cut', (file) => truncateSync(file, 20_000), 'SQLite says: database disk image is malformed'],
  [
    'is a text',
    (file) => writeFileSync(file, 'Dear host, '.repeat(500)),
    'SQLite says: file is not a database',
  ],
  ['lacks a table', (file) => change(file, 'drop table chronicles'), 'it lacks the table chronicles'],
  [
    'lacks a column',
    (file) => change(file, 'alter table chronicles drop column chronicle'),
    'it lacks the column chronicle of chronicles',
  ],
];

const { directory, remove } = temporaryDirectory();
const sound = join(directory, 'sound.db');
let postgres: Awaited<ReturnType<typeof POSTGRES.place>>;
beforeAll(async () => {
  postgres = await POSTGRES.place();
  const opened = await SQLITE.open();
  const game = await openShippedGame(opened.storage);
  await playedCharacter(game, opened.storage);
  await game.close();
  await backUp(opened.place, sound);
  await opened.dispose();
});
afterAll(async () => {
  await postgres.remove();
  remove();
});

let place: Awaited<ReturnType<typeof SQLITE.place>>;
let file: string;
beforeEach(async () => {
  place = await SQLITE.place();
  file = join(place.dataDirectory, SQLITE_FILE);
  copyFileSync(sound, file);
});
afterEach(() => place.remove());

const damaged = (what: string): string =>
  `The database ${file} is damaged (${what}). Stop the server and bring back a backup: ` +
  'npm run restore -- BACKUP --force. The restore keeps the damaged file in backups/.\n';

describe.each(COMMANDS)('npm run %s', (program, words, status) => {
  const run = () =>
    runProgram(
      program,
      program === 'migrate-to-postgres' ? { ...place, databaseUrl: postgres.databaseUrl } : place,
      ...words,
    );

  // Each process takes half a second, so only `verify` and long runs try all damages.
  const damages = program === 'verify' || isLong ? DAMAGES : DAMAGES.slice(-2, -1);
  test.each(damages)('names the database that %s', async (_, spoil, what) => {
    spoil(file);
    expect(await run()).toEqual({ status, out: '', err: damaged(what) });
    expect(readdirSync(place.dataDirectory).filter((name) => name.startsWith('backups'))).toEqual([]);
  });
});

const NO_TEXT = 'the column compiled of content_versions has text that is not UTF-8';

test.each([
  ['verify', null],
  ['backup', null],
  ['migrate-to-postgres', 'PostgreSQL'],
] as const)('npm run %s names the database whose text cannot be read', async (program, target) => {
  overwrite(file, '"lootTableId"', Buffer.alloc(16, 0xff));
  const ran = await runProgram(program, { ...place, databaseUrl: target && postgres.databaseUrl });
  expect(ran).toEqual({ status: 2, out: '', err: damaged(NO_TEXT) });
});

test('npm run verify names the content that is not that of its version', async () => {
  overwrite(file, 'Barley', Buffer.from('XXXXXX'));
  const { status, out, err } = await runProgram('verify', place);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(
    /^[^\n]*The stored content [0-9a-f]{16} is damaged: it is not that of its version\.[^\n]*\n$/,
  );
});

test('npm run backup names the database whose rows refer to nothing, and keeps no file', async () => {
  change(file, 'delete from accounts');
  const copies = join(directory, 'copies');
  mkdirSync(copies);
  const ran = await runProgram('backup', place, join(copies, 'a.db'));
  expect(ran).toEqual({ status: 2, out: '', err: damaged('1 row(s) refer to rows that are missing') });
  expect(readdirSync(copies)).toEqual([]);
});

test('npm run migrate-to-postgres names the table whose rows PostgreSQL refuses', async () => {
  change(file, "update accounts set created_at = 'abc'");
  const ran = await runProgram('migrate-to-postgres', { ...place, databaseUrl: postgres.databaseUrl });
  expect(ran).toEqual({
    status: 2,
    out: '',
    err: damaged(
      'PostgreSQL refuses rows of the table accounts: invalid input syntax for type bigint: "abc"',
    ),
  });
});

test('the sentence about a PostgreSQL database without a table names its host', async () => {
  const there = await POSTGRES.place();
  await (await openStorage(there)).close();
  const pool = poolOf(there.databaseUrl ?? '', { max: 1, application_name: 'a test' });
  await pool.query('drop table chronicles; alter table snapshots drop column chronicle');
  await pool.end();
  const err =
    `The database at ${new URL(there.databaseUrl ?? '').host} is damaged ` +
    '(it lacks the column chronicle of snapshots, the table chronicles). Stop the server and bring back a backup: ' +
    'npm run restore -- BACKUP --force. The restore keeps the damaged tables in a schema of their own.\n';
  for (const [program, words, status] of COMMANDS.filter(([name]) => name !== 'migrate-to-postgres')) {
    const ran = await runProgram(program, there, ...words);
    expect({ program, ...ran, err: ran.err }).toEqual({ program, status, out: '', err });
  }
  await there.remove();
});
