import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '../../testing/databases.ts';
import { writeWhole } from './backup-files.ts';

const DAY = 86_400;

let place: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  place = temporaryDirectory();
});
afterEach(() => place.remove());

const there = () => readdirSync(place.directory).toSorted();

/** Makes a file that was last written `age` seconds ago. */
function lay(name: string, age: number): void {
  const file = join(place.directory, name);
  writeFileSync(file, 'half');
  const at = Date.now() / 1_000 - age;
  utimesSync(file, at, at);
}

test('a backup removes the files of killed backups, and nothing else', async () => {
  const killed = 'slumberfell-2026-11-18T03-00-00.000Z.db.part';
  const stay = [
    'before-upgrade-2026-11-19T02-00-00.000Z.db',
    'notes.db.part',
    'slumberfell-2026-11-18T02-00-00.000Z.db',
  ];
  const running = 'slumberfell-2026-11-20T03-00-00.000Z.db.part';
  for (const name of [killed, `${killed}-journal`, 'before-upgrade-2026-11-19T02-00-01.000Z.db.part'])
    lay(name, DAY + 1);
  for (const name of stay) lay(name, 100 * DAY);
  lay(running, DAY - 600);
  const file = join(place.directory, 'slumberfell-2026-11-20T03-30-00.000Z.db');
  writeFileSync(`${file}.part-journal`, 'of an earlier attempt');
  await writeWhole(file, (partial) => {
    expect(existsSync(`${partial}-journal`)).toBe(false);
    writeFileSync(partial, 'whole');
    return Promise.resolve();
  });
  expect(there()).toEqual([...stay, running, 'slumberfell-2026-11-20T03-30-00.000Z.db'].toSorted());
  expect(readFileSync(file, 'utf8')).toBe('whole');
});

test('a backup that fails leaves nothing', async () => {
  const file = join(place.directory, 'own.db');
  const failing = writeWhole(file, (partial) => {
    writeFileSync(`${partial}-wal`, 'rest');
    return Promise.reject(new Error('the disk is full'));
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(there()).toEqual([]);
});
