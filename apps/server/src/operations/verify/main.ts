import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { usageLines } from '../../lib/command-line.ts';
import { SQLITE_FILE } from '../../storage/database/sqlite.ts';
import { refuseUnreadableText } from '../../storage/database/unreadable-text.ts';
import { refuseChangedContent } from '../changed-content.ts';
import { FLAGS } from '../flags.ts';
import { openReadOnly } from '../read-only-database.ts';
import { EXIT, Refusal, runOperation } from '../run-operation.ts';
import { onDatabase } from '../settings-database.ts';
import { reportText } from './report-text.ts';
import { verify } from './verify.ts';

/**
 * `npm run verify`: checks whether the stored states follow from the logged commands. It reads the same
 * settings as the server, which may be running.
 */
const USAGE = `${usageLines('verify', [
  ['', 'replay every character and compare state and rankings'],
  ['--sample N', 'so many at random'],
  ['--json', 'for programs: one line of JSON'],
])}

Exit code 0: all is as it must be; 1: something differs; 2: it could not be verified.`;

await runOperation(async (words) => {
  const { values } = parseArgs({
    args: [...words],
    options: FLAGS.verify,
  });
  if (values.help) {
    console.log(USAGE);
    return EXIT.done;
  }
  const sample = values.sample === undefined ? {} : { sample: sampleOf(values.sample) };
  const config = readConfig(process.env);
  const verification = await onDatabase(config, async () => {
    const aside = await openReadOnly(config);
    try {
      // Reading the whole file would take too long for a sample.
      if (config.databaseUrl === null && values.sample === undefined)
        refuseUnreadableText(join(config.dataDirectory, SQLITE_FILE));
      await aside.view(refuseChangedContent);
      return await verify(aside, sample);
    } finally {
      await aside.close();
    }
  });
  console.log(values.json ? JSON.stringify(verification) : reportText(verification));
  return verification.findings.length > 0 ? EXIT.different : EXIT.done;
});

function sampleOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refusal(`--sample takes a whole number from 1 on.\n\n${USAGE}`);
  return Number(text);
}
