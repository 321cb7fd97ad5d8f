import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerSecondFactor, secondFactorOf } from '../../storage/tables/second-factors.ts';
import { temporaryDirectory } from '../../testing/databases.ts';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import { storedAccount } from '../../testing/stored-character.ts';
import { INSTALLATION_KEY_FILE, installationKey } from './installation-key.ts';
import { sealStoredSecrets } from './seal-stored-secrets.ts';
import { SecretSeal } from './secret-seal.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';

describe('the key of an installation', () => {
  let place: ReturnType<typeof temporaryDirectory>;
  beforeEach(() => {
    place = temporaryDirectory();
  });
  afterEach(() => place.remove());

  it('is created once, by the first process, and only the server may read it', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => installationKey(place.directory)));
    keys.push(await installationKey(place.directory));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(readdirSync(place.directory)).toEqual([INSTALLATION_KEY_FILE]);
    expect(statSync(join(place.directory, INSTALLATION_KEY_FILE)).mode & 0o777).toBe(0o600);
  });

  it('that is damaged causes an error with a sentence, and is not replaced', async () => {
    writeFileSync(join(place.directory, INSTALLATION_KEY_FILE), 'half of it');
    await expect(installationKey(place.directory)).rejects.toThrow('is damaged');
  });
});

describe('a sealed secret', () => {
  const seal = new SecretSeal(Buffer.alloc(32, 1));

  it('can be opened for its account only, with its key only, and unchanged only', () => {
    const sealed = seal.seal(SECRET, 7);
    expect(sealed).not.toContain(SECRET);
    expect(sealed).not.toBe(seal.seal(SECRET, 7));
    expect(seal.open(sealed, 7)).toBe(SECRET);
    expect(seal.open(sealed, 8)).toBeNull();
    expect(new SecretSeal(Buffer.alloc(32, 2)).open(sealed, 7)).toBeNull();
    const start = seal.mark.length;
    for (let place = start; place < sealed.length; place++) {
      const other = sealed[place] === 'A' ? 'B' : 'A';
      const opened = seal.open(sealed.slice(0, place) + other + sealed.slice(place + 1), 7);
      // The last character has bits that belong to no byte. A change of these bits alone has no effect.
      if (place < sealed.length - 1) expect(opened).toBeNull();
    }
    for (const text of [SECRET, seal.mark, `${seal.mark}AAAA`, '']) expect(seal.open(text, 7)).toBeNull();
  });
});

describe.each(drawnDatabases(import.meta.url))('secrets of an earlier release, on $name', ({ open }) => {
  it('are sealed when the server starts, and those of another key are logged', async () => {
    const opened = await open();
    const { storage } = opened;
    const [ann, bea] = [await storedAccount(storage), await storedAccount(storage)];
    const foreign = new SecretSeal(Buffer.alloc(32, 9)).seal(SECRET, bea);
    await storage.write((tx) => offerSecondFactor(tx, ann, SECRET, 0));
    await storage.write((tx) => offerSecondFactor(tx, bea, foreign, 0));
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const seal = new SecretSeal(Buffer.alloc(32, 1));
    for (let start = 0; start < 2; start++) await sealStoredSecrets({ storage, seal, log });
    const kept = async (id: number) => (await storage.read((db) => secondFactorOf(db, id)))?.secret ?? '';
    expect(seal.open(await kept(ann), ann)).toBe(SECRET);
    expect(await kept(bea)).toBe(foreign);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"accounts":1');
    expect(lines[0]).toContain(INSTALLATION_KEY_FILE);
    await opened.dispose();
  });
});
