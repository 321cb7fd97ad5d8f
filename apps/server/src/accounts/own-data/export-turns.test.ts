import { expect, test } from 'vitest';
import { ExportTurns } from './export-turns.ts';

const client = () => {
  const left = new AbortController();
  return { closed: left.signal, leave: () => left.abort() };
};

test('one export at a time has its turn, in their order, and a client that has left is passed over', async () => {
  const turns = new ExportTurns();
  const [first, second, third, gone] = [client(), client(), client(), client()];
  gone.leave();
  const order: string[] = [];
  const wait = async (name: string, { closed }: { readonly closed: AbortSignal }): Promise<void> => {
    order.push(`${name} ${await turns.wait(closed)}`);
  };
  await wait('first', first);
  const waits = [wait('second', second), wait('gone', gone), wait('third', third)];
  second.leave();
  await waits[0];
  expect(order).toEqual(['first true', 'gone false', 'second false']);
  first.leave();
  await Promise.all(waits);
  expect(order).toEqual(['first true', 'gone false', 'second false', 'third true']);
});

test('an export whose turn does not come in time is refused, and later ones are not affected', async () => {
  const turns = new ExportTurns(20);
  const first = client();
  expect(await turns.wait(first.closed)).toBe(true);
  expect(await turns.wait(client().closed)).toBe(false);
  first.leave();
  expect(await turns.wait(client().closed)).toBe(true);
});
