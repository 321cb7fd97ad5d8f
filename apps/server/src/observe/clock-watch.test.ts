import { Writable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { shippedGame } from '../testing/shipped-game.ts';
import { steppedPostgres } from '../testing/stepped-postgres.ts';
import { TestClock } from '../testing/test-clock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../testing/test-server.ts';
import { Watcher } from '../testing/watcher.ts';
import { ClockWatch } from './clock-watch.ts';
import { createLog } from './log.ts';

const START = 1_763_600_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FLAX = 1010;
const PATIENT = { timeout: 10_000, interval: 50 };

interface Line {
  readonly level: number;
  readonly msg: string;
}

/** A real log that keeps the lines about the clock. */
function keptLog() {
  const lines: Line[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      const line = JSON.parse(String(chunk)) as Line;
      if (line.msg.includes('stored time')) lines.push(line);
      done();
    },
  });
  return { log: createLog('info', destination), lines };
}

let server: TestServer | null = null;
let lines: readonly Line[];

afterEach(async () => {
  await server?.close();
  server = null;
});

async function start(options: TestServerOptions) {
  const kept = keptLog();
  lines = kept.lines;
  const port = await freePort();
  const settings = { METRICS_PORT: String(port) };
  const started = await startTestServer({ ...options, settings, log: kept.log });
  server = started;
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  };
  const seen = async () => ({
    readyz: (await started.newClient().request('/readyz')).body,
    metrics: [
      await metric('slumberfell_characters_ahead'),
      await metric('slumberfell_characters_ahead_seconds'),
    ],
    lines: lines.map(({ level, msg }) => `${level} ${msg.split(' ').slice(0, 4).join(' ')}`),
  });
  return { server: started, seen };
}

const nothing = (count: number, seconds: number) => ({
  readyz: expect.objectContaining({ ready: true, ahead: { characters: count, seconds } }),
  metrics: [count, seconds],
});
const WARNED = '40 1 character(s) have stored';
const CLEARED = '30 no stored time lies';

test('a server whose clock was ahead says so while it runs and at its next start, and when time has caught up', async () => {
  const clock = new TestClock(START);
  const { server, seen } = await start({ clock });
  await vi.waitFor(async () => expect(await seen()).toEqual({ ...nothing(0, 0), lines: [] }), PATIENT);
  const player = server.newClient();
  await player.play('Ann');
  clock.forward(DAY);
  await player.call('begin-crafting', { itemId: FLAX, amount: 5 });
  await server.newClient().play('Bob');
  clock.forward(-DAY);
  const two = '40 2 character(s) have stored';
  await vi.waitFor(
    async () => expect(await seen()).toEqual({ ...nothing(2, DAY / 1_000), lines: [two] }),
    PATIENT,
  );
  expect(lines[0]?.msg).toContain(new Date(START + DAY).toISOString());
  expect(lines[0]?.msg).toContain('the clock of this machine');
  expect(lines[0]?.msg).toContain('docs/hosting.md, "A clock that was ahead"');

  await server.restart();
  await vi.waitFor(
    async () => expect(await seen()).toEqual({ ...nothing(2, DAY / 1_000), lines: [two, two] }),
    PATIENT,
  );

  clock.forward(DAY - 4_000);
  await vi.waitFor(
    async () => expect(await seen()).toEqual({ ...nothing(0, 0), lines: [two, two, CLEARED] }),
    PATIENT,
  );
});

test('the clock of PostgreSQL decides', async () => {
  const database = await steppedPostgres();
  try {
    const { server: node, seen } = await start({ database });

    const player = node.newClient();
    await player.play('Ann');
    await database.step(HOUR);
    await player.call('begin-crafting', { itemId: FLAX, amount: 5 });
    await database.step(-HOUR);
    await vi.waitFor(
      async () =>
        expect(await seen()).toMatchObject({ metrics: [1, expect.closeTo(3_595, -1)], lines: [WARNED] }),
      PATIENT,
    );
    expect(lines[0]?.msg).toContain('the clock of the machine of PostgreSQL');
    expect((await player.call('get-layout-data')).waitsUntil).toBeGreaterThan(Date.now() + HOUR - 60_000);
    await database.step(HOUR);
    await vi.waitFor(
      async () => expect(await seen()).toMatchObject({ metrics: [0, 0], lines: [WARNED, CLEARED] }),
      PATIENT,
    );
  } finally {
    await server?.close();
    server = null;
    await database.remove();
  }
});

test('open pages learn that they wait, and until when', async () => {
  const clock = new TestClock(START);
  const { server } = await start({ clock });
  const player = server.newClient();
  await player.play('Ann');
  const layout = () => player.call('get-layout-data');
  expect(await layout()).toMatchObject({ now: START });
  expect(await layout()).not.toHaveProperty('waitsUntil');
  const origin = `http://127.0.0.1:${server.port}`;
  const watcher = await Watcher.connect(origin, { cookie: player.cookie ?? '', origin });
  await vi.waitFor(() => expect(watcher.standings).toHaveLength(1));
  clock.forward(DAY);
  await layout();
  clock.forward(-DAY);
  await vi.waitFor(
    () => expect(watcher.standings.at(-1)).toMatchObject({ waitsUntil: START + DAY }),
    PATIENT,
  );
  expect(await layout()).toMatchObject({ now: START, waitsUntil: START + DAY });
  // A command is taken and waits; nothing of it happens before.
  const { frame } = await player.call('begin-crafting', { itemId: FLAX, amount: 5 });
  expect(frame.to).toBe(START + DAY);
  expect(await layout()).toMatchObject({
    waitsUntil: START + DAY,
    activeCraftingActionData: { done: 0, sessionStartTime: START + DAY },
  });
  clock.forward(DAY);
  expect(await layout()).not.toHaveProperty('waitsUntil');
  watcher.leave();
});

describe.each(DATABASES)('the watch on $name', (database) => {
  const context = shippedGame(database, START);

  test('counts each character that is ahead by more than the tolerance, warns each hour, and leaves out the deleted', async () => {
    const { clock, storage } = context;
    const { log, lines: warned } = keptLog();
    const watch = new ClockWatch(storage, log);
    const first = await context.newCharacter();
    const second = await context.newCharacter();
    const third = await context.newCharacter();
    await watch.check();
    expect(watch.ahead).toEqual({ characters: 0, seconds: 0 });
    clock.forward(5_000);
    await context.game.characters.open(first);
    clock.forward(HOUR - 5_000);
    await context.game.characters.open(second);
    await context.game.characters.open(third);
    clock.forward(-HOUR);
    await watch.check();
    expect(watch.ahead).toEqual({ characters: 2, seconds: 3_600 });
    vi.useFakeTimers({ toFake: ['performance'], now: Date.now() });
    try {
      await watch.check();
      expect(warned).toHaveLength(1);
      vi.advanceTimersByTime(2 * HOUR);
      await watch.check();
      expect(warned).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
    await storage.write((tx) =>
      tx.updateTable('characters').set({ snapshot_revision: -1 }).where('id', '=', second).execute(),
    );
    await watch.check();
    expect(watch.ahead).toEqual({ characters: 1, seconds: 3_600 });
    clock.forward(HOUR - 5_000);
    await watch.check();
    expect(watch.ahead).toEqual({ characters: 0, seconds: 0 });
    expect(warned).toHaveLength(3);
  });
});
