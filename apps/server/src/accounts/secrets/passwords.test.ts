import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { Busy } from '../../storage/database/busy.ts';
import { Passwords } from './passwords.ts';

describe('passwords', () => {
  it('are hashed with argon2id, 19 MiB, two passes, one lane, and a salt of their own', async () => {
    const passwords = await Passwords.open();
    const hashes = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(await passwords.verify('correct horse', hashes[0])).toBe(true);
    expect(await passwords.verify('correct horsf', hashes[0])).toBe(false);
  });

  it('are right in composed and decomposed letters, also those that were hashed as they were typed', async () => {
    const passwords = await Passwords.open();
    const typed = 'Größenwahn für Könige';
    const [composed, decomposed] = [typed.normalize('NFC'), typed.normalize('NFD')];
    expect(composed).not.toBe(decomposed);
    const hashes = [await passwords.hash(composed), await passwords.hash(decomposed)];
    // As earlier releases hashed it: the letters as they were typed.
    const earlier = await hash(decomposed);
    for (const stored of [...hashes, earlier])
      for (const given of [composed, decomposed]) expect(await passwords.verify(given, stored)).toBe(true);
    expect(await passwords.verify('Grossenwahn fur Konige', hashes[0] ?? null)).toBe(false);
  });

  it('of unknown names are never right, not even the one that the decoy was made from', async () => {
    const passwords = await Passwords.open();
    expect(await passwords.verify('nobody has this password', null)).toBe(false);
  });

  it('are hashed with limited concurrency: a flood is refused', async () => {
    const passwords = await Passwords.open(2);
    const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.verify('x', null)));
    const busy = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(busy).toHaveLength(98);
    for (const { reason } of busy) expect(reason).toBeInstanceOf(Busy);
    expect(await passwords.verify('x', null)).toBe(false);
  });
});
