import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { commandLine } from '../../lib/command-line.ts';
import { FLAGS } from '../flags.ts';
import { EXIT, Refusal, runOperation } from '../run-operation.ts';
import { reportText } from '../verify/report-text.ts';
import { migrateToPostgres } from './migrate-to-postgres.ts';

/** `npm run migrate-to-postgres`. Reads the same settings as the server, which must be stopped. */
const USAGE = `Usage:
  DATABASE_URL=postgres://user:password@host/database ${commandLine('migrate-to-postgres')}

Copies the embedded database in DATA_DIR into the PostgreSQL database, which must be empty, and compares both. Stop the server
first, and start it with the same DATABASE_URL afterwards. If it is interrupted, give it again: it goes on from there.
The embedded database stays as it is. Exit code 0: done; 1: done, and something in it is not as it must be; 2: not done.`;

await runOperation(async (words) => {
  const { values } = parseArgs({ args: [...words], options: FLAGS['migrate-to-postgres'] });
  if (values.help) {
    console.log(USAGE);
    return EXIT.done;
  }
  const { databaseUrl, dataDirectory } = readConfig(process.env);
  if (databaseUrl === null) throw new Refusal(`DATABASE_URL does not say where to.\n\n${USAGE}`);
  const onProgress = (words: string): void => console.log(words);
  const { digest, verification } = await migrateToPostgres({ databaseUrl, dataDirectory, onProgress });
  console.log(`SHA-256 over all rows: ${digest}`);
  console.log(reportText(verification));
  console.log(
    'Start the server with this DATABASE_URL from now on. Without it, it would go on with the old database.',
  );
  return verification.findings.length > 0 ? EXIT.different : EXIT.done;
});
