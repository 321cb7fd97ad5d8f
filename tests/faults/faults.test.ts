import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@slumberfell/engine/testing';
import { OwnPostgres } from '@slumberfell/server/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditCommandLogs } from './command-log-audit.ts';
import { LoadGenerator } from './load-generator.ts';
import { bundleNode, NodeProcess } from './node-process.ts';

/**
 * `npm run test:long` causes each fault 20 times, with more players, and freezes PostgreSQL and the nodes for
 * a longer time.
 */
const isLong = process.env.TEST_LONG === '1';
const TIMES = isLong ? 20 : 1;
const PLAYERS = isLong ? 16 : 6;
const SECOND = 1_000;
/** How many ms a test freezes PostgreSQL. */
const POSTGRES_FROZEN = isLong ? 20 * SECOND : 2 * SECOND;
/** How many ms a test freezes a node: more than the 5 s after which PostgreSQL ends an idle transaction. */
const NODE_FROZEN = isLong ? 60 * SECOND : 6 * SECOND;

let postgres: OwnPostgres;
let directory: string;
let nodes: NodeProcess[];
let load: LoadGenerator;
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
  load = await LoadGenerator.begin(urls, PLAYERS, random);
});
afterAll(async () => {
  await load.pause();
  for (const node of nodes) await node.kill();
  await postgres.remove();
  rmSync(directory, { recursive: true, force: true });
});
/**
 * Each test causes a fault. Checks after it that players can play, and that no command was lost or executed
 * twice.
 */
afterEach(async () => {
  await load.waitForProgress();
  await load.pause();
  const wrong = await auditCommandLogs(postgres.url, load.records);
  load.resume();
  // The nodes' error logs say why a player got an error.
  expect(wrong, nodes.flatMap(({ complaints }) => complaints).join('\n')).toEqual([]);
});

const node = (index: number): NodeProcess => nodes[index % nodes.length] as NodeProcess;

/** The file from which Debian's libfaketime reads the second node's clock offset. */
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
    // This setting makes libfaketime change only the system's time, not the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

test('nodes that are restarted one after the other lose no command', async () => {
  for (let time = 0; time < 2 * TIMES; time++) {
    await load.waitForProgress();
    const { code, after } = await node(time).stop();
    expect(code).toBe(0);
    expect(after).toBeLessThan(10 * SECOND);
    await load.waitForProgress();
    await node(time).start();
  }
  expect(load.repeated).toBeGreaterThan(0);
});

test('PostgreSQL that is stopped, killed or frozen loses no command', async () => {
  for (let time = 0; time < TIMES; time++) {
    await load.waitForProgress();
    await postgres.stop();
    await postgres.start();
    await load.waitForProgress();
    await postgres.kill();
    await postgres.start();
    await load.waitForProgress();
    postgres.freeze();
    await sleep(POSTGRES_FROZEN);
    postgres.thaw();
  }
});

test('a node that is killed, and a node that is frozen and continued, lose no command', async () => {
  for (let time = 0; time < TIMES; time++) {
    await load.waitForProgress();
    await node(time).kill();
    await load.waitForProgress();
    await node(time).start();
    await load.waitForProgress();
    node(time).freeze();
    await sleep(NODE_FROZEN);
    // The other node takes over the frozen node's characters. When the frozen node continues, its late writes
    // must fail.
    await load.waitForProgress();
    node(time).thaw();
  }
});

test('a node whose clock is set forward and back by an hour loses no command', async () => {
  for (let time = 0; time < TIMES; time++) {
    for (const to of ['+3600', '-3600', '+0']) {
      setClock(to);
      await load.waitForProgress(40);
    }
  }
});
