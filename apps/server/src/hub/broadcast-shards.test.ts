import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Halls } from './broadcast-shards.ts';

function listen() {
  const heard = new Map<string, number[]>();
  const halls = new Halls<number>((hall, message) => {
    heard.set(hall, [...(heard.get(hall) ?? []), message]);
  });
  const told = (): number => [...heard.values()].reduce((sum, { length }) => sum + length, 0);
  return { halls, heard, told };
}

async function silence(told: () => number): Promise<void> {
  for (let before = -1; before < told(); ) {
    before = told();
    await nextTurn();
    await nextTurn();
  }
}

test('whoever comes is told, and others get turns between', async () => {
  const { halls, heard, told } = listen();
  const guests = Array.from({ length: 1_000 }, () => halls.admit());
  halls.tell(7);
  expect(told()).toBe(1);
  await silence(told);
  expect(guests.map((hall) => heard.get(hall))).toEqual(guests.map(() => [7]));
});

test('each is told the newest, and nothing older after it', async () => {
  const { halls, heard, told } = listen();
  const guests = Array.from({ length: 1_000 }, () => halls.admit());
  for (const message of [1, 2, 3]) {
    halls.tell(message);
    await nextTurn();
  }
  await silence(told);
  for (const hall of guests) {
    const messages = heard.get(hall) ?? [];
    expect(messages.at(-1)).toBe(3);
    expect(messages).toEqual(messages.toSorted((a, b) => a - b));
  }
  expect(told()).toBeLessThan(2 * new Set(guests).size);
});

test('guests fill the halls evenly', () => {
  const { halls } = listen();
  const guests = new Map<string, number>();
  for (let guest = 0; guest < 6_400; guest++) {
    const hall = halls.admit();
    guests.set(hall, (guests.get(hall) ?? 0) + 1);
  }
  expect(Math.max(...guests.values())).toBeLessThanOrEqual(100);
});
