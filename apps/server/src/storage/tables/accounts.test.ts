import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES, type TestStorage } from '../../testing/databases.ts';
import { storedCharacter } from '../../testing/stored-character.ts';
import { TestClock } from '../../testing/test-clock.ts';
import {
  type Account,
  accountById,
  accountByUsername,
  insertAccount,
  selectCharacter,
  setPasswordHash,
} from './accounts.ts';
import {
  deleteExpiredLogins,
  deleteLogin,
  deleteLoginsOf,
  insertLogin,
  loginByTokenHash,
  type StoredLogin,
  touchLogin,
} from './auth-sessions.ts';
import { characterIdentity, charactersOf, insertCharacter } from './characters/rows.ts';
import { sharedSecret } from './secrets.ts';

const START = 1_700_000_000_000;

describe.each(DATABASES)('accounts on $name', ({ open }) => {
  let opened: TestStorage;
  beforeEach(async () => {
    opened = await open(new TestClock(START));
  });
  afterEach(() => opened.dispose());

  const account = async (username: string): Promise<Account> => {
    const made = await opened.storage.write((tx) =>
      insertAccount(tx, { username, passwordHash: 'hash', kind: 'guest', createdAt: START }),
    );
    if (made === null) throw new Error(`${username} is taken`);
    return made;
  };
  const session = (accountId: number, tokenHash: string, expiresAt: number): StoredLogin => ({
    tokenHash,
    accountId,
    createdAt: START,
    lastSeenAt: START,
    expiresAt,
    persistent: true,
    browser: 'Firefox on Linux',
    secondFactor: false,
  });
  const insert = (one: StoredLogin) => opened.storage.write((tx) => insertLogin(tx, one));
  const find = (tokenHash: string) => opened.storage.read((db) => loginByTokenHash(db, tokenHash));

  test('are found by id and by name in any case', async () => {
    const made = await account('Sleepy Fox');
    expect(made).toEqual({
      id: made.id,
      username: 'Sleepy Fox',
      passwordHash: 'hash',
      kind: 'guest',
      role: 'player',
      createdAt: START,
      selectedCharacterId: null,
    });
    expect(await opened.storage.read((db) => accountById(db, made.id))).toEqual(made);
    expect(await opened.storage.read((db) => accountByUsername(db, 'sleepy fOX'))).toEqual(made);
    expect(await opened.storage.read((db) => accountByUsername(db, 'fox'))).toBeNull();
    expect(await opened.storage.read((db) => accountById(db, made.id + 1))).toBeNull();
  });

  test('have names that are unique, in any case', async () => {
    await account('Fox');
    const again = { username: 'fOx', passwordHash: 'other', kind: 'registered', createdAt: START } as const;
    expect(await opened.storage.write((tx) => insertAccount(tx, again))).toBeNull();
  });

  test('change their password', async () => {
    const { id } = await account('Fox');
    await opened.storage.write((tx) => setPasswordHash(tx, id, 'new hash'));
    expect((await opened.storage.read((db) => accountById(db, id)))?.passwordHash).toBe('new hash');
  });

  test('select their own character and no other', async () => {
    const id = await storedCharacter(opened.storage, '{}');
    const identity = await opened.storage.read((db) => characterIdentity(db, id));
    const owner = identity?.accountId ?? 0;
    const other = await account('Other');
    expect(await opened.storage.write((tx) => selectCharacter(tx, other.id, id))).toBe(false);
    expect(await opened.storage.write((tx) => selectCharacter(tx, owner, id))).toBe(true);
    expect((await opened.storage.read((db) => accountById(db, owner)))?.selectedCharacterId).toBe(id);
    expect(await opened.storage.read((db) => charactersOf(db, owner))).toEqual([identity]);
    expect(await opened.storage.read((db) => charactersOf(db, other.id))).toEqual([]);
  });

  test('get one character whose name differs from all in more than case', async () => {
    const [one, two] = [await account('One'), await account('Two')];
    const give = (accountId: number, name: string) =>
      opened.storage.write((tx) =>
        insertCharacter(tx, {
          accountId,
          name,
          appearanceId: 1,
          createdAt: START,
          at: START,
          core: '{}',
          inventory: '[]',
          collection: '{}',
          stateVersion: 1,
          rulesVersion: 1,
          contentVersion: 'first',
        }),
      );
    expect(await give(one.id, 'Wanderer')).toMatchObject({ accountId: one.id, name: 'Wanderer' });
    expect(await give(one.id, 'Second')).toBeNull();
    expect(await give(two.id, 'wANDERER')).toBeNull();
    expect(await give(two.id, 'Wanderer 2')).toMatchObject({ accountId: two.id });
  });

  test('have sessions that are found with their account, touched and ended', async () => {
    const fox = await account('Fox');
    await insert(session(fox.id, 'token', START + 1_000));
    expect(await find('token')).toEqual({
      ...session(fox.id, 'token', START + 1_000),
      account: fox,
      secondFactor: false,
    });
    await opened.storage.write((tx) => touchLogin(tx, 'token', START + 5, START + 2_000));
    expect(await find('token')).toMatchObject({ lastSeenAt: START + 5, expiresAt: START + 2_000 });
    expect(await opened.storage.write((tx) => deleteLogin(tx, 'token'))).toBe(true);
    expect(await opened.storage.write((tx) => deleteLogin(tx, 'token'))).toBe(false);
    expect(await find('token')).toBeNull();
  });

  test('end all sessions of one account and leave the others', async () => {
    const [fox, owl] = [await account('Fox'), await account('Owl')];
    for (const token of ['a', 'b']) await insert(session(fox.id, token, START));
    await insert(session(owl.id, 'c', START));
    const ended = await opened.storage.write((tx) => deleteLoginsOf(tx, fox.id));
    expect([...ended].sort()).toEqual(['a', 'b']);
    expect(await find('c')).not.toBeNull();
  });

  test('lose expired sessions a few at a time, the oldest first', async () => {
    const fox = await account('Fox');
    for (const [index, token] of ['a', 'b', 'c', 'd'].entries())
      await insert(session(fox.id, token, START + index));
    const sweep = () => opened.storage.write((tx) => deleteExpiredLogins(tx, START + 3, 2));
    expect(await sweep()).toBe(2);
    expect([await find('a'), await find('b')]).toEqual([null, null]);
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await find('d')).not.toBeNull();
  });

  test('share secrets that are made once and do not change', async () => {
    const [one, same] = await Promise.all([
      sharedSecret(opened.storage, 'a'),
      sharedSecret(opened.storage, 'a'),
    ]);
    expect(one).toHaveLength(32);
    expect(same).toEqual(one);
    expect(await sharedSecret(opened.storage, 'a')).toEqual(one);
    expect(await sharedSecret(opened.storage, 'b')).not.toEqual(one);
  });
});
