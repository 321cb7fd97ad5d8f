import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES, type TestStorage } from '../../testing/databases.ts';
import { storedCharacter } from '../../testing/stored-character.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { Busy } from '../database/busy.ts';
import { CHARACTER_QUEUE_LIMIT } from '../database/character-queues.ts';
import { LostRow, type Replacement, readTexts, saveState } from '../tables/characters/locked-rows.ts';
import { characterRow } from '../tables/characters/rows.ts';
import { logAfter } from '../tables/command-log.ts';
import { newestSnapshot, saveSnapshot } from '../tables/snapshots.ts';
import type { LockedRow } from './locked-row.ts';

const START = 1_700_000_000_000;

/** Appends a word to the stored state and saves it with the next revision. */
async function append(character: LockedRow, word: string): Promise<string> {
  const state = `${(await character.request(readTexts)).core} ${word}`;
  await character.request(saveState, next(character, state));
  await character.log({
    revision: character.head.revision + 1,
    at: character.now,
    name: word,
    input: '{}',
    inputVersion: 2,
    rulesVersion: 1,
    contentVersion: 'first',
    idempotencyKey: null,
    answer: null,
  });
  return state;
}

const next = ({ head, now }: LockedRow, state: string): Replacement => ({
  fromRevision: head.revision,
  fromAt: head.at,
  revision: head.revision + 1,
  at: now,
  core: state,
  inventory: null,
  collection: null,
  stateVersion: 2,
  rulesVersion: 1,
  contentVersion: 'first',
  sessionContent: null,
  busyUntil: null,
});

describe.each(DATABASES)('a command on $name', ({ open }) => {
  const clock = new TestClock(START);
  let opened: TestStorage;
  beforeEach(async () => {
    clock.set(START);
    opened = await open(clock);
  });
  afterEach(() => opened.dispose());

  const row = async (id: number) => {
    const found = await opened.storage.read((db) => characterRow(db, id));
    if (found === null) throw new Error(`no character ${id}`);
    return { ...found, state: found.texts.core };
  };

  test('writes the row and the log entry together', async () => {
    const id = await storedCharacter(opened.storage, 'born');
    clock.forward(5_000);
    expect(await opened.storage.withLockedCharacter(id, (character) => append(character, 'grew'))).toBe(
      'born grew',
    );
    expect(await row(id)).toMatchObject({ revision: 1, at: START + 5_000, state: 'born grew' });
    expect(await opened.storage.read((db) => logAfter(db, id, 0, 10))).toEqual([
      {
        characterId: id,
        revision: 1,
        at: START + 5_000,
        name: 'grew',
        input: '{}',
        inputVersion: 2,
        rulesVersion: 1,
        contentVersion: 'first',
      },
    ]);
  });

  test('returns null when there is no such character, and does not call the command', async () => {
    let called = false;
    const answer = await opened.storage.withLockedCharacter(404, () => {
      called = true;
      return Promise.resolve('never');
    });
    expect(answer).toBeNull();
    expect(called).toBe(false);
  });

  test('that throws is rolled back, and concurrent ones are kept', async () => {
    const [bad, good] = [
      await storedCharacter(opened.storage, 'a'),
      await storedCharacter(opened.storage, 'b'),
    ];
    const failing = opened.storage.withLockedCharacter(bad, async (character) => {
      await append(character, 'gone');
      throw new Error('on purpose');
    });
    const standing = opened.storage.withLockedCharacter(good, (character) => append(character, 'stays'));
    await expect(failing).rejects.toThrow('on purpose');
    await standing;
    expect(await row(bad)).toMatchObject({ revision: 0, state: 'a' });
    expect(await opened.storage.read((db) => logAfter(db, bad, 0, 10))).toEqual([]);
    expect(await row(good)).toMatchObject({ revision: 1, state: 'b stays' });
  });

  test('that violates a constraint is rolled back, and concurrent ones are kept', async () => {
    const [bad, good] = [
      await storedCharacter(opened.storage, 'a'),
      await storedCharacter(opened.storage, 'b'),
    ];
    const failing = opened.storage.withLockedCharacter(bad, async (character) => {
      await append(character, 'once');
      await append(character, 'twice');
    });
    const standing = opened.storage.withLockedCharacter(good, (character) => append(character, 'stays'));
    await expect(failing).rejects.toThrow();
    await standing;
    expect(await row(bad)).toMatchObject({ revision: 0, state: 'a' });
    expect(await row(good)).toMatchObject({ revision: 1, state: 'b stays' });
  });

  test('cannot save over a row that is not the one it was locked as', async () => {
    const id = await storedCharacter(opened.storage, 'a');
    const late = opened.storage.withLockedCharacter(id, async (character) => {
      await character.request(saveState, next(character, 'first'));
      await character.request(saveState, next(character, 'second'));
    });
    await expect(late).rejects.toThrow(LostRow);
    expect(await row(id)).toMatchObject({ revision: 0, state: 'a' });
  });

  test('of one character runs after the other, in their order', async () => {
    const id = await storedCharacter(opened.storage, '0');
    const words = Array.from({ length: 40 }, (_, i) => String(i + 1));
    await Promise.all(
      words.map((word) => opened.storage.withLockedCharacter(id, (character) => append(character, word))),
    );
    expect((await row(id)).state).toBe(['0', ...words].join(' '));
    expect((await row(id)).revision).toBe(40);
  });

  test('is committed before the rest of its job in the queue, which ends before the next command', async () => {
    const id = await storedCharacter(opened.storage, '0');
    const order: string[] = [];
    const one = opened.storage.enqueue(id, async () => {
      const state = await opened.storage.lockCharacter(id, (character) => append(character, 'one'));
      order.push(`committed ${state}`);
    });
    const two = opened.storage.withLockedCharacter(id, async (character) => {
      order.push(`second sees ${(await character.request(readTexts)).core}`);
    });
    await Promise.all([one, two]);
    expect(order).toEqual(['committed 0 one', 'second sees 0 one']);
  });

  test('happens at the present instant, but never before the instant of the row', async () => {
    const id = await storedCharacter(opened.storage, 'a', START + 60_000);
    const now = () => opened.storage.withLockedCharacter(id, (character) => Promise.resolve(character.now));
    expect(await now()).toBe(START + 60_000);
    clock.set(START + 90_000);
    expect(await now()).toBe(START + 90_000);
  });

  test('is refused with 429 when its character has too many running', async () => {
    const id = await storedCharacter(opened.storage, 'a');
    const commands = Array.from({ length: CHARACTER_QUEUE_LIMIT + 1 }, () =>
      opened.storage.withLockedCharacter(id, (character) => Promise.resolve(character.head.revision)),
    );
    const ends = await Promise.allSettled(commands);
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused).toHaveLength(1);
    const [{ reason }] = refused as [PromiseRejectedResult];
    expect(reason).toBeInstanceOf(Busy);
    expect(reason).toMatchObject({ status: 429 });
  });

  test('shares its queue with jobs that are no commands', async () => {
    const id = await storedCharacter(opened.storage, 'a');
    const order: string[] = [];
    const slow = opened.storage.enqueue(id, async () => {
      order.push('job begins');
      await new Promise((resolve) => setTimeout(resolve, 30));
      order.push('job ends');
    });
    const command = opened.storage.withLockedCharacter(id, () => {
      order.push('command');
      return Promise.resolve();
    });
    await Promise.all([slow, command]);
    expect(order).toEqual(['job begins', 'job ends', 'command']);
  });

  test('finds the answer to an earlier one with its key, until that is removed', async () => {
    const id = await storedCharacter(opened.storage, 'a');
    await opened.storage.withLockedCharacter(id, async (character) => {
      await character.request(saveState, next(character, 'b'));
      await character.log({
        revision: 1,
        at: character.now,
        name: 'sell',
        input: '{}',
        inputVersion: 2,
        rulesVersion: 1,
        contentVersion: 'first',
        idempotencyKey: 'key-1',
        answer: '"sold"',
      });
    });
    const answers = () =>
      opened.storage.withLockedCharacter(id, async (c) => [
        await c.executedUnder('key-1'),
        await c.executedUnder('key-2'),
      ]);
    const sold = { name: 'sell', input: '{}', inputVersion: 2, answer: '"sold"' };
    expect(await answers()).toEqual([sold, null]);
    await opened.storage.withLockedCharacter(id, (character) => character.forgetAnswers(START));
    expect(await answers()).toEqual([sold, null]);
    await opened.storage.withLockedCharacter(id, (character) => character.forgetAnswers(START + 1));
    expect(await answers()).toEqual([null, null]);
    expect(await opened.storage.read((db) => logAfter(db, id, 0, 10))).toHaveLength(1);
  });

  test('keeps snapshots, one per revision and rules', async () => {
    const id = await storedCharacter(opened.storage, 'a');
    const take = (state: string, rulesVersion: number, at: number) =>
      opened.storage.withLockedCharacter(id, (character) =>
        character.request(saveSnapshot, {
          revision: 0,
          at,
          rulesVersion,
          contentVersion: 'first',
          sessionContent: null,
          state,
          stateVersion: rulesVersion + 1,
          createdAt: character.now,
        }),
      );
    await take('first', 1, START);
    await take('second', 2, START + 1);
    await take('third', 2, START + 2);
    expect(await opened.storage.read((db) => newestSnapshot(db, id, 1))).toMatchObject({
      state: 'first',
      stateVersion: 2,
    });
    expect(await opened.storage.read((db) => newestSnapshot(db, id, 3))).toBeNull();
    expect(await opened.storage.read((db) => newestSnapshot(db, id, 2))).toMatchObject({
      state: 'third',
      stateVersion: 3,
      rulesVersion: 2,
    });
    expect(await row(id)).toMatchObject({ snapshotRevision: 0, snapshotAt: START + 2 });
  });

  test('and all other running calls are finished before the storage closes', async () => {
    const id = await storedCharacter(opened.storage, '0');
    const commands = Array.from({ length: 20 }, (_, i) =>
      opened.storage.withLockedCharacter(id, (character) => append(character, String(i))),
    );
    await Promise.all(commands.slice(0, 1));
    const [ends] = await Promise.all([Promise.allSettled(commands), opened.storage.close()]);
    expect(ends.every((end) => end.status === 'fulfilled')).toBe(true);
  });
});
