import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { usageLines } from '../../lib/command-line.ts';
import { openStorage } from '../../storage/open.ts';
import type { Storage } from '../../storage/storage.ts';
import { newestAudit } from '../../storage/tables/audit.ts';
import { FLAGS } from '../flags.ts';
import { Refusal, sentenceOf } from '../run-operation.ts';
import { onDatabase } from '../settings-database.ts';
import { appoint, removeSecondFactor } from './roles.ts';
import { VERB } from './verbs.ts';

/**
 * `npm run admin -- ...`: what only the host may do. It reads the same settings as the server.
 */
const USAGE = `${usageLines('admin', [
  ['grant NAME', 'let the account NAME (e-mail address or username) administer the game'],
  ['withdraw NAME', "make it a player's again"],
  ['remove-second-factor NAME', 'log NAME in without the code of an app, which is lost'],
  ['audit', 'show what administrators did, the last hundred times'],
])}

With the embedded database, stop the server first: one process uses it at a time.`;

const AUDIT_SHOWN = 100;

type Command = (storage: Storage) => Promise<string>;

function commandOf(words: readonly string[]): Command | null {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: FLAGS.admin,
  });
  const [verb, name, ...rest] = positionals;
  if (values.help || rest.length > 0) return null;
  if (verb === VERB.audit && name === undefined) return audit;
  if (name === undefined) return null;
  if (verb === VERB.removeSecondFactor) {
    return async (storage) => {
      if (await removeSecondFactor(storage, name)) return `${name} has no second factor any more.`;
      throw new Refusal(`There is no account ${name} with a second factor.`);
    };
  }
  if (verb !== VERB.grant && verb !== VERB.withdraw) return null;
  const role = verb === VERB.grant ? 'admin' : 'player';
  return async (storage) => {
    if (await appoint(storage, name, role))
      return `${name} is ${role === 'admin' ? 'an admin' : 'a player'} now.`;
    throw new Refusal(`There is no account ${name}. Register it first.`);
  };
}

async function audit(storage: Storage): Promise<string> {
  const entries = await storage.read((db) => newestAudit(db, AUDIT_SHOWN));
  const lines = entries.map(({ at, actor, action, subject, outcome }) =>
    [new Date(at).toISOString(), actor, action, subject ?? '-', outcome].join('  '),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing yet.';
}

async function main(words: readonly string[]): Promise<string> {
  const command = commandOf(words);
  if (command === null) throw new Refusal(USAGE);
  const config = readConfig(process.env);
  return await onDatabase(config, async () => {
    const storage = await openStorage({ ...config, mustExist: true });
    return await command(storage).finally(() => storage.close());
  });
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
