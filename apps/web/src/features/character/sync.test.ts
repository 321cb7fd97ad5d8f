import type { Shown } from '@slumberfell/engine';
import type { ClientState, Frame, LayoutData } from '@slumberfell/protocol';
import { beforeEach, expect, test } from 'vitest';
import type { Failure, Outcome } from '../../lib/api/call.ts';
import { createSync } from './sync.ts';

/** A layout with only those fields that the sync reads. */
const layoutOf = (held: ClientState): LayoutData => held as unknown as LayoutData;
const heldAt = (revision: number, eventAt: number, gold: number): ClientState => ({
  revision,
  shown: { gold, eventAt } as Shown,
});
const gold = (revision: number, from: number, to: number): Frame => ({
  revision,
  from,
  to,
  events: [{ type: 'OnGoldChange', reason: 'sold', amount: 1 }],
});

let held: ClientState | null;
let waitsUntil: number | null;
let answers: ((outcome: Outcome<LayoutData>) => void)[];
let failures: Failure[];
let waits: number[];
let isLive: boolean;

beforeEach(() => {
  held = null;
  waitsUntil = null;
  answers = [];
  failures = [];
  waits = [];
  isLive = true;
});

const sync = () =>
  createSync({
    fetchLayout: () => new Promise((resolve) => answers.push(resolve)),
    held: () => held,
    waitsUntil: () => waitsUntil,
    storeHeld: ({ after }) => {
      held = after;
    },
    storeLayout: ({ answer }) => {
      held = answer as unknown as ClientState;
      waitsUntil = answer.waitsUntil ?? null;
    },
    onFailure: (failure) => failures.push(failure),
    isLive: () => isLive,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  });

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
async function answer(layout: ClientState): Promise<void> {
  answers.shift()?.({ ok: true, answer: layoutOf(layout), sentAt: 0, receivedAt: 0 });
  await settled();
}

test('queues frames that arrive before the layout, and applies them after it', async () => {
  const { receive, refetch } = sync();
  void refetch();
  receive(gold(1, 90, 100));
  receive(gold(1, 100, 110));
  receive(gold(1, 110, 120));
  expect(held).toBeNull();
  await answer(heldAt(1, 100, 10));
  expect(held).toMatchObject({ revision: 1, shown: { gold: 12, eventAt: 120 } });
});

test('fetches the layout after a gap, and applies the frames that arrive meanwhile', async () => {
  const { receive, refetch } = sync();
  void refetch();
  await answer(heldAt(1, 100, 10));
  receive(gold(1, 130, 140));
  expect(answers).toHaveLength(1);
  receive(gold(1, 140, 150));
  await answer(heldAt(1, 140, 20));
  expect(held).toMatchObject({ shown: { gold: 21, eventAt: 150 } });
  expect(answers).toHaveLength(0);
});

test('fetches the layout again after a pause when it does not close the gap', async () => {
  const { receive, refetch } = sync();
  void refetch();
  receive(gold(3, 200, 210));
  await answer(heldAt(1, 100, 10));
  expect(waits).toEqual([1_000]);
  await answer(heldAt(3, 210, 30));
  expect(held).toMatchObject({ revision: 3, shown: { gold: 30 } });
  expect(answers).toHaveLength(0);
});

test('fetches one more layout when asked while one is being fetched', async () => {
  const { refetch } = sync();
  void refetch();
  void refetch();
  void refetch();
  await answer(heldAt(1, 100, 10));
  expect(answers).toHaveLength(1);
  await answer(heldAt(2, 200, 10));
  expect(answers).toHaveLength(0);
});

test('reports a failure, and tries again at the next frame after a gap', async () => {
  const { receive, refetch } = sync();
  void refetch();
  const failure: Failure = { status: 0, code: null, message: 'Failed to connect to server.', errors: [] };
  answers.shift()?.({ ok: false, failure });
  await settled();
  expect(failures).toEqual([failure]);
  receive(gold(1, 100, 110));
  expect(answers).toHaveLength(1);
});

const unreachable: Failure = { status: 0, code: null, message: 'Failed to connect to server.', errors: [] };
async function fail(failure: Failure): Promise<void> {
  answers.shift()?.({ ok: false, failure });
  await settled();
}

test('fetches the layout again, after longer and longer pauses, when a fetch fails while the hub is connected', async () => {
  const { receive, refetch } = sync();
  void refetch();
  await answer(heldAt(1, 100, 10));
  void refetch();
  receive(gold(1, 100, 110));
  for (let failed = 0; failed < 8; failed++) await fail(unreachable);
  expect(failures).toHaveLength(8);
  for (const [index, most] of [1, 2, 4, 8, 16, 30, 30, 30].entries()) {
    expect(waits[index]).toBeLessThanOrEqual(most * 1_000);
    expect(waits[index]).toBeGreaterThanOrEqual(most * 500);
  }
  await answer(heldAt(1, 110, 11));
  expect(held).toMatchObject({ shown: { gold: 11 } });
  expect(answers).toHaveLength(0);
});

test('waits as long as the server asks for before it fetches the layout again', async () => {
  const { refetch } = sync();
  void refetch();
  await answer(heldAt(1, 100, 10));
  void refetch();
  await fail({ status: 429, code: 'request/too-many', message: 'Wait.', errors: [], retryAfter: 20_000 });
  expect(waits).toEqual([20_000]);
});

test.each([
  ['the hub is not connected', false, unreachable],
  ['the server refuses it', true, { ...unreachable, status: 401, code: 'request/not-authenticated' }],
] as const)('does not fetch a failed layout again while %s', async (_what, live, failure) => {
  const { refetch } = sync();
  void refetch();
  await answer(heldAt(1, 100, 10));
  isLive = live;
  void refetch();
  await fail(failure);
  expect(answers).toHaveLength(0);
  expect(waits).toEqual([]);
});

test('applies nothing after it was closed', async () => {
  const { receive, refetch, close } = sync();
  void refetch();
  close();
  await answer(heldAt(1, 100, 10));
  receive(gold(1, 100, 110));
  expect(held).toBeNull();
  expect(answers).toHaveLength(0);
});

test('queues frames until what they need has loaded', async () => {
  const { receive, refetch, waitFor } = sync();
  void refetch();
  await answer(heldAt(1, 100, 10));
  let arrive = (): void => undefined;
  void waitFor(new Promise<void>((resolve) => (arrive = resolve)));
  receive(gold(1, 100, 110));
  receive(gold(1, 110, 120));
  await settled();
  expect(held).toMatchObject({ shown: { gold: 10, eventAt: 100 } });
  arrive();
  await settled();
  expect(held).toMatchObject({ shown: { gold: 12, eventAt: 120 } });
  receive(gold(1, 120, 130));
  expect(held).toMatchObject({ shown: { gold: 13 } });
  expect(answers).toHaveLength(0);
});

test('holds a layout back until everything has loaded, also what is needed only later', async () => {
  const { receive, refetch, waitFor } = sync();
  void refetch();
  const arrivals: (() => void)[] = [];
  const thing = () => new Promise<void>((resolve) => arrivals.push(resolve));
  void waitFor(thing());
  void waitFor(thing());
  receive(gold(1, 100, 110));
  await answer(heldAt(1, 100, 10));
  expect(held).toBeNull();
  arrivals[0]?.();
  await settled();
  expect(held).toBeNull();
  arrivals[1]?.();
  await settled();
  expect(held).toMatchObject({ shown: { gold: 11, eventAt: 110 } });
});

test('does not wait any longer for what failed to load', async () => {
  const { receive, refetch, waitFor } = sync();
  void refetch();
  await answer(heldAt(1, 100, 10));
  void waitFor(Promise.reject(new Error('gone')));
  receive(gold(1, 100, 110));
  await settled();
  expect(held).toMatchObject({ shown: { gold: 11 } });
});

test('fetches the layout when a queued frame comes after a gap', async () => {
  const { receive, refetch, waitFor } = sync();
  void refetch();
  await answer(heldAt(1, 100, 10));
  void waitFor(Promise.resolve());
  receive(gold(1, 130, 140));
  await settled();
  expect(answers).toHaveLength(1);
  await answer(heldAt(1, 140, 20));
  expect(held).toMatchObject({ shown: { gold: 20 } });
});

test("fetches nothing when the state has reached the server's revision", async () => {
  const { refetch, compareWith } = sync();
  void refetch();
  await answer(heldAt(3, 100, 10));
  compareWith({ revision: 3, eventAt: 100 });
  compareWith({ revision: 2, eventAt: 90 });
  expect(answers).toHaveLength(0);
});

test.each([
  ['a command', { revision: 4, eventAt: 100 }],
  ['an event', { revision: 3, eventAt: 110 }],
])('fetches the layout after %s was missed', async (_what, standing) => {
  const { refetch, compareWith } = sync();
  void refetch();
  await answer(heldAt(3, 100, 10));
  compareWith(standing);
  expect(answers).toHaveLength(1);
});

test('fetches the layout when the character waits for the clock and the page does not know until when', async () => {
  const { refetch, compareWith } = sync();
  void refetch();
  await answer(heldAt(3, 100, 10));
  compareWith({ revision: 3, eventAt: 100, waitsUntil: 500 });
  expect(answers).toHaveLength(1);
  await answer({ ...heldAt(3, 100, 10), waitsUntil: 500 } as ClientState);
  compareWith({ revision: 3, eventAt: 100, waitsUntil: 500 });
  compareWith({ revision: 3, eventAt: 100 });
  expect(answers).toHaveLength(0);
});

test("fetches the layout once more when it is older than the server's revision", async () => {
  const { refetch, compareWith } = sync();
  void refetch();
  compareWith({ revision: 3, eventAt: 110 });
  await answer(heldAt(3, 100, 10));
  expect(answers).toHaveLength(1);
  await answer(heldAt(3, 110, 11));
  expect(answers).toHaveLength(0);
  expect(held).toMatchObject({ shown: { gold: 11 } });
});

test('fetches the layout at a connection when it failed before', async () => {
  const { refetch, compareWith } = sync();
  void refetch();
  answers.shift()?.({ ok: false, failure: { status: 0, code: null, message: 'gone', errors: [] } });
  await settled();
  compareWith({ revision: 0, eventAt: 0 });
  expect(answers).toHaveLength(1);
});
