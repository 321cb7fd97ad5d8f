import type { Plan } from '@slumberfell/engine';
import { type Input, readCharacter } from '@slumberfell/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { audit } from '../characters/replay.ts';
import { openStorage } from '../storage/open.ts';
import { GONE_AFTER } from '../storage/tables/nodes.ts';
import { copyCharacter } from '../testing/copied-character.ts';
import { START } from '../testing/hub-test-server.ts';
import { type RedisServer, startRedis } from '../testing/redis-server.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestNodes } from '../testing/test-nodes.ts';
import { fold, type Watcher } from '../testing/watcher.ts';
import { RECOUNT_EVERY, RECOUNT_SOON } from './player-count.ts';

const FLAX = 1010;
/** ms of one harvesting action. */
const ACTION = 5_000;

/** Timeout in ms for what happens without delay; long enough for a busy machine. */
const patience = { timeout: 20_000 };

let nodes: TestNodes;
afterEach(() => nodes.close());

/** A client that keeps what a page keeps: the layout, and every later frame. */
async function onlooker(player: TestClient, index: number) {
  const watcher = await nodes.watch(player, index);
  await vi.waitFor(() => expect(watcher.standings.length).toBeGreaterThan(0), patience);
  const layout = await player.call('get-layout-data');
  const held = { revision: layout.revision, shown: readCharacter(layout) };
  return { watcher, now: () => fold(held, watcher.frames) };
}

/** Waits until a socket has received the revision of another node's command: then playback runs again. */
const isFollowed = (watcher: Watcher, revision: number) =>
  vi.waitFor(() => expect(watcher.standings.at(-1)?.revision).toBe(revision), patience);

/** Executes a player's commands on both nodes in turn while sockets on both are open. */
async function playOnBoth(): Promise<void> {
  const send = { to: 0 };
  const player = nodes.newClient(send);
  await player.play('Ann');
  const [here, there] = [await onlooker(player, 0), await onlooker(player, 1)];
  for (let revision = 1; revision <= 8; revision++) {
    send.to = revision % 2;
    if (revision % 4 === 3) await player.call('stop');
    else if (revision % 4 === 0) await player.call('set-healing-threshold', revision);
    else await player.call('begin-crafting', { itemId: FLAX, amount: 100 });
    await isFollowed(revision % 2 === 0 ? there.watcher : here.watcher, revision);
    // Each node plays back by itself, so both send the same frames.
    nodes.clock.forward(2 * ACTION + 100 * revision);
    const layout = await player.call('get-layout-data');
    const expected = { revision, shown: readCharacter(layout) };
    for (const { now } of [here, there]) {
      await vi.waitFor(() => expect(now()).toEqual(expected), patience);
    }
  }
  expect([...here.watcher.refetches, ...there.watcher.refetches]).toEqual([]);
}

describe('two nodes on one PostgreSQL', () => {
  test('take any command, and show it to sockets on the other node', async () => {
    nodes = await TestNodes.start(START, [{}, {}]);
    await playOnBoth();
  });

  test('count each player once, on any node, and no player of a node that has ended', async () => {
    nodes = await TestNodes.start(START, [{}, {}]);
    const send = { to: 0 };
    const [ann, bob, eve] = [nodes.newClient(send), nodes.newClient(send), nodes.newClient(send)];
    for (const [index, player] of [ann, bob, eve].entries())
      await player.play(['Ann', 'Bob', 'Eve'][index] ?? '');
    // Eve has a running session and no socket. Ann has sockets on both nodes, Bob on one. Dan had a socket on
    // a node that no longer runs.
    await eve.call('begin-crafting', { itemId: FLAX, amount: 1_000 });
    const dan = await nodes.newClient(send).play('Dan');
    const storage = await openStorage(nodes.place);
    await storage.write(async (tx) => {
      await tx
        .insertInto('nodes')
        .values({ id: 'dead', beat_at: Date.now() - GONE_AFTER - 1 })
        .execute();
      await tx.insertInto('watched_characters').values({ node_id: 'dead', character_id: dan }).execute();
    });
    const onlookers = [await nodes.watch(ann, 0), await nodes.watch(ann, 1), await nodes.watch(bob, 1)];
    const counted = async (active: number): Promise<void> => {
      for (const { counts } of onlookers) {
        await vi.waitFor(() => {
          nodes.clock.forward(RECOUNT_SOON);
          expect(counts.at(-1)).toBe(active);
        }, patience);
      }
    };
    await counted(3);
    onlookers.pop()?.leave();
    await counted(2);
    expect(await storage.read((db) => db.selectFrom('nodes').selectAll().execute())).toHaveLength(2);
    await storage.close();
    // A count includes players of a dead node for at most `GONE_AFTER`, and is repeated after
    // `RECOUNT_EVERY`.
    expect(GONE_AFTER + RECOUNT_EVERY).toBeLessThan(10_000);
  });

  test('close the sockets of a session that ends on the other', async () => {
    nodes = await TestNodes.start(START, [{}, {}]);
    const send = { to: 0 };
    const player = nodes.newClient(send);
    await player.play('Ann');
    const watcher = await nodes.watch(player, 1);
    const before = performance.now();
    await player.call('logout');
    expect(await watcher.ended).toBe('io server disconnect');
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  test('detect changes whose message was lost', async () => {
    // One node sends its messages to the other by PostgreSQL. The other sends by a Redis server that does not
    // exist.
    nodes = await TestNodes.start(START, [{}, { REDIS_URL: 'redis://127.0.0.1:1' }]);
    const player = nodes.newClient({ to: 0 });
    await player.play('Ann');
    const watcher = await nodes.watch(player, 1);
    await vi.waitFor(() => expect(watcher.standings).toHaveLength(1), patience);
    const { frame } = await player.call('begin-crafting', { itemId: FLAX, amount: 100 });
    await isFollowed(watcher, 1);
    expect(watcher.frames).toEqual([]);
    nodes.clock.forward(ACTION);
    await vi.waitFor(() => expect(watcher.frames).toMatchObject([{ revision: 1, from: frame.to }]), patience);
  });

  test('let a plan go on, on both and on the one that is left, to the state that one look gives', async () => {
    nodes = await TestNodes.start(START, [{}, {}]);
    const send = { to: 0 };
    const player = nodes.newClient(send);
    const id = await player.play('Ann');
    const unseen = await nodes.newClient(send).play('Bob');
    const [here, there] = [await onlooker(player, 0), await onlooker(player, 1)];
    const steps: Input<'set-plan'>['steps'] = [
      { name: 'begin-crafting', input: { itemId: FLAX, amount: 3 } },
      { name: 'sell', input: { itemId: FLAX, amount: 1 } },
      { name: 'begin-hunting', input: { regionId: 1, until: { at: 40 } } },
    ];
    await player.call('set-plan', { steps, times: 99 });
    await isFollowed(there.watcher, 1);
    const storage = await openStorage(nodes.place);
    await copyCharacter(storage, id, unseen);

    /**
     * Lets time pass, one action at a time, until the given round of the plan has begun, while each node in
     * turn answers. All onlookers see the same. The server draws the seeds, and one fight may take minutes.
     */
    const play = async (
      until: number,
      answering: readonly number[],
      onlookers: (typeof here)[],
    ): Promise<Plan | null> => {
      let plan: Plan | null = null;
      for (let done = 0; done < 200 && (plan?.round ?? 0) < until; done++) {
        nodes.clock.forward(ACTION + 21);
        send.to = answering[done % answering.length] ?? 0;
        const layout = await player.call('get-layout-data');
        const expected = { revision: 1, shown: readCharacter(layout) };
        for (const { now } of onlookers) await vi.waitFor(() => expect(now()).toEqual(expected), patience);
        ({ plan } = expected.shown);
      }
      return plan;
    };
    expect((await play(3, [0, 1], [here, there]))?.round).toBe(3);
    await nodes.node(0).stop();
    expect((await play(5, [1], [there]))?.round).toBe(5);
    expect([...here.watcher.refetches, ...there.watcher.refetches]).toEqual([]);

    const { characters } = nodes.node(1).game;
    const [seen, once] = [await characters.open(id), await characters.open(unseen)];
    expect(seen?.shown).toEqual(once?.shown);
    const [kept, keptOnce] = [await characters.load(id), await characters.load(unseen)];
    expect(kept?.hidden).toEqual(keptOnce?.hidden);
    for (const each of [id, unseen]) {
      const books = await audit(storage, each);
      expect(books?.replayed).toEqual(books?.stored);
    }
    await storage.close();
  });

  test('let a player who has just made a character on one play on the other', async () => {
    nodes = await TestNodes.start(START, [{}, {}]);
    const send = { to: 1 };
    const player = nodes.newClient(send);
    await player.registerGuest();
    expect((await player.send('get-layout-data')).status).toBe(400);
    send.to = 0;
    await player.call('create-character', { name: 'Ann', appearanceId: 1 });
    send.to = 1;
    expect((await player.call('get-layout-data')).characterData.name).toBe('Ann');
  });
});

describe('two nodes with a Redis between them', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test('take any command, show it to sockets on the other node, and continue without Redis', async () => {
    const settings = { REDIS_URL: redis.url };
    nodes = await TestNodes.start(START, [settings, settings]);
    await playOnBoth();
    const { port } = new URL(redis.url);
    await redis.stop();
    const player = nodes.newClient({ to: 0 });
    await player.play('Bob');
    const watcher = await nodes.watch(player, 1);
    await player.call('begin-crafting', { itemId: FLAX, amount: 100 });
    await isFollowed(watcher, 1);
    redis = await startRedis(Number(port));
    await vi.waitFor(async () => {
      await player.call('set-healing-threshold', 5);
      expect(watcher.frames.length).toBeGreaterThan(0);
    }, patience);
  });
});
