import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { usageLines } from '../../lib/command-line.ts';
import { openStorage } from '../../storage/open.ts';
import { FLAGS } from '../flags.ts';
import { Refusal, sentenceOf } from '../run-operation.ts';
import { onDatabase } from '../settings-database.ts';
import type { AdminCommand, Flag, Given } from './admin-command.ts';
import { ADMIN_COMMANDS } from './commands.ts';

/** `npm run admin -- ...`: what the host may do. It reads the same settings as the server. */
const USAGE = `${usageLines(
  'admin',
  Object.entries(ADMIN_COMMANDS).map(([name, { words, flags = {}, effect }]) => [
    [name, ...words, ...Object.entries(flags).map(([flag, value]) => `[--${flag} ${value}]`)].join(' '),
    effect,
  ]),
)}

With the embedded database, stop the server first: one process uses it at a time.`;

type Parsed = Pick<Given, 'words' | 'flags'> & { readonly command: AdminCommand };

/** @returns null when the words name no command, or do not fit to it. */
function parsed(args: readonly string[]): Parsed | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: FLAGS.admin,
  });
  const { help, ...flags } = values;
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (help || command === undefined || words.length !== command.words.length) return null;
  const isRead = (flag: string): boolean => command.flags?.[flag as Flag] !== undefined;
  return Object.keys(flags).every(isRead) ? { command, words, flags } : null;
}

async function main(args: readonly string[]): Promise<string> {
  const given = parsed(args);
  if (given === null) throw new Refusal(USAGE);
  const { command, ...rest } = given;
  const config = readConfig(process.env);
  return await onDatabase(config, async () => {
    const storage = await openStorage({ ...config, mustExist: true });
    return await command.run({ storage, config, ...rest }).finally(() => storage.close());
  });
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
