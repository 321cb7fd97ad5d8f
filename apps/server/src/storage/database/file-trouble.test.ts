import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../../operations/backup/backup.ts';
import { openReadOnly } from '../../operations/read-only-database.ts';
import { restore } from '../../operations/restore/restore.ts';
import { sentenceOf } from '../../operations/run-operation.ts';
import { verify } from '../../operations/verify/verify.ts';
import { type DatabasePlace, SQLITE } from '../../testing/databases.ts';
import { asOrdinaryUser, giveToOrdinaryUser } from '../../testing/ordinary-user.ts';
import { openShippedGame } from '../../testing/played-character.ts';
import { openStorage } from '../open.ts';
import { SQLITE_FILE } from './sqlite.ts';

type Setup = DatabasePlace & { remove(): Promise<void> };

/**
 * Operations that open the database's files. When a file cannot be used, each says so in a sentence for the
 * host.
 */
const OPERATIONS: Readonly<Record<string, (place: Setup) => Promise<unknown>>> = {
  'the start': (place) => openStorage(place).then((storage) => storage.close()),
  'the backup': (place) => backUp(place, join(place.dataDirectory, 'backups', 'new.db')),
  'the verification': async (place) => {
    const aside = await openReadOnly(place);
    return await verify(aside, {}).finally(() => aside.close());
  },
};
const START = OPERATIONS['the start'] as (place: Setup) => Promise<unknown>;

const LOCK_FILES = ['lock.db', 'lock.pid'];

let place: Setup;
let file: string;
/**
 * Makes the ordinary user the owner of all lock files but one. The server can change only the mode of files
 * that it owns.
 */
const giveLockFilesExcept = (kept: string): void =>
  giveToOrdinaryUser(
    LOCK_FILES.filter((name) => name !== kept).map((name) => join(place.dataDirectory, name)),
  );
beforeEach(async () => {
  place = await SQLITE.place();
  file = join(place.dataDirectory, SQLITE_FILE);
  await (await openStorage(place)).close();
  // The directory belongs to root, who runs this test. This mode lets an ordinary user read and write in it,
  // too.
  chmodSync(place.dataDirectory, 0o777);
  for (const name of [SQLITE_FILE, ...LOCK_FILES]) chmodSync(join(place.dataDirectory, name), 0o666);
});
afterEach(() => place.remove());

const messageOf = (operation: Promise<unknown>): Promise<string | null> =>
  operation.then(
    () => 'nothing was wrong',
    (error: unknown) => sentenceOf(error),
  );

describe.each(Object.entries(OPERATIONS))('%s', (_name, operation) => {
  test('says of a file that is no database that it is damaged, and what to do', async () => {
    writeFileSync(file, 'not a database '.repeat(1_000));
    expect(await messageOf(operation(place))).toMatch(
      /slumberfell\.db is damaged \(SQLite says: file is not a database\)\. .* npm run restore -- BACKUP --force/,
    );
  });

  test('says of a damaged database that it is damaged, and what to do', async () => {
    const { size } = statSync(file);
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(size - 4_096, 0x41), 0, size - 4_096, 4_096);
    closeSync(descriptor);
    expect(await messageOf(operation(place))).toMatch(
      /damaged \(SQLite says: database disk image is malformed\)\. .* npm run restore -- BACKUP --force/,
    );
  });

  test('says of a file of another user how to give it to the right one', async () => {
    chmodSync(file, 0o000);
    giveLockFilesExcept(SQLITE_FILE);
    const sentence = await asOrdinaryUser(() => messageOf(operation(place)));
    expect(sentence).toMatch(
      /slumberfell\.db may not be read and written by this user \(number \d+\)\. .*chown -R USER/,
    );
  });

  test('says of a directory that this user may not enter how to give it to the right one', async () => {
    chmodSync(place.dataDirectory, 0o000);
    const sentence = await asOrdinaryUser(() => messageOf(operation(place)));
    chmodSync(place.dataDirectory, 0o700);
    expect(sentence).toMatch(/may not be read and written by this user .*chown -R USER/);
  });

  test('says of a read-only file system what to do', async (context) => {
    const disk = join(place.dataDirectory, 'disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      // Only root may mount, and not in every container.
      context.skip();
    }
    try {
      const there: Setup = { ...place, dataDirectory: disk };
      copyFileSync(file, join(disk, SQLITE_FILE));
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      expect(await messageOf(operation(there))).toMatch(/is on a read-only file system, .* set DATA_DIR/);
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });
});

test.each([SQLITE_FILE, 'lock.pid'])(
  'a server says of %s, which it may read only, how to give it to the right user',
  async (name) => {
    chmodSync(join(place.dataDirectory, name), 0o444);
    giveLockFilesExcept(name);
    const sentence = await asOrdinaryUser(() => messageOf(START(place)));
    expect(sentence).toContain(`${join(place.dataDirectory, name)} may not be read and written by this user`);
    // The failed start has released the lock of the directory. So a start as root succeeds once the mode is
    // right.
    chmodSync(join(place.dataDirectory, name), 0o666);
    expect(await messageOf(START(place))).toBe('nothing was wrong');
  },
);

test('what the sentence of a damaged database says to do brings a backup back', async () => {
  const backup = join(place.dataDirectory, 'backup.db');
  const storage = await openStorage(place);
  await (await openShippedGame(storage)).close();
  await storage.close();
  await backUp(place, backup);
  writeFileSync(file, 'not a database '.repeat(1_000));
  const { before } = await restore(backup, { ...place, force: true });
  expect(readFileSync(before ?? '', 'utf8')).toContain('not a database');
  expect(await messageOf(START(place))).toBe('nothing was wrong');
});
