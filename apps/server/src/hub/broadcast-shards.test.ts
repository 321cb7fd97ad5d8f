import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BroadcastShards } from './broadcast-shards.ts';

function listen() {
  const received = new Map<string, number[]>();
  const shards = new BroadcastShards<number>((shard, message) => {
    received.set(shard, [...(received.get(shard) ?? []), message]);
  });
  const count = (): number => [...received.values()].reduce((sum, { length }) => sum + length, 0);
  return { shards, received, count };
}

async function silence(count: () => number): Promise<void> {
  for (let before = -1; before < count(); ) {
    before = count();
    await nextTurn();
    await nextTurn();
  }
}

test('each new socket gets the message, and the event loop runs other work in between', async () => {
  const { shards, received, count } = listen();
  const guests = Array.from({ length: 1_000 }, () => shards.add());
  shards.broadcast(7);
  expect(count()).toBe(1);
  await silence(count);
  expect(guests.map((shard) => received.get(shard))).toEqual(guests.map(() => [7]));
});

test('each shard gets the newest message, and no older one after it', async () => {
  const { shards, received, count } = listen();
  const guests = Array.from({ length: 1_000 }, () => shards.add());
  for (const message of [1, 2, 3]) {
    shards.broadcast(message);
    await nextTurn();
  }
  await silence(count);
  for (const shard of guests) {
    const messages = received.get(shard) ?? [];
    expect(messages.at(-1)).toBe(3);
    expect(messages).toEqual(messages.toSorted((a, b) => a - b));
  }
  expect(count()).toBeLessThan(2 * new Set(guests).size);
});

test('guests fill the shards evenly', () => {
  const { shards } = listen();
  const guests = new Map<string, number>();
  for (let guest = 0; guest < 6_400; guest++) {
    const shard = shards.add();
    guests.set(shard, (guests.get(shard) ?? 0) + 1);
  }
  expect(Math.max(...guests.values())).toBeLessThanOrEqual(100);
});
