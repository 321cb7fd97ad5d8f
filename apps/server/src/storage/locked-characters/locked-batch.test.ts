import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allKept } from '../../testing/all-kept.ts';
import { DATABASES, POSTGRES, type TestStorage } from '../../testing/databases.ts';
import { storedCharacter } from '../../testing/stored-character.ts';
import { TestClock } from '../../testing/test-clock.ts';
import type { AnyRequest } from '../database/character-request.ts';
import { openStorage } from '../open.ts';
import type { Storage } from '../storage.ts';
import {
  LostRow,
  type Replacement,
  readTexts,
  saveEnd,
  saveState,
} from '../tables/characters/locked-rows.ts';
import {
  deleteUnshownReport,
  dismissReportsUpTo,
  pruneReports,
  readWaitingReports,
  saveReport,
} from '../tables/idle-reports.ts';
import { readRankingsOn, saveRankingChanges } from '../tables/rankings/rows.ts';
import { saveSnapshot } from '../tables/snapshots.ts';
import type { LockedCharacter } from './locked-character.ts';

const START = 1_700_000_000_000;
const NEVER = () => 0;

/** The requests of `everything`, in its order. */
const ORDER: readonly AnyRequest[] = [
  readTexts,
  saveEnd,
  saveState,
  saveSnapshot,
  readRankingsOn,
  saveRankingChanges,
  readWaitingReports,
  deleteUnshownReport,
  dismissReportsUpTo,
  saveReport,
  pruneReports,
];

const next = ({ head, now }: LockedCharacter, core: string): Replacement => ({
  fromRevision: head.revision,
  fromAt: head.at,
  revision: head.revision,
  at: now,
  core,
  inventory: null,
  collection: '{"cards":[]}',
  stateVersion: 2,
  rulesVersion: 1,
  contentVersion: 'second',
  sessionContent: null,
  busyUntil: null,
});

async function append(character: LockedCharacter, word: string): Promise<string> {
  const state = `${(await character.request(readTexts)).core} ${word}`;
  await character.request(saveState, next(character, state));
  return state;
}

/** Makes every request that settling can make: some for characters with even ids, the others for odd ids. */
async function everything(character: LockedCharacter): Promise<unknown> {
  const { head, now } = character;
  const { id, at, revision } = head;
  const received: unknown[] = [await character.request(readTexts)];
  const snapshot = { revision, at, contentVersion: 'first', sessionContent: null, createdAt: now };
  if (id % 2 === 1) {
    await character.request(saveSnapshot, { ...snapshot, rulesVersion: 1, state: 'before', stateVersion: 1 });
    await character.request(saveEnd, { busyUntil: START + 70_000 });
  }
  await character.request(saveState, next(character, 'settled'));
  if (id % 2 === 1)
    await character.request(saveSnapshot, { ...snapshot, rulesVersion: 2, state: 'after', stateVersion: 2 });
  const to = { minusScore: -id % 2, reachedAt: START };
  received.push(await character.request(readRankingsOn, [0, 3]));
  await character.request(
    saveRankingChanges,
    [0, 3].map((board) => ({ characterId: id, board, from: null, to })),
  );
  received.push(await character.request(readRankingsOn, [0, 3]), await character.request(readWaitingReports));
  await character.request(saveReport, {
    since: START,
    until: START + 1,
    shown: 1,
    report: 'old',
    reportVersion: 1,
  });
  await character.request(saveReport, {
    since: START + 5,
    until: START + 6,
    shown: 0,
    report: 'untold',
    reportVersion: 2,
  });
  received.push(await character.request(readWaitingReports));
  if (id % 2 === 1) return received;
  await character.request(deleteUnshownReport);
  await character.request(dismissReportsUpTo, { upTo: START });
  await character.request(saveReport, {
    since: START + 7,
    until: START + 8,
    shown: 1,
    report: 'told',
    reportVersion: 3,
  });
  await character.request(pruneReports, { kept: 1 });
  received.push(await character.request(readWaitingReports));
  return received;
}

describe.each(DATABASES)('characters settled together on $name', ({ open }) => {
  const clock = new TestClock(START);
  let opened: TestStorage;
  let storage: Storage;
  beforeEach(async () => {
    clock.set(START);
    opened = await open(clock);
    storage = opened.storage;
  });
  afterEach(() => opened.dispose());

  const many = async (count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let made = 0; made < count; made++) ids.push(await storedCharacter(storage, `born ${made}`));
    return ids;
  };

  test('get the same result as each alone', async () => {
    const ids = await many(8);
    const [alone, together] = [ids.slice(0, 4), ids.slice(4)];
    clock.forward(60_000);
    const received = new Map<number, unknown>();
    for (const id of alone) received.set(id, await storage.withLockedCharacter(id, everything));
    const committed = (id: number, result: unknown) => void received.set(id, result);
    const settled = await storage.lockCharacters(together, ORDER, everything, committed, NEVER);
    expect(settled.toSorted((a, b) => a - b)).toEqual(together);
    for (const [index, id] of alone.entries()) {
      const other = together[index] as number;
      expect(await allKept(storage, other)).toEqual(await allKept(storage, id));
      const [texts, ...rest] = received.get(id) as [object];
      expect(received.get(other)).toMatchObject([{ ...texts, core: `born ${index + 4}` }, ...rest]);
    }
  });

  test('are published after the commit and before their next jobs', async () => {
    const [one = 0, two = 0] = await many(2);
    const order: string[] = [];
    const settled = storage.lockCharacters(
      [one, two, 404],
      ORDER,
      (character) => append(character, 'slept'),
      (id, state) => order.push(`${id} committed: ${state}`),
      (id) => (id === two ? START + 5_000 : 0),
    );
    const command = storage.withLockedCharacter(two, async (character) => {
      order.push(`command sees: ${(await character.request(readTexts)).core}`);
      return character.now;
    });
    expect(await settled).toEqual([one, two]);
    expect(await command).toBe(START + 5_000);
    expect(order).toEqual([
      `${one} committed: born 0 slept`,
      `${two} committed: born 1 slept`,
      'command sees: born 1 slept',
    ]);
  });

  test('are skipped while they have a job in their queue, and others are settled', async () => {
    const [busy = 0, free = 0] = await many(2);
    let release = (): void => undefined;
    const job = storage.enqueue(
      busy,
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    expect(
      await storage.lockCharacters([busy, free], ORDER, (c) => append(c, 'slept'), NEVER, NEVER),
    ).toEqual([free]);
    expect(await storage.lockCharacters([busy], ORDER, (c) => append(c, 'slept'), NEVER, NEVER)).toEqual([]);
    release();
    await job;
    expect(await storage.lockCharacters([busy], ORDER, (c) => append(c, 'slept'), NEVER, NEVER)).toEqual([
      busy,
    ]);
  });

  test('make no request that is not among those of the batch', async () => {
    const [id = 0] = await many(1);
    const settled = storage.lockCharacters([id], [readTexts], (c) => append(c, 'slept'), NEVER, NEVER);
    await expect(settled).rejects.toThrow('"save the state" is not among the requests of the batch');
  });

  test('do not change when one of them fails, or is not what it was locked as', async () => {
    const [good = 0, bad = 0] = await many(2);
    clock.forward(1_000);
    const before = [await allKept(storage, good), await allKept(storage, bad)];
    const never = () => expect.unreachable('nothing was committed');
    const attempts: [(character: LockedCharacter) => Promise<unknown>, string | typeof LostRow][] = [
      [() => Promise.reject(new Error('on purpose')), 'on purpose'],
      [(character) => append(character, 'once').then(() => append(character, 'twice')), LostRow],
    ];
    for (const [fails, reason] of attempts) {
      const settled = storage.lockCharacters(
        [good, bad],
        ORDER,
        (character) => (character.head.id === bad ? fails(character) : append(character, 'slept')),
        never,
        NEVER,
      );
      await expect(settled).rejects.toThrow(reason);
      expect([await allKept(storage, good), await allKept(storage, bad)]).toEqual(before);
    }
    expect(await storage.withLockedCharacter(good, (character) => append(character, 'plays'))).toBe(
      'born 0 plays',
    );
  });
});

test('characters whose rows another node has locked are skipped without waiting', async () => {
  const opened = await POSTGRES.open();
  const other = await openStorage(opened.place);
  const [busy, free] = [
    await storedCharacter(opened.storage, 'a', START),
    await storedCharacter(opened.storage, 'b', START),
  ];
  let settled: readonly number[] = [];
  await other.withLockedCharacter(busy, async (character) => {
    settled = await opened.storage.lockCharacters(
      [busy, free],
      ORDER,
      (c) => append(c, 'slept'),
      NEVER,
      NEVER,
    );
    await append(character, 'plays');
  });
  expect(settled).toEqual([free]);
  expect(await opened.storage.withLockedCharacter(busy, async (c) => (await c.request(readTexts)).core)).toBe(
    'a plays',
  );
  await other.close();
  await opened.dispose();
});
