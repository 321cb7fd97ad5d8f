import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BroadcastShards } from './broadcast-shards.ts';

function listen() {
  const heard = new Map<string, number[]>();
  const shards = new BroadcastShards<number>((shard, message) => {
    heard.set(shard, [...(heard.get(shard) ?? []), message]);
  });
  const told = (): number => [...heard.values()].reduce((sum, { length }) => sum + length, 0);
  return { shards, heard, told };
}

async function silence(told: () => number): Promise<void> {
  for (let before = -1; before < told(); ) {
    before = told();
    await nextTurn();
    await nextTurn();
  }
}

test('each new socket gets the message, and the event loop runs other work in between', async () => {
  const { shards, heard, told } = listen();
  const guests = Array.from({ length: 1_000 }, () => shards.add());
  shards.tell(7);
  expect(told()).toBe(1);
  await silence(told);
  expect(guests.map((shard) => heard.get(shard))).toEqual(guests.map(() => [7]));
});

test('each shard gets the newest message, and no older one after it', async () => {
  const { shards, heard, told } = listen();
  const guests = Array.from({ length: 1_000 }, () => shards.add());
  for (const message of [1, 2, 3]) {
    shards.tell(message);
    await nextTurn();
  }
  await silence(told);
  for (const shard of guests) {
    const messages = heard.get(shard) ?? [];
    expect(messages.at(-1)).toBe(3);
    expect(messages).toEqual(messages.toSorted((a, b) => a - b));
  }
  expect(told()).toBeLessThan(2 * new Set(guests).size);
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
