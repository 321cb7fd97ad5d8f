import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretSeal } from '../accounts/secrets/secret-seal.ts';
import type { TestStorage } from '../testing/databases.ts';
import { drawnDatabases } from '../testing/drawn-databases.ts';
import { ALERT_KEYS, alertKeys } from './alert-keys.ts';

const seal = new SecretSeal(randomBytes(32), 'hkdfAlerts');

describe.each(drawnDatabases(import.meta.url))('the keys of alerts on $name', ({ open }) => {
  let opened: TestStorage;
  let logged: string[];
  const log = { error: (line: unknown) => void logged.push(String(line)) };
  beforeEach(async () => {
    opened = await open();
    logged = [];
  });
  afterEach(() => opened.dispose());

  const storedValue = async (name: string) =>
    (
      await opened.storage.read((db) =>
        db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow(),
      )
    ).value;

  it('are one pair of P-256 for all starts and nodes', async () => {
    const { storage } = opened;
    const pairs = await Promise.all([1, 2, 3].map(() => alertKeys({ storage, seal, log })));
    expect(new Set(pairs.map((pair) => pair?.publicKey)).size).toBe(1);
    expect(await alertKeys({ storage, seal, log })).toEqual(pairs[0]);
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(pairs[0]?.privateKey ?? '', 'base64url');
    expect(curve.getPublicKey('base64url')).toBe(pairs[0]?.publicKey);
  });

  it('are stored sealed', async () => {
    const { storage } = opened;
    const pair = await alertKeys({ storage, seal, log });
    const stored = await storedValue(ALERT_KEYS);
    expect(stored).toMatch(/^v1\./);
    expect(Buffer.from(stored.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
      pair?.privateKey,
    );
    expect(stored).not.toContain(pair?.privateKey);
  });

  it('that another installation key has sealed are kept, and the log says so', async () => {
    const { storage } = opened;
    const pair = await alertKeys({ storage, seal, log });
    const other = new SecretSeal(randomBytes(32), 'hkdfAlerts');
    expect(await alertKeys({ storage, seal: other, log })).toBeNull();
    expect(logged).toEqual([expect.stringContaining('installation.key')]);
    expect(await alertKeys({ storage, seal, log })).toEqual(pair);
  });
});
