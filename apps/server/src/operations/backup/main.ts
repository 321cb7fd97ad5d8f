import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { INSTALLATION_KEY_FILE } from '../../accounts/secrets/installation-key.ts';
import { readConfig } from '../../config.ts';
import { usageLines } from '../../lib/command-line.ts';
import { BACKUP_DIRECTORY, backupName, removeOldest } from '../../storage/database/backup-files.ts';
import { FLAGS } from '../flags.ts';
import { EXIT, Refusal, runOperation } from '../run-operation.ts';
import { backUp } from './backup.ts';

/** `npm run backup`. Reads the same settings as the server, which may be running. */
const USAGE = `${usageLines('backup', [
  ['', 'into DATA_DIR/backups, named after the time'],
  ['FILE', 'into a file that is not there yet'],
  ['--keep N', 'into DATA_DIR/backups, of which the newest N are kept'],
])}

A backup holds everything that is in the database: accounts, characters with their history, content, and secrets of the server.
Not in it is DATA_DIR/${INSTALLATION_KEY_FILE}, which opens the secrets of authenticator apps: keep a copy of that apart.
The server may be running. Exit code 0: done; 2: it could not be done.`;

await runOperation(async (words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: FLAGS.backup,
  });
  if (values.help) {
    console.log(USAGE);
    return EXIT.done;
  }
  const [given, ...rest] = positionals;
  const kept = values.keep === undefined ? null : keepOf(values.keep);
  if (rest.length > 0 || (given !== undefined && kept !== null)) throw new Refusal(USAGE);
  const config = readConfig(process.env);
  const file =
    given === undefined
      ? join(config.dataDirectory, BACKUP_DIRECTORY, backupName(new Date()))
      : resolve(given);
  const { bytes, accounts, characters } = await backUp(config, file);
  console.log(
    `Backed up ${accounts} account(s) and ${characters} character(s) to ${file} (${(bytes / 1e6).toFixed(1)} MB).`,
  );
  const key = join(config.dataDirectory, INSTALLATION_KEY_FILE);
  if (existsSync(key)) console.log(`Not in it is ${key}: keep a copy of that apart.`);
  if (kept !== null) for (const name of removeOldest(dirname(file), kept)) console.log(`Removed ${name}.`);
  return EXIT.done;
});

function keepOf(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Refusal(`--keep takes a whole number from 1 on.\n\n${USAGE}`);
  return Number(text);
}
