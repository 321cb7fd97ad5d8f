import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../testing/databases.ts';
import { openStorage } from './open.ts';
import { sharedSecret } from './secrets.ts';
import { SQLITE_FILE } from './sqlite.ts';

it('keeps the files of the database from everybody else, those of earlier releases too', async () => {
  const { directory, remove } = temporaryDirectory();
  const modes = () =>
    readdirSync(directory)
      .filter((name) => name.startsWith(SQLITE_FILE))
      .map((name) => statSync(join(directory, name)).mode & 0o777);
  for (let start = 0; start < 2; start++) {
    const storage = await openStorage({ databaseUrl: null, dataDirectory: directory });
    await sharedSecret(storage, 'a');
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await storage.close();
    chmodSync(join(directory, SQLITE_FILE), 0o644);
  }
  remove();
});
