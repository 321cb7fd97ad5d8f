import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@slumberfell/engine/testing';
import { OwnPostgres } from '@slumberfell/server/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { verdict } from './command-log-audit.ts';
import { Load } from './load-generator.ts';
import { bundleNode, NodeProcess } from './node-process.ts';

/** `npm run test:long` does everything often and for long. */
const isLong = process.env.TEST_LONG === '1';
const TIMES = isLong ? 20 : 1;
const PLAYERS = isLong ? 16 : 6;
const SECOND = 1_000;
/** How long PostgreSQL and nodes stand still, in ms: a transaction that does so for 5 s is ended. */
const POSTGRES_FROZEN = isLong ? 20 * SECOND : 2 * SECOND;
const NODE_FROZEN = isLong ? 60 * SECOND : 6 * SECOND;

let postgres: OwnPostgres;
let directory: string;
let nodes: NodeProcess[];
let load: Load;
const random = seededRandom(20_261_120);

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'slumberfell-nodes-'));
  const bundled = bundleNode();
  postgres = await OwnPostgres.create();
  await bundled;
  setClock('+0');
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: directory };
  nodes = await Promise.all([settings, { ...settings, ...fakedTime() }].map(NodeProcess.start));
  const urls = nodes.map(({ url }) => url);
  load = await Load.begin(urls, PLAYERS, random);
});
afterAll(async () => {
  await load.pause();
  for (const node of nodes) await node.kill();
  await postgres.remove();
  rmSync(directory, { recursive: true, force: true });
});
/** Whatever happened: everybody can play again, and nothing was lost or done twice. */
afterEach(async () => {
  await load.goesOn();
  await load.pause();
  const wrong = await verdict(postgres.url, load.diaries);
  load.goOn();
  // What a node took for a fault of its own says why.
  expect(wrong, nodes.flatMap(({ complaints }) => complaints).join('\n')).toEqual([]);
});

const node = (index: number): NodeProcess => nodes[index % nodes.length] as NodeProcess;

/** The clock of the second node, as Debian's libfaketime sets it for that process alone. */
const clockFile = (): string => join(directory, 'clock');
const setClock = (to: string): void => writeFileSync(clockFile(), to);

function fakedTime(): Record<string, string> {
  const library = readdirSync('/usr/lib')
    .map((machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`)
    .find((path) => existsSync(path));
  if (library === undefined)
    throw new Error('This test needs libfaketime. As root: apt-get install faketime');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clockFile(),
    FAKETIME_NO_CACHE: '1',
    // Setting a clock does not move the one that only counts.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

test('nodes that are restarted one after the other lose no command', async () => {
  for (let time = 0; time < 2 * TIMES; time++) {
    await load.goesOn();
    const { code, after } = await node(time).stop();
    expect(code).toBe(0);
    expect(after).toBeLessThan(10 * SECOND);
    await load.goesOn();
    await node(time).start();
  }
  expect(load.repeated).toBeGreaterThan(0);
});

test('PostgreSQL that is stopped, killed, or frozen', async () => {
  for (let time = 0; time < TIMES; time++) {
    await load.goesOn();
    await postgres.stop();
    await postgres.start();
    await load.goesOn();
    await postgres.kill();
    await postgres.start();
    await load.goesOn();
    postgres.freeze();
    await sleep(POSTGRES_FROZEN);
    postgres.thaw();
  }
});

test('a node that is killed, and one that is frozen and goes on', async () => {
  for (let time = 0; time < TIMES; time++) {
    await load.goesOn();
    await node(time).kill();
    await load.goesOn();
    await node(time).start();
    await load.goesOn();
    node(time).freeze();
    await sleep(NODE_FROZEN);
    // The others have played on, what it held is theirs, and what it still wants to write comes too late.
    await load.goesOn();
    node(time).thaw();
  }
});

test('a node whose clock is set forward and back by an hour', async () => {
  for (let time = 0; time < TIMES; time++) {
    for (const to of ['+3600', '-3600', '+0']) {
      setClock(to);
      await load.goesOn(40);
    }
  }
});
