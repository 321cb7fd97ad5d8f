import { randomBytes } from 'node:crypto';
import { StorageUnavailable } from '../storage/database/unavailable.ts';
import { openStorage } from '../storage/open.ts';
import { insertAccount } from '../storage/tables/accounts.ts';

/**
 * A script that tests run as a process of its own, and kill: `tsx writing-process.ts <data directory>` opens
 * the embedded database and inserts accounts, four at a time, until the process ends. It prints each
 * username when its commit is confirmed, or the reason when the directory cannot be opened.
 */
const [, , dataDirectory = ''] = process.argv;
try {
  const storage = await openStorage({ databaseUrl: null, dataDirectory });
  process.stdout.write('open\n');
  const write = async (): Promise<never> => {
    for (;;) {
      const username = randomBytes(8).toString('hex');
      const account = { username, passwordHash: 'x', kind: 'guest', createdAt: Date.now() } as const;
      await storage.write((tx) => insertAccount(tx, account));
      process.stdout.write(`${username}\n`);
    }
  };
  await Promise.all([write(), write(), write(), write()]);
} catch (error) {
  if (!(error instanceof StorageUnavailable)) throw error;
  process.stdout.write(`${error.message}\n`);
}
