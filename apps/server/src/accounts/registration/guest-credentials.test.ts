import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GuestPairs, PAIR_LIFETIME } from './guest-credentials.ts';

const NOW = 1_800_000_000_000;

describe('a guest pair', () => {
  const pairs = new GuestPairs(randomBytes(32));
  const pair = pairs.offer(NOW);

  it('is a readable name and a password of 38 characters, new each time', () => {
    expect(pair.username).toMatch(/^Guest-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(pair.password).toMatch(/^[A-Za-z0-9_-]{38}$/);
    expect(pairs.offer(NOW)).not.toEqual(pair);
  });

  it('is accepted for 30 minutes, on every node that shares the secret', () => {
    expect(pairs.accepts(pair, NOW)).toBe(true);
    expect(pairs.accepts(pair, NOW + PAIR_LIFETIME - 1_000)).toBe(true);
    expect(pairs.accepts(pair, NOW + PAIR_LIFETIME)).toBe(false);
    expect(pairs.accepts({ ...pair, username: pair.username.toLowerCase() }, NOW)).toBe(true);
  });

  it('is bound together: neither half is valid with another', () => {
    const other = pairs.offer(NOW);
    expect(pairs.accepts({ username: pair.username, password: other.password }, NOW)).toBe(false);
    expect(pairs.accepts({ username: 'Mallory', password: pair.password }, NOW)).toBe(false);
    expect(new GuestPairs(randomBytes(32)).accepts(pair, NOW)).toBe(false);
  });

  it('is invalid when altered, prolonged or in another spelling', () => {
    const bytes = Buffer.from(pair.password, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(pairs.accepts({ ...pair, password: altered.toString('base64url') }, NOW)).toBe(false);
    }
    for (const password of [`${pair.password}=`, ` ${pair.password}`, '', 'a'.repeat(38)]) {
      expect(pairs.accepts({ ...pair, password }, NOW)).toBe(false);
    }
  });
});
