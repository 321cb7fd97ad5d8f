import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../characters/replay.ts';
import { encodeTexts } from '../../characters/state-text.ts';
import { wholeTimeline } from '../../content/timeline.ts';
import type { Game } from '../../game.ts';
import { characterRow } from '../../storage/tables/characters/rows.ts';
import { logAfter } from '../../storage/tables/command-log.ts';
import { snapshotHeads, snapshotState } from '../../storage/tables/snapshots.ts';
import { DATABASES, SQLITE, type TestStorage } from '../../testing/databases.ts';
import { LoadGenerator } from '../../testing/load-generator.ts';
import { openShippedGame } from '../../testing/played-character.ts';
import { runProgram } from '../../testing/run-program.ts';
import { openReadOnly, readOnlyFile } from '../read-only-database.ts';
import { restore } from '../restore/restore.ts';
import { verify } from '../verify/verify.ts';
import { backUp } from './backup.ts';

const isLong = process.env.TEST_LONG === '1';
const BACKUPS = isLong ? 100 : 2;
const ALL = 1_000_000;

/** Timeout in ms: each backup is a process of its own, on a machine that may be busy. */
const ALL_BACKUPS = BACKUPS * 90_000;

describe.each(DATABASES)('backups of $name', { timeout: ALL_BACKUPS }, ({ open }) => {
  let opened: TestStorage;
  let game: Game;
  let load: LoadGenerator;
  beforeEach(async () => {
    opened = await open();
    game = await openShippedGame(opened.storage);
    load = await LoadGenerator.create(game, opened.storage, 8);
  });
  afterEach(async () => {
    await load.rest();
    await game.close();
    await opened.dispose();
  });

  /** The state that a replay of the running game's command log gives at a revision and an instant. */
  const replayed = async (id: number, revision: number, at: number) => {
    const timeline = await wholeTimeline(opened.storage);
    const heads = await opened.storage.read((db) => snapshotHeads(db, id));
    const from = heads.findLast((head) => head.revision <= revision && head.at <= at);
    if (from === undefined) throw new Error(`character ${id} has no snapshot`);
    const [snapshot, log] = await opened.storage.read(async (db) => [
      await snapshotState(db, id, from.revision, RULES_VERSION),
      await logAfter(db, id, from.revision, ALL),
    ]);
    const until = log.filter((entry) => entry.revision <= revision);
    return {
      ...encodeTexts(replay({ ...snapshot, at: from.at }, until, timeline, at)),
      stateVersion: STATE_VERSION,
    };
  };

  test(`taken ${BACKUPS} times under load equal a replay of the log, and can be restored`, async () => {
    let [before, atAll] = [0, 0];
    for (let taken = 0; taken < BACKUPS; taken++) {
      const file = join(opened.place.dataDirectory, `${taken}.db`);
      load.play();
      const ran = await runProgram('backup', opened.place, file);
      await load.rest();
      expect(ran).toMatchObject({ status: 0, err: '' });
      expect(ran.out).toContain(`Backed up 8 account(s) and 8 character(s) to ${file}`);
      const aside = readOnlyFile(file);
      const rows = await aside.view((db) => Promise.all(load.ids.map((id) => characterRow(db, id))));
      await aside.close();
      for (const row of rows) {
        if (row === null) throw new Error('a character is missing');
        expect(row.texts).toEqual(await replayed(row.id, row.revision, row.at));
      }
      atAll = rows.reduce((sum, row) => sum + (row?.revision ?? 0), 0);
      expect(atAll).toBeGreaterThan(before);
      before = atAll;
      const elsewhere = await SQLITE.place();
      const restored = await restore(file, { ...elsewhere, force: false });
      expect(restored.verification).toMatchObject({ characters: 8, findings: [] });
      await elsewhere.remove();
    }
    const aside = await openReadOnly(opened.place);
    expect(await verify(aside)).toMatchObject({ characters: 8, findings: [] });
    await aside.close();
  });
});

describe('npm run backup', { timeout: 180_000 }, () => {
  let opened: TestStorage;
  beforeEach(async () => {
    opened = await SQLITE.open();
  });
  afterEach(() => opened.dispose());

  test('are kept in the data directory, for their owner alone, and only the newest with the flag', async () => {
    const directory = join(opened.place.dataDirectory, 'backups');
    const first = await runProgram('backup', opened.place);
    expect(first.status).toBe(0);
    const [name = ''] = readdirSync(directory);
    expect(first.out).toContain(name);
    expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
    writeFileSync(join(directory, 'mine.db'), 'not one of them');
    const second = await runProgram('backup', opened.place, '--keep', '1');
    expect(second.out).toContain(`Removed ${name}.`);
    expect(readdirSync(directory)).toHaveLength(2);
    expect(existsSync(join(directory, 'mine.db'))).toBe(true);
  });

  test('never overwrite a file, and leave none behind when they fail', async () => {
    const file = join(opened.place.dataDirectory, 'mine.db');
    writeFileSync(file, 'mine');
    expect(await runProgram('backup', opened.place, file)).toMatchObject({
      status: 2,
      err: `There is a file ${file} already.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    for (const database of DATABASES) {
      const nowhere = await database.place();
      await expect(backUp(nowhere, join(nowhere.dataDirectory, 'a.db'))).rejects.toThrow(
        /There is no database|no server has ever been started/,
      );
      expect(readdirSync(nowhere.dataDirectory)).toEqual([]);
      await nowhere.remove();
    }
  });
});
