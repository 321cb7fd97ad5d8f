import { frame as frameSchema } from '@slumberfell/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import { bytesOf, longPlan } from '../../testing/long-plan.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const SECOND = 1_000;
const SCHOOL = { 'x-forwarded-for': '203.0.113.7' };

const clock = new TestClock(NOON);
let server: TestServer;
const open = async (options: TestServerOptions = {}): Promise<TestClient> => {
  clock.set(NOON);
  server = await startTestServer({ clock, monotonic: () => clock.now(), ...options });
  const player = server.newClient();
  await player.play('Ann');
  return player;
};
afterEach(() => server.close());

const save = (player: TestClient, input: object, key?: string): Promise<Reply> =>
  player.send('save-plan', input, key === undefined ? SCHOOL : { ...SCHOOL, 'idempotency-key': key });
const set = (player: TestClient): Promise<Reply> => player.send('set-healing-threshold', 40, SCHOOL);

/** Commands that are left to the account and to its network. */
const left = ({ headers }: Reply): number[] =>
  [...(headers.get('ratelimit') ?? '').matchAll(/r=(\d+)/g)].map(([, calls]) => Number(calls));

describe('a command counts as one for each started KiB that it stores', () => {
  it('against its account and its network, before it runs', async () => {
    const player = await open();
    const long = longPlan(250);
    const cost = Math.ceil(bytesOf(long) / 1_024);
    expect(cost).toBe(11);
    expect(left(await set(player))).toEqual([59, 1_199]);
    const saved = await save(player, long);
    expect(saved.status).toBe(200);
    expect(left(saved)).toEqual([59 - cost, 1_199 - cost]);
    // 60 at once hold five of them. The sixth waits until the bucket holds it, and takes nothing before.
    for (let plans = 0; plans < 4; plans++) expect((await save(player, long)).status).toBe(200);
    const refused = await save(player, long);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(left(refused)).toEqual([4, 1_144]);
    clock.forward(2 * SECOND);
    expect((await save(player, long)).status).toBe(200);
  });

  it('its answer is counted after it has run, if it is stored', async () => {
    const player = await open();
    const plan = longPlan(20);
    expect(bytesOf(plan)).toBeGreaterThan(900);
    expect(bytesOf(plan)).toBeLessThan(1_024);
    // Without a key no answer is stored. With a key, the answer of a plan of this length is too long for it.
    expect(left(await save(player, plan))).toEqual([59, 1_199]);
    const kept = await save(player, longPlan(12), 'short');
    expect(bytesOf(longPlan(12)) + bytesOf((kept.body as { frame: object }).frame)).toBeGreaterThan(1_024);
    expect(left(kept)).toEqual([57, 1_197]);
    // The repeated command stores nothing.
    expect(left(await save(player, longPlan(12), 'short'))).toEqual([56, 1_196]);
  });

  it('more than the rate holds at once is possible when it holds all, and later commands wait for it', async () => {
    const player = await open({ settings: { COMMANDS_PER_SECOND: '1', COMMANDS_AT_ONCE: '3' } });
    expect((await save(player, longPlan(250))).status).toBe(200);
    clock.forward(8 * SECOND);
    expect((await set(player)).status).toBe(429);
    clock.forward(SECOND);
    expect((await set(player)).status).toBe(200);
    clock.forward(2 * SECOND);
    expect((await save(player, longPlan(250))).status).toBe(429);
    clock.forward(SECOND);
    expect((await save(player, longPlan(250))).status).toBe(200);
  });
});

describe.each(drawnDatabases(import.meta.url))('a command under a repeated key, on $name', (database) => {
  it('acts once; an answer of more than 1 KiB is repeated without events, and follows no frame', async () => {
    const player = await open({ database });
    const first = await player.call('save-plan', longPlan(250), 'long');
    expect(first.frame).toMatchObject({ revision: 1, events: [{ type: 'OnSavedPlanChange' }] });
    const again = await player.call('save-plan', longPlan(250), 'long');
    const { revision, to } = first.frame;
    expect(again.frame).toEqual({ revision, from: 0, to, events: [] });
    expect((await player.call('get-layout-data')).revision).toBe(1);
    const other = await player.send('save-plan', longPlan(249), { 'idempotency-key': 'long' });
    expect(other).toMatchObject({ status: 422, body: { code: 'request/key-reused' } });
    const { rows } = await logged();
    expect(rows.map(({ answer }) => frameSchema.parse(JSON.parse(answer ?? '')))).toEqual([again.frame]);
  });
});

/** The answers in the command log. */
const logged = async () => {
  const answers = await server.running.storage.read((db) =>
    db.selectFrom('command_log').select('answer').execute(),
  );
  return { rows: answers };
};
