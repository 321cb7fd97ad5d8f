import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loreVersion, questsVersion, setVersions } from '@slumberfell/content';
import { NO_LORE, NO_QUESTS } from '@slumberfell/engine';
import { UnreadableValue } from '@slumberfell/engine/stored';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openGame } from '../../game.ts';
import { sentenceFor } from '../../operations/failed-start.ts';
import { sentenceOf } from '../../operations/run-operation.ts';
import { SQLITE } from '../../testing/databases.ts';
import { Fixture } from '../../testing/fixtures/fixture-files.ts';
import { SHIPPED } from '../../testing/played-character.ts';
import { openStorage } from '../open.ts';
import type { CompiledContent } from './content/kept-content.ts';
import { readContent, writeContent } from './content/stored-content.ts';
import { readReport } from './idle-report.ts';
import { readAnswer, readCommand, writeCommand } from './logged-command.ts';

test('everything that a release has stored as JSON is read', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-stored-'));
  new Fixture('f051604').copyDatabase(directory);
  const storage = await openStorage({ databaseUrl: null, dataDirectory: directory });
  const rows = await storage.read(async (db) => ({
    contents: await db
      .selectFrom('content_versions')
      .select(['version', 'compiled', 'compiled_version as compiledVersion'])
      .execute(),
    commands: await db
      .selectFrom('command_log')
      .select(['name', 'input', 'input_version as inputVersion'])
      .execute(),
    reports: await db
      .selectFrom('idle_reports')
      .select(['report', 'report_version as reportVersion'])
      .execute(),
  }));
  await storage.close();
  rmSync(directory, { recursive: true });
  expect(rows.contents.length).toBeGreaterThan(0);
  for (const { version, ...text } of rows.contents)
    expect(readContent(text)).toEqual({ retired: {}, ...withoutItemSets(JSON.parse(text.compiled)) });
  expect(new Set(rows.commands.map(({ name }) => name)).size).toBeGreaterThan(15);
  for (const entry of rows.commands)
    expect(readCommand(entry)).toEqual({ name: entry.name, input: JSON.parse(entry.input) });
  expect(rows.reports.length).toBeGreaterThan(20);
  for (const row of rows.reports)
    expect(readReport(row)).toEqual({ ...JSON.parse(row.report), steps: [], begun: null });
});

/** What reading adds to content of a release before there were quests and lore. */
const NONE = {
  quests: NO_QUESTS,
  questsVersion: questsVersion(NO_QUESTS),
  lore: NO_LORE,
  loreVersion: loreVersion(NO_LORE),
};

/** Content as a release before item sets made it, with what reading adds. */
const withoutItemSets = <C extends Pick<CompiledContent, 'sets' | 'versions'>>(content: C): C => ({
  ...content,
  ...NONE,
  sets: { ...content.sets, itemSets: [] },
  versions: { ...content.versions, itemSets: setVersions({ ...content.sets, itemSets: [] }).itemSets },
});

test('content of the first version has no retired rows, and later versions list theirs', () => {
  const { sets, versions, version, newCharacter } = SHIPPED;
  const first = { sets, versions, version, newCharacter };
  expect(readContent({ compiled: JSON.stringify(first), compiledVersion: 1 })).toEqual({
    ...withoutItemSets(first),
    retired: {},
  });
  const later = { ...first, retired: { items: [7] } };
  expect(readContent({ compiled: JSON.stringify(later), compiledVersion: 1 })).toEqual(
    withoutItemSets(later),
  );
  const present = { ...later, ...NONE };
  expect(readContent(writeContent(present))).toEqual(present);
  expect(writeContent(present).compiledVersion).toBe(5);
  expect(() => readContent({ compiled: JSON.stringify(first), compiledVersion: 2 })).toThrow(
    'The stored content is damaged: retired is missing.',
  );
});

test('content of the second version has no item sets, with the version of none', () => {
  const { itemSets: _sets, ...sets } = SHIPPED.sets;
  const { itemSets: _version, ...versions } = SHIPPED.versions;
  const second = { ...SHIPPED, sets, versions, retired: {} };
  expect(readContent({ compiled: JSON.stringify(second), compiledVersion: 2 })).toEqual(
    withoutItemSets({ ...SHIPPED, retired: {} }),
  );
});

test('content of the fourth version has no lore, with the version of none', () => {
  const { lore: _lore, loreVersion: _version, ...fourth } = { ...SHIPPED, retired: {} };
  expect(readContent({ compiled: JSON.stringify(fourth), compiledVersion: 4 })).toEqual({
    ...fourth,
    lore: NO_LORE,
    loreVersion: loreVersion(NO_LORE),
  });
});

test.each<[string, (sets: Record<string, Record<string, unknown>[]>) => void, string]>([
  ['an item without an id', ({ items }) => void delete items?.[3]?.id, 'sets.items[3].id is missing'],
  [
    'an unknown category',
    ({ items }) => Object.assign(items?.[0] ?? {}, { category: 99 }),
    'sets.items[0].category is not one of 0, 1,',
  ],
  [
    'an enemy without health',
    ({ enemies }) => Object.assign(enemies?.[0] ?? {}, { health: null }),
    'sets.enemies[0].health is not a whole number',
  ],
  ['a missing set', (sets) => void delete sets.regions, 'sets.regions is missing'],
])('content with %s is refused with its place', (_, change, sentence) => {
  const content = JSON.parse(JSON.stringify({ ...SHIPPED, retired: {} }));
  change(content.sets);
  expect(() => readContent({ compiled: JSON.stringify(content), compiledVersion: 5 })).toThrow(
    `The stored content is damaged: ${sentence}`,
  );
});

test('an optional column of later content needs no new version', () => {
  const content = JSON.parse(JSON.stringify({ ...SHIPPED, retired: {} }));
  content.sets.items[0].warmth = 3;
  expect(readContent({ compiled: JSON.stringify(content), compiledVersion: 5 })).toEqual(content);
});

test.each([
  ['of a command that there is not', { name: 'dance' }, 'name is no command of this version'],
  ['of a name that every object has', { name: 'toString' }, 'name is no command of this version'],
  ['with a wrong field', { input: '{"itemId":1,"amount":"all"}' }, 'input.amount is not a whole number'],
  ['that is no object', { input: '3' }, 'input is not an object'],
  ['that is no JSON', { input: '{' }, 'it is not JSON'],
  ['of a newer version', { inputVersion: 2 }, 'A newer release of Slumberfell wrote the stored command'],
])('a logged input %s is refused', (_, change, sentence) => {
  const entry = writeCommand({ name: 'sell', input: { itemId: 1, amount: 2 } });
  expect(readCommand(entry)).toEqual({ name: 'sell', input: { itemId: 1, amount: 2 } });
  expect(() => readCommand({ ...entry, ...change })).toThrow(sentence);
  expect(() => readCommand({ ...entry, ...change })).toThrow(UnreadableValue);
});

test('an answer is read while pages of this release can read it', () => {
  const frame = {
    revision: 3,
    from: 5,
    to: 9,
    events: [{ type: 'OnGoldChange', reason: 'sold', amount: 7 }],
  };
  expect(readAnswer(JSON.stringify(frame))).toEqual(frame);
  const other = { ...frame, events: [{ type: 'OnSilverChange', amount: 7 }] };
  expect(() => readAnswer(JSON.stringify(other))).toThrow(
    'The stored answer of a command is not of the shape',
  );
});

test('a server that cannot read the live content does not start, and says what to do', async () => {
  const { storage, dispose } = await SQLITE.open();
  await (await openGame({ storage, content: SHIPPED })).close();
  await storage.write((tx) => sql`update content_versions set compiled_version = 1000`.execute(tx));
  const error: unknown = await openGame({ storage, content: SHIPPED }).catch((reason: unknown) => reason);
  const sentence =
    'A newer release of Slumberfell wrote the stored content: it is of version 1000, and this release knows versions up to 5. ' +
    'Start the release that wrote it, or bring a backup back with npm run restore.';
  expect(sentenceFor(error, {})).toBe(sentence);
  expect(sentenceOf(error)).toBe(sentence);
  await dispose();
});
