import { expect, test } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import type { Caller } from './caller.ts';
import { LoginCache } from './login-cache.ts';

const NOW = Date.UTC(2026, 0, 10);

const caller = (accountId: number, tokenHash: string, expiresAt = Number.POSITIVE_INFINITY): Caller => ({
  tokenHash,
  accountId,
  username: `account ${accountId}`,
  kind: 'guest',
  role: 'player',
  secondFactor: false,
  characterId: null,
  expiresAt,
  persistent: false,
  renewed: false,
});

test('a login is cached for 5 s, and not after it has expired', () => {
  const clock = new TestClock(NOW);
  const cache = new LoginCache(clock);
  cache.put(caller(1, 'a'), cache.epoch);
  cache.put(caller(1, 'b', clock.now() + 2_000), cache.epoch);
  clock.forward(1_999);
  expect([cache.get('a')?.tokenHash, cache.get('b')?.tokenHash]).toEqual(['a', 'b']);
  clock.forward(1);
  expect([cache.get('a')?.tokenHash, cache.get('b')?.tokenHash]).toEqual(['a', undefined]);
  clock.forward(3_001);
  expect(cache.get('a')).toBeNull();
});

test('a change of an account drops all its logins, even if put repeatedly, and no others', () => {
  const cache = new LoginCache(new TestClock(NOW));
  for (const tokenHash of ['a', 'b', 'a']) cache.put(caller(1, tokenHash), cache.epoch);
  cache.put(caller(2, 'c'), cache.epoch);
  cache.drop('b');
  cache.dropAccount(1);
  expect(['a', 'b', 'c'].map((tokenHash) => cache.get(tokenHash)?.accountId)).toEqual([
    undefined,
    undefined,
    2,
  ]);
});

test('a caller that was read before a drop is not cached', () => {
  const cache = new LoginCache(new TestClock(NOW));
  const before = cache.epoch;
  cache.dropAccount(2);
  cache.put(caller(1, 'a'), before);
  expect(cache.get('a')).toBeNull();
});

test('logins do not fill the memory: the least recently used are dropped from the cache', () => {
  const cache = new LoginCache(new TestClock(NOW));
  for (let id = 1; id <= 10_001; id++) {
    cache.put(caller(id, `token ${id}`), cache.epoch);
    cache.get('token 1');
  }
  expect(cache.get('token 1')?.accountId).toBe(1);
  expect(cache.get('token 2')).toBeNull();
  cache.dropAccount(2);
  expect(cache.get('token 10001')?.accountId).toBe(10_001);
});
