import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { INSTALLATION_KEY_FILE } from '../../accounts/secrets/installation-key.ts';
import { readConfig } from '../../config.ts';
import { usageLines } from '../../lib/command-line.ts';
import { FLAGS } from '../flags.ts';
import { EXIT, Refusal, runOperation } from '../run-operation.ts';
import { reportText } from '../verify/report-text.ts';
import type { SessionReset } from './reset-sessions.ts';
import { resetInPlace, restore } from './restore.ts';

/** `npm run restore`. Reads the same settings as the server, which must be stopped. */
const USAGE = `${usageLines('restore', [
  ['FILE', 'put a backup where nothing is yet'],
  ['FILE --force', 'put a backup in the place of what is there, which is moved aside'],
  ['--in-place', "for a database that was brought back by other means (a disk's copy, pg_restore)"],
])}

The backup may come from either database and goes where the settings say: to DATABASE_URL, or into DATA_DIR. Stop the server
first. Everybody has to log in again, and sessions that were running go on with new dice.
Exit code 0: done; 1: done, and something in it is not as it must be; 2: not done, and nothing changed.`;

const began = ({ reSeeded, loggedOut }: SessionReset): string =>
  `${reSeeded} running session(s) continue with new random seeds, ${loggedOut} login(s) were ended.`;

await runOperation(async (words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: FLAGS.restore,
  });
  if (values.help) {
    console.log(USAGE);
    return EXIT.done;
  }
  const [file, ...rest] = positionals;
  const config = readConfig(process.env);
  if (values['in-place'] && file === undefined && !values.force) {
    console.log(began(await resetInPlace(config)));
    return EXIT.done;
  }
  if (file === undefined || rest.length > 0 || values['in-place']) throw new Refusal(USAGE);
  const restored = await restore(resolve(file), { ...config, force: values.force ?? false });
  console.log(`Restored ${file}. ${began(restored)}`);
  if (!existsSync(join(config.dataDirectory, INSTALLATION_KEY_FILE)))
    console.log(
      `There is no ${INSTALLATION_KEY_FILE} in ${config.dataDirectory}: bring it back before you start the server, or codes of ` +
        'authenticator apps cannot be checked.',
    );
  if (restored.before !== null) console.log(`What was there before is now ${restored.before}.`);
  console.log(reportText(restored.verification));
  return restored.verification.findings.length > 0 ? EXIT.different : EXIT.done;
});
