import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  AttackStyle,
  COMMANDS,
  EnemyType,
  EquipmentType,
  type Field,
  type Fields,
  GAIN_SOURCES,
  ItemCategory,
  ItemQuality,
  LogType,
  RELICARIUM_CATEGORIES,
  SKILL,
  STATIC_SETS,
  TrainingAttribute,
  Verb,
  withSupplied,
} from '@slumberfell/engine';
import { BOARD_NUMBERS, hubMessages, type PlayerCommand, routes } from '@slumberfell/protocol';
import { apiDocument, hubDocument } from '@slumberfell/protocol/docs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckCookie } from '../../accounts/cookies/check-cookie.ts';
import { DeviceCookie } from '../../accounts/cookies/device-cookie.ts';
import { loginCookieNames } from '../../accounts/cookies/login-cookie.ts';
import { SEAL_LABELS } from '../../accounts/secrets/secret-seal.ts';
import { randomSeed } from '../../characters/random-seed.ts';
import { readConfig, SETTINGS } from '../../config.ts';
import { serverFacts } from '../../http/docs/server-facts.ts';
import { ADMIN_COMMANDS } from '../../operations/admin/commands.ts';
import { FLAGS } from '../../operations/flags.ts';
import { EXIT } from '../../operations/run-operation.ts';
import { BACKUP_DIRECTORY } from '../../storage/database/backup-files.ts';
import { MIGRATIONS } from '../../storage/migrations/migrations.ts';
import { openStorage } from '../../storage/open.ts';
import { TOKEN_PURPOSES } from '../../storage/tables/account-tokens.ts';
import { ACCOUNT_KINDS, ROLES } from '../../storage/tables/accounts.ts';
import { MAIL_KINDS } from '../../storage/tables/outbox.ts';
import { RE_SEED } from '../../storage/values/logged-command.ts';
import { POSTGRES, SQLITE } from '../databases.ts';
import { Fixture } from '../fixtures/fixture-files.ts';
import { FixtureServer, worthOfAll } from '../fixtures/fixture-server.ts';
import { freePort } from '../free-port.ts';
import { startTestServer } from '../test-server.ts';
import { addPaths, addSchemaPaths } from './field-paths.ts';
import { addNames, lostNames, readKeptNames } from './kept-names.ts';

/**
 * The names that this release uses, by group. `apps/web/src/app/kept-names.test.ts` checks the groups of the
 * page.
 */
const present: Record<string, Set<string>> = {};
const note = (group: string, ...names: readonly string[]): void => {
  present[group] ??= new Set();
  for (const name of names) present[group].add(name);
};
const pathsIn = (group: string): Set<string> => {
  note(group);
  return present[group] as Set<string>;
};

const ROOT = new URL('../../../../../', import.meta.url);
const HOUR = 3_600_000;
const fixture = new Fixture('f051604');

/** A command's input as a player sends it, without seeds: one entry in each list, 1 for every number. */
const sentInput = (fields: Fields): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'seed')
      .map(([name, field]) => [name, sentValue(field)]),
  );

function sentValue(field: Field): unknown {
  switch (field.kind) {
    case 'list':
      return [sentInput(field.of)];
    case 'object':
      return sentInput(field.of);
    case 'optional':
      return sentValue(field.of);
    default:
      return 1;
  }
}

function noteSources(): void {
  note('migrations', ...Object.keys(MIGRATIONS));
  note('settings', ...SETTINGS);
  const manifest = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { scripts: object };
  note('npm scripts', ...Object.keys(manifest.scripts));
  for (const [command, flags] of Object.entries(FLAGS))
    note('command lines', ...Object.keys(flags).map((flag) => `${command} --${flag}`));
  note('command lines', ...Object.keys(ADMIN_COMMANDS).map((name) => `admin ${name}`));
  note('exit codes', ...Object.entries(EXIT).map(([name, code]) => `${name} ${code}`));
  note(
    'labels of keys and seals',
    ...Object.entries(SEAL_LABELS).map(([name, label]) => `${name}: ${label}`),
  );
  const secret = Buffer.alloc(32);
  for (const address of [
    'http://localhost',
    'https://localhost',
    'http://localhost:1',
    'https://localhost:1',
  ]) {
    const publicUrl = new URL(address);
    const [device = ''] = new DeviceCookie(publicUrl, secret).write('ann', undefined).split('=');
    const [check = ''] = new CheckCookie(publicUrl).write(undefined).split('=');
    const login = loginCookieNames(publicUrl).own(undefined);
    note('cookies', ...[login, device, check].map((name) => name.replace(/-1$/, '-PORT')));
  }
}

function noteValues(): void {
  const values = (kind: string, ...names: readonly string[]): void =>
    note('stored values', ...names.map((name) => `${kind} ${name}`));
  values('account kind', ...ACCOUNT_KINDS);
  values('role', ...ROLES);
  values('letter kind', ...MAIL_KINDS);
  values('token purpose', ...TOKEN_PURPOSES);
  values('board', ...Object.entries(BOARD_NUMBERS).map(([type, board]) => `${board} ${type}`));
  values('gain source', ...GAIN_SOURCES);
  values('content set', ...STATIC_SETS);
  values('relicarium category', ...RELICARIUM_CATEGORIES);
  const numbers = {
    AttackStyle,
    EnemyType,
    EquipmentType,
    ItemCategory,
    ItemQuality,
    LogType,
    SKILL,
    TrainingAttribute,
    Verb,
  };
  for (const [kind, entries] of Object.entries(numbers))
    values(kind, ...Object.entries(entries).map(([name, number]) => `${number} ${name}`));
}

function noteCommands(): void {
  note('logged commands', RE_SEED, `${RE_SEED}.key`);
  for (const { name, input } of Object.values(COMMANDS)) {
    const command = withSupplied({ name, input: sentInput(input) } as PlayerCommand, randomSeed);
    note('logged commands', command.name);
    addPaths(pathsIn('logged commands'), command.input, command.name);
  }
}

/**
 * Adds to `present` the names in rows that this release writes, and in the files and metrics of a running
 * server.
 */
async function noteRunning(): Promise<void> {
  const { remove, ...place } = await SQLITE.place();
  const { about } = fixture;
  fixture.copyDatabase(place.dataDirectory);
  const metrics = await freePort();
  const server = await FixtureServer.start(place, about, about.keptAt + HOUR, {
    METRICS_PORT: String(metrics),
  });
  const { players } = server;
  await worthOfAll(players);
  const [first] = players;
  await first?.client.send('sell', { itemId: 1, amount: 1 });
  await first?.client.send('request-password-reset', 'hedwig@example.org');
  await noteMetrics(metrics);
  const exports = await Promise.all(players.map(({ client }) => client.call('export-data')));
  await server.close();
  mkdirSync(`${place.dataDirectory}/${BACKUP_DIRECTORY}`, { recursive: true });
  note('files in DATA_DIR', ...readdirSync(place.dataDirectory));
  const storage = await openStorage({ databaseUrl: null, dataDirectory: place.dataDirectory });
  const rows = await storage.read(async (db) => ({
    tables: await db.introspection.getTables({ withInternalKyselyTables: true }),
    characters: await db.selectFrom('characters').selectAll().execute(),
    snapshots: await db.selectFrom('snapshots').select('state').execute(),
    contents: await db.selectFrom('content_versions').select('compiled').execute(),
    reports: await db.selectFrom('idle_reports').select('report').execute(),
    secrets: await db.selectFrom('secrets').select('name').execute(),
    inputs: await db.selectFrom('command_log').select('input').execute(),
  }));
  for (const { name, columns } of rows.tables)
    note('columns', ...columns.map((column) => `${name}.${column.name}`));
  note('labels of keys and seals', ...rows.secrets.map(({ name }) => `secret: ${name}`));
  for (const row of rows.characters) {
    for (const part of ['state_core', 'state_inventory', 'state_collection'] as const)
      addPaths(pathsIn('fields of states'), JSON.parse(row[part]), part);
  }
  for (const { state } of rows.snapshots)
    addPaths(pathsIn('fields of states'), JSON.parse(state), 'snapshot');
  for (const { compiled } of rows.contents)
    addPaths(pathsIn('fields of contents'), JSON.parse(compiled), 'compiled');
  for (const { report } of rows.reports)
    addPaths(pathsIn('fields of idle reports'), JSON.parse(report), 'report');
  seedWords = rows.inputs
    .flatMap(({ input }) => seedWordsIn(input))
    .concat(rows.characters.flatMap((row) => seedWordsIn(row.state_core)));
  exported = exports.map((each) => JSON.stringify(each));
  await storage.close();
  await remove();
}

let seedWords: readonly string[] = [];
let exported: readonly string[] = [];

/**
 * The words of seeds in stored JSON, in fields of any name. Only words with 9 or 10 digits are returned:
 * shorter numbers may appear elsewhere by chance.
 */
const seedWordsIn = (json: string): readonly string[] =>
  [...json.matchAll(/\[(\d+),(\d+),(\d+),(\d+)\]/g)].flatMap(([, ...words]) =>
    words.filter((word) => word !== undefined && /^\d{9,10}$/.test(word)),
  );

async function noteMetrics(port: number): Promise<void> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const line of text.split('\n').filter((each) => each.startsWith('slumberfell_'))) {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?/.exec(line) ?? [];
    note('metrics', name, ...[...labels.matchAll(/(\w+)="/g)].map(([, label]) => `${name}{${label}}`));
  }
}

/** Adds to `present` the names in the messages that nodes send each other through PostgreSQL. */
async function noteNodes(): Promise<void> {
  const metrics = await freePort();
  const node = await startTestServer({ database: POSTGRES, settings: { METRICS_PORT: String(metrics) } });
  await noteMetrics(metrics);
  const listener = new pg.Client({ connectionString: node.place.databaseUrl ?? '' });
  await listener.connect();
  const received = new Promise<string>((resolve) => {
    listener.on('notification', ({ payload = '' }) => {
      if (payload.includes('"frame"')) resolve(payload);
    });
  });
  await listener.query('listen "socket.io#/"');
  const player = node.newClient();
  await player.play('Ann');
  await player.call('set-healing-threshold', 30);
  const packet = (JSON.parse(await received) as { data: { packet: [string, number, object] } }).data.packet;
  note('messages between nodes', 'channel socket.io#/', packet[0]);
  addPaths(pathsIn('messages between nodes'), packet[2], packet[0]);
  const { rows } = await listener.query<{ table_name: string; column_name: string }>(
    'select table_name, column_name from information_schema.columns where table_schema = current_schema()',
  );
  note('columns', ...rows.map((row) => `${row.table_name}.${row.column_name}`));
  await listener.end();
  await node.close();
}

beforeAll(async () => {
  noteSources();
  noteValues();
  noteCommands();
  const build = (await import(
    pathToFileURL(`${new URL('scripts/server-programs.mjs', ROOT).pathname}`).href
  )) as Readonly<Record<'SERVER_PROGRAMS' | 'SERVER_THREADS', object>>;
  const programs = Object.keys({ ...build.SERVER_PROGRAMS, ...build.SERVER_THREADS });
  note('built programs', ...programs.map((name) => `dist/${name}.js`));
  addSchemaPaths(pathsIn('fields of the export'), routes['export-data'].answer, 'export');
  for (const [name, schema] of Object.entries(hubMessages)) {
    note('messages of the hub', name);
    addSchemaPaths(pathsIn('messages of the hub'), schema, name);
  }
  const facts = serverFacts({ bodyBytes: 1, requestTimeout: 1, ...readConfig({}) });
  for (const [document, { components }] of Object.entries({
    openapi: apiDocument(facts),
    asyncapi: hubDocument(facts),
  }))
    note('schemas of the documents', ...Object.keys(components.schemas).map((name) => `${document} ${name}`));
  await noteRunning();
  await noteNodes();
  if (process.env.ADD_NAMES === '1') addNames(present);
});
afterAll(() => expect(Object.keys(present).length).toBeGreaterThan(0));

describe('the names that stay', () => {
  const groups = Object.entries(readKeptNames()).filter(([title]) => title !== 'page storage');

  it.each(groups)('%s', (title) => {
    const group = readKeptNames()[title];
    if (group === undefined) throw new Error(`the list has no group ${title}`);
    expect(group.names.length).toBeGreaterThan(0);
    expect(lostNames(title, group, present[title] ?? new Set())).toEqual([]);
  });

  it('every group has a list', () => {
    expect(Object.keys(present).sort()).toEqual(groups.map(([title]) => title).sort());
  });
});

it('a player’s export contains the value of no seed, in fields of any name', () => {
  expect(seedWords.length).toBeGreaterThan(100);
  expect(exported).toHaveLength(fixture.about.players.length);
  const numbers = new Set(exported.flatMap((text) => text.match(/\d{9,}/g) ?? []));
  expect(seedWords.filter((word) => numbers.has(word))).toEqual([]);
});
