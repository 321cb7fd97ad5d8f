import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poolOf } from '../../storage/database/postgres.ts';
import { SQLITE_FILE } from '../../storage/database/sqlite.ts';
import { SqliteConnection } from '../../storage/database/sqlite-connection.ts';
import { openStorage } from '../../storage/open.ts';
import { insertAccount } from '../../storage/tables/accounts.ts';
import { type DatabasePlace, POSTGRES, SQLITE, temporaryDirectory } from '../../testing/databases.ts';
import { asOrdinaryUser } from '../../testing/ordinary-user.ts';
import { openShippedGame, playedCharacter } from '../../testing/played-character.ts';
import { runProgram } from '../../testing/run-program.ts';
import { backUp } from '../backup/backup.ts';
import { sentenceOf } from '../run-operation.ts';
import { restore } from './restore.ts';

/** Makes a bad file of a copy of a sound backup. */
type Spoil = (file: string) => void;

const cut =
  (share: number): Spoil =>
  (file) =>
    truncateSync(file, Math.floor(statSync(file).size * share));

/** @param where a share of the file's length, or a text in it. */
/** Where bytes are overwritten: at a text, at a share of the file, or at the index that a function gives. */
type Where = number | string | ((content: Buffer) => number);

const overwritten =
  (where: Where, bytes: Buffer): Spoil =>
  (file) => {
    const content = readFileSync(file);
    bytes.copy(content, indexOf(content, where));
    writeFileSync(file, content);
  };

function indexOf(content: Buffer, where: Where): number {
  if (typeof where === 'function') return where(content);
  return typeof where === 'string' ? content.indexOf(where) : Math.floor(content.length * where);
}

const PAGE = 4_096;
/** The first bytes of pages that hold rows or an index; pages of long texts begin with another one. */
const PAGE_TYPES = [2, 5, 10, 13];

/** The begin of the last page of a file that holds rows or an index. */
function lastPage(content: Buffer): number {
  let at = Math.floor(content.length / PAGE) * PAGE;
  do at -= PAGE;
  while (!PAGE_TYPES.includes(content.readUInt8(at)));
  return at;
}

/** Where a text stands in an index. */
const inIndex =
  (text: string) =>
  (content: Buffer): number => {
    let at = content.indexOf(text);
    // 10: a page at the end of an index.
    while (at !== -1 && content.readUInt8(Math.floor(at / PAGE) * PAGE) !== 10)
      at = content.indexOf(text, at + 1);
    return at;
  };

const changed =
  (...statements: readonly string[]): Spoil =>
  (file) => {
    const connection = new SqliteConnection(file);
    connection.run('pragma foreign_keys=OFF');
    for (const statement of statements) connection.run(statement);
    connection.close();
  };

const NO_BACKUP = 'is not a backup of Slumberfell.';
const MALFORMED = 'is damaged (SQLite says: database disk image is malformed).';
const OTHER = 'Restore another backup.';
const OLDER = 'Restore it with that release or a later one, or restore a backup made before the upgrade.';
const newer = (what: string): string => `was written by a newer release of Slumberfell (${what}).`;

/** What is wrong with a file, how it came to be, and what the sentence says of it and advises. */
const REFUSED: readonly (readonly [
  name: string,
  spoil: Spoil,
  what: string | RegExp,
  advice: string | null,
])[] = [
  ['is cut in its first page', (file) => truncateSync(file, 100), MALFORMED, OTHER],
  ['is cut after a tenth', cut(0.1), MALFORMED, OTHER],
  ['is cut at half', cut(0.5), MALFORMED, OTHER],
  ['lacks its end', cut(0.999), /^is damaged \(SQLite says: [^()]+\)\.$/, OTHER],
  ['is empty', (file) => truncateSync(file, 0), 'is empty.', OTHER],
  ['is a text', (file) => writeFileSync(file, 'Dear host, '.repeat(500)), NO_BACKUP, null],
  ['is noise', (file) => writeFileSync(file, randomBytes(50_000)), NO_BACKUP, null],
  ['is a database of another program', changed('drop table kysely_migration'), NO_BACKUP, null],
  [
    'has 16 other bytes in its content',
    overwritten('"lootTableId"', Buffer.from('X'.repeat(16))),
    'cannot be read: The stored content is damaged: it is not JSON.',
    'Restore it with the release that wrote it, or restore another backup.',
  ],
  [
    'has other letters in a name in its content',
    overwritten('Barley', Buffer.from('XXXXXX')),
    /^cannot be read: The stored content [0-9a-f]{16} is damaged: it is not that of its version\.$/,
    'Restore it with the release that wrote it, or restore another backup.',
  ],
  [
    'has bytes in its content that are no text',
    overwritten('"lootTableId"', Buffer.alloc(16, 0xff)),
    'is damaged (the column compiled of content_versions has text that is not UTF-8).',
    OTHER,
  ],
  [
    'has 16 other bytes at the begin of a page',
    overwritten(lastPage, Buffer.from('X'.repeat(16))),
    /^is damaged \(SQLite says: .+\)\.$/,
    OTHER,
  ],
  [
    'has other pages near its end',
    overwritten(0.9, Buffer.alloc(8_192, 0x41)),
    /^is damaged \(SQLite says: .+\)\.$/,
    OTHER,
  ],
  [
    'has other bytes in an index',
    overwritten(inIndex('0005-account-tokens'), Buffer.from('0005-account-tokenX')),
    /^is damaged \(SQLite says: .+\)\.$/,
    OTHER,
  ],
  [
    'has a trigger',
    changed("create trigger spy after update on accounts begin update accounts set role = 'admin'; end"),
    'has the trigger spy, which is not of Slumberfell.',
    'If it is yours, remove it from a copy of the file first (drop trigger). Else restore another backup.',
  ],
  [
    'has a view',
    changed('create view players as select * from accounts'),
    'has the view players, which is not of Slumberfell.',
    'If it is yours, remove it from a copy of the file first (drop view). Else restore another backup.',
  ],
  ['lacks a table', changed('drop table chronicles'), 'is damaged (it lacks the table chronicles).', OTHER],
  [
    'lacks a column',
    changed('alter table chronicles drop column chronicle'),
    'is damaged (it lacks the column chronicle of chronicles).',
    OTHER,
  ],
  [
    'lacks a step of the schema',
    changed("delete from kysely_migration where name like '0003%'"),
    'is damaged (it lacks the schema step 0003-outbox).',
    OTHER,
  ],
  [
    'lacks its content',
    changed('delete from content_timeline'),
    'cannot be read: The stored content is missing: its timeline is empty.',
    'Restore it with the release that wrote it, or restore another backup.',
  ],
  [
    'has a migration of a newer release',
    changed("insert into kysely_migration values ('9999-later', '2030-01-01')"),
    newer('it knows the schema steps 9999-later'),
    OLDER,
  ],
  [
    'has rows of newer rules',
    changed('update characters set rules_version = 1000'),
    /^was written by a newer release of Slumberfell \(rules 1000, where this release has \d+\)\.$/,
    OLDER,
  ],
  [
    'has a newer state',
    changed("update stored_versions set version = 1000 where name = 'state'"),
    /^was written by a newer release of Slumberfell \(state 1000, where this release has \d+\)\.$/,
    OLDER,
  ],
];

/** A place with a game, which no refused restore may change. */
interface Live {
  readonly place: DatabasePlace & { remove(): Promise<void> };
  readonly target: string;
  /** All that is stored there, and the names of all files. */
  content(): Promise<unknown>;
}

/** Without SQLite's files beside a database: a closed connection of this process may remove them later. */
const filesIn = (place: string): readonly string[] =>
  readdirSync(place)
    .filter((name) => !/-(?:wal|shm)$/.test(name))
    .sort();

async function live(place: Live['place'], target: string, stored: () => Promise<unknown>): Promise<Live> {
  const storage = await openStorage(place);
  await (await openShippedGame(storage)).close();
  const ann = { username: 'ann', passwordHash: 'x', kind: 'guest', createdAt: 0 } as const;
  await storage.write((tx) => insertAccount(tx, ann));
  await storage.close();
  return {
    place,
    target,
    content: async () => ({ stored: await stored(), files: filesIn(place.dataDirectory) }),
  };
}

async function embedded(): Promise<Live> {
  const place = await SQLITE.place();
  const file = join(place.dataDirectory, SQLITE_FILE);
  return await live(place, `the data directory ${place.dataDirectory}`, () =>
    Promise.resolve(createHash('sha256').update(readFileSync(file)).digest('hex')),
  );
}

async function postgres(): Promise<Live> {
  const place = await POSTGRES.place();
  const url = place.databaseUrl ?? '';
  return await live(place, `the database at ${new URL(url).host}`, async () => {
    const pool = poolOf(url, { max: 1, application_name: 'a test' });
    const tables = await pool.query<{ schema: string; name: string }>(
      `select schemaname as schema, tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
    );
    const rows: unknown[] = [];
    for (const { schema, name } of tables.rows)
      rows.push([schema, name, (await pool.query(`select * from "${schema}"."${name}" order by 1`)).rows]);
    await pool.end();
    return rows;
  });
}

const { directory, remove } = temporaryDirectory();
const sound = join(directory, 'sound.db');
const bad = join(directory, 'bad.db');
beforeAll(async () => {
  const opened = await SQLITE.open();
  const game = await openShippedGame(opened.storage);
  await playedCharacter(game, opened.storage);
  await game.close();
  await backUp(opened.place, sound);
  await opened.dispose();
});
afterAll(remove);

const ALL = process.env.TEST_LONG === '1';

/** A process takes longer than the restore itself, so only long runs try all files by the command. */
const BY_COMMAND = REFUSED.map(([name]) => name).filter(
  (name) => ALL || ['is cut at half', 'lacks a table', 'has a newer state'].includes(name),
);

/** A file is checked before the target is touched, so four files show it for PostgreSQL. */
const INTO_POSTGRES = REFUSED.filter(
  ([name]) =>
    ALL ||
    [
      'is cut at half',
      'has 16 other bytes in its content',
      'lacks a table',
      'has rows of newer rules',
    ].includes(name),
);

describe.each([
  ['the embedded database', embedded, REFUSED],
  ['PostgreSQL', postgres, INTO_POSTGRES],
] as const)('npm run restore into %s', (_, open, files) => {
  let there: Live;
  let before: unknown;
  beforeAll(async () => {
    there = await open();
    before = await there.content();
  });
  afterAll(() => there.place.remove());

  /** Restores a file, and expects a refusal and no change. @returns the sentence for the host. */
  const refused = async (file: string): Promise<string> => {
    const error = await restore(file, { ...there.place, force: true }).catch((reason: unknown) => reason);
    expect(await there.content()).toEqual(before);
    return sentenceOf(error) ?? String(error);
  };

  /** The same by the command of a host, which prints one line and ends with code 2. */
  const refusedByCommand = async (file: string): Promise<string> => {
    const { status, out, err } = await runProgram('restore', there.place, file, '--force');
    expect({ status, out, err }).toEqual({ status: 2, out: '', err: expect.stringMatching(/^[^\n]+\n$/) });
    expect(await there.content()).toEqual(before);
    return err.trimEnd();
  };

  test.each(files)('refuses a file that %s', async (name, spoil, what, advice) => {
    copyFileSync(sound, bad);
    spoil(bad);
    const line = await (BY_COMMAND.includes(name) ? refusedByCommand : refused)(bad);
    const head = `The file ${bad} `;
    const tail = ` Nothing has been restored or moved: ${there.target} is unchanged.${advice === null ? '' : ` ${advice}`}`;
    expect(line.slice(0, head.length)).toBe(head);
    expect(line.slice(-tail.length)).toBe(tail);
    const said = line.slice(head.length, -tail.length);
    if (typeof what === 'string') expect(said).toBe(what);
    else expect(said).toMatch(what);
    expect(readdirSync(directory).sort()).toEqual(['bad.db', 'sound.db']);
  });

  test('refuses a directory, a device and a file that does not exist', async () => {
    const unchanged = `Nothing has been restored or moved: ${there.target} is unchanged.`;
    expect(await refusedByCommand(directory)).toBe(
      `The file ${directory} is a directory. ${unchanged} Name one of the backups in it.`,
    );
    expect(await refused('/dev/zero')).toBe(`The file /dev/zero is not a regular file. ${unchanged}`);
    const nowhere = join(sound, 'nowhere.db');
    expect(await refusedByCommand(nowhere)).toBe(`There is no file ${nowhere}.`);
  });
});

test('a file that this user may not read is refused with advice, and nothing is changed', async () => {
  const secret = join(directory, 'secret');
  mkdirSync(secret, { mode: 0o700 });
  const file = join(secret, 'backup.db');
  copyFileSync(sound, file);
  const { directory: empty, remove: removeEmpty } = temporaryDirectory();
  const isRoot = process.geteuid?.() === 0;
  if (!isRoot) truncateSync(file, 0);
  const options = { databaseUrl: null, dataDirectory: empty, force: true };
  const error = await asOrdinaryUser(() => restore(file, options).catch((reason: unknown) => reason));
  expect(sentenceOf(error)).toMatch(
    isRoot
      ? /^The file \S+backup\.db may not be read by this user \(number \d+\)\. Nothing has been restored .* chown USER FILE\.$/
      : /is empty/,
  );
  expect(readdirSync(empty)).toEqual([]);
  removeEmpty();
});

test.each([
  [
    'a text for a number',
    "update accounts set created_at = 'abc'",
    'accounts: invalid input syntax for type bigint: "abc"',
  ],
  [
    'a row whose account is missing',
    'delete from accounts',
    'characters: insert or update on table "characters" violates foreign key constraint "characters_account_id_fkey"',
  ],
])(
  'PostgreSQL refuses %s only while rows are copied, and the old tables come back',
  async (_, statement, what) => {
    const there = await postgres();
    const before = await there.content();
    copyFileSync(sound, bad);
    changed(statement)(bad);
    const ran = await runProgram('restore', there.place, bad, '--force');
    expect(ran).toEqual({
      status: 2,
      out: '',
      err:
        `The file ${bad} is damaged (PostgreSQL refuses rows of the table ${what}). ` +
        `Nothing has been restored or moved: ${there.target} is unchanged. Restore another backup.\n`,
    });
    expect(await there.content()).toEqual(before);
    await (await openStorage(there.place)).close();
    await there.place.remove();
  },
);
