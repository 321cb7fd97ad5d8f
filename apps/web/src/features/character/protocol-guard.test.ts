import type { LayoutData } from '@slumberfell/protocol';
import { expect, test, vi } from 'vitest';
import type { Outcome } from '../../lib/api/call.ts';
import { createProtocolGuard, type ProtocolStatus } from './protocol-guard.ts';

const OWN = 5;

/** A guard of a page of version 5, whose server may have another version. */
function page({ served = OWN as number | null, mayReload = true, reloads = true } = {}) {
  const statuses: ProtocolStatus[] = [];
  const waits: number[] = [];
  const asked = { reloads: 0, served };
  const guard = createProtocolGuard({
    own: OWN,
    servedVersion: async () => asked.served,
    mayReload: () => mayReload,
    async reload(isWanted) {
      if (!(await isWanted())) return false;
      asked.reloads += 1;
      return reloads;
    },
    onStatus: (status) => statuses.push(status),
    wait: async (milliseconds) => waits.push(milliseconds),
  });
  return { guard, statuses, waits, asked };
}

const layoutOf = (protocolVersion?: number): Outcome<LayoutData> => ({
  ok: true,
  answer: { protocolVersion } as LayoutData,
  sentAt: 0,
  receivedAt: 0,
});

/** A fetch that returns layouts of these versions, one after the other, and then rejects. */
function answering(...versions: (number | undefined)[]) {
  return vi.fn(() =>
    versions.length === 0
      ? Promise.reject(new Error('asked too often'))
      : Promise.resolve(layoutOf(versions.shift())),
  );
}

/** Whether a promise settles within 20 ms. */
const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<false>((resolve) => setTimeout(resolve, 20, false))]);

test('returns a layout of the same version at once', async () => {
  const { guard, statuses, waits } = page();
  expect(await guard.fetchLayout(answering(OWN))).toEqual(layoutOf(OWN));
  expect([statuses, waits]).toEqual([['same'], []]);
});

test.each([
  ['a newer server', 6],
  ['an older server', 4],
])('reloads the page for %s when that brings its version, and returns no layout', async (_who, version) => {
  const { guard, statuses, asked } = page({ served: version });
  const take = answering(version, version);
  expect(await isSettled(guard.fetchLayout(take))).toBe(false);
  expect(asked.reloads).toBe(1);
  expect(take).toHaveBeenCalledTimes(1);
  expect(statuses).toEqual(['reloads']);
});

test('treats a server without a version as version 0', async () => {
  const { guard, asked } = page({ served: 0 });
  expect(await isSettled(guard.fetchLayout(answering(undefined)))).toBe(false);
  expect(asked.reloads).toBe(1);
});

test.each([
  ['a reload would bring the same page', { served: OWN }],
  ['there is no page to be had', { served: null }],
  ['the page has just reloaded itself', { served: 6, mayReload: false }],
])(
  'does not reload when %s, reports it, and asks again after longer and longer pauses',
  async (_why, options) => {
    const { guard, statuses, waits, asked } = page(options);
    expect(await guard.fetchLayout(answering(6, 6, 6, 6, 6, OWN))).toEqual(layoutOf(OWN));
    expect(asked.reloads).toBe(0);
    expect(waits).toEqual([5_000, 10_000, 20_000, 30_000, 30_000]);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set(['differs']));
    expect(statuses.at(-1)).toBe('same');
  },
);

test('does not reload when the versions are equal again after the player has finished', async () => {
  const { guard, statuses, asked } = page({ served: 6, reloads: false });
  expect(await guard.fetchLayout(answering(6, OWN))).toEqual(layoutOf(OWN));
  expect(asked.reloads).toBe(1);
  expect(statuses).toEqual(['reloads', 'differs', 'same']);
});

test('returns a failure, which has no version', async () => {
  const { guard, statuses } = page();
  const failure = { status: 503, code: null, message: 'busy', errors: [] };
  expect(await guard.fetchLayout(async () => ({ ok: false, failure }))).toEqual({ ok: false, failure });
  expect(statuses).toEqual([]);
});

test('keeps waiting for the hub after a layout of the own version', async () => {
  const { guard, statuses, waits } = page({ served: OWN });
  expect(await guard.receiveVersion('hub', 6)).toBe(false);
  await guard.fetchLayout(answering(OWN));
  expect(statuses.at(-1)).toBe('differs');
  expect(await guard.receiveVersion('hub', 6)).toBe(false);
  expect(waits).toEqual([5_000, 10_000]);
  expect(await guard.receiveVersion('hub', OWN)).toBe(true);
  expect(statuses.at(-1)).toBe('same');
});

test('reloads the page once for layout and hub together', async () => {
  const { guard, asked } = page({ served: 6 });
  void guard.receiveVersion('layout', 6);
  void guard.receiveVersion('hub', 6);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked.reloads).toBe(1);
});

test('neither reloads nor asks again after it was closed', async () => {
  const { guard, asked } = page({ served: 6 });
  guard.close();
  const take = answering(6, 6);
  await guard.fetchLayout(take);
  expect(take).toHaveBeenCalledTimes(1);
  expect(asked.reloads).toBe(0);
});
