import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES, type TestStorage } from '../../testing/databases.ts';
import { storedCharacter } from '../../testing/stored-character.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { contentTimeline, firstNeeded, insertTimelineEntry, purgeContent } from './content-timeline.ts';
import { insertContent } from './content-versions.ts';
import { saveSnapshot } from './snapshots.ts';

const START = 1_763_600_000_000;
const DAY = 24 * 60 * 60 * 1000;

describe.each(DATABASES)('contents on $name', ({ open }) => {
  const clock = new TestClock(START);
  let opened: TestStorage;
  beforeEach(async () => {
    clock.set(START);
    opened = await open(clock);
    await opened.storage.write(async (tx) => {
      for (const [day, version] of ['first', 'second', 'third', 'fourth'].entries()) {
        await insertContent(tx, { version, importedAt: START, compiled: '{}', compiledVersion: 1 });
        await insertTimelineEntry(tx, { effectiveAt: day === 0 ? 0 : START + day * DAY, version });
      }
    });
  });
  afterEach(() => opened.dispose());

  const purge = () =>
    opened.storage.write((tx) => purgeContent(tx, opened.storage.kind, opened.storage.clock.now()));
  const kept = async () => {
    const versions = await opened.storage.read((db) =>
      db.selectFrom('content_versions').select('version').orderBy('imported_at').execute(),
    );
    const entries = await opened.storage.read(contentTimeline);
    expect(versions.map(({ version }) => version).sort()).toEqual(
      [...new Set(entries.map(({ version }) => version))].sort(),
    );
    return entries.map(({ version }) => version);
  };
  const snapshot = (id: number, at: number, sessionContent: string | null, revision = 0) =>
    opened.storage.withLockedCharacter(id, (character) =>
      character.request(saveSnapshot, {
        revision,
        at,
        rulesVersion: 1,
        contentVersion: 'any',
        sessionContent,
        state: '',
        stateVersion: 1,
        createdAt: character.now,
      }),
    );
  const session = (id: number, at: number, content: string) =>
    opened.storage.write((tx) =>
      tx.updateTable('characters').set({ at, session_content: content }).where('id', '=', id).execute(),
    );

  test('without references are removed, except the live one and later ones', async () => {
    clock.set(START + 2 * DAY + 1);
    expect([...(await purge())].sort()).toEqual(['first', 'second']);
    expect(await kept()).toEqual(['third', 'fourth']);
    expect(await purge()).toEqual([]);
  });

  test('that the log is replayed with are kept as long as the oldest snapshot', async () => {
    clock.set(START + 9 * DAY);
    const id = await storedCharacter(opened.storage, '{}');
    await snapshot(id, START + DAY + 5, null);
    await snapshot(id, START + 3 * DAY, null, 7);
    expect(await purge()).toEqual(['first']);
    expect(await kept()).toEqual(['second', 'third', 'fourth']);
    await opened.storage.write((tx) => tx.deleteFrom('snapshots').where('revision', '=', 0).execute());
    await purge();
    expect(await kept()).toEqual(['fourth']);
  });

  test('that an unsettled session passes through are kept', async () => {
    clock.set(START + 9 * DAY);
    await session(await storedCharacter(opened.storage, '{}'), START + 2 * DAY + 5, 'third');
    await purge();
    expect(await kept()).toEqual(['third', 'fourth']);
  });

  test('with which the current action began are kept, in a row and in a snapshot', async () => {
    clock.set(START + 9 * DAY);
    const id = await storedCharacter(opened.storage, '{}');
    await session(id, START + 3 * DAY, 'second');
    await snapshot(id, START + 3 * DAY, 'third');
    await purge();
    expect(await kept()).toEqual(['second', 'third', 'fourth']);
    await session(id, START + 4 * DAY, 'fourth');
    await purge();
    expect(await kept()).toEqual(['third', 'fourth']);
  });

  test('that became live again are kept when their first entry is removed', async () => {
    await opened.storage.write((tx) =>
      insertTimelineEntry(tx, { effectiveAt: START + 5 * DAY, version: 'first' }),
    );
    clock.set(START + 4 * DAY);
    expect([...(await purge())].sort()).toEqual(['second', 'third']);
    expect(await kept()).toEqual(['fourth', 'first']);
  });
});

test('a session with unknown content keeps all of them', () => {
  const entries = [
    { effectiveAt: 0, version: 'first' },
    { effectiveAt: 10, version: 'second' },
  ];
  expect(firstNeeded(entries, [], 20)).toBe(1);
  expect(firstNeeded(entries, [{ content: 'unheard of', since: 20 }], 20)).toBe(0);
});
