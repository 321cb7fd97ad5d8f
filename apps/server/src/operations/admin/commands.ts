import type { Role } from '../../storage/tables/accounts.ts';
import { newestAudit } from '../../storage/tables/audit.ts';
import { Refusal } from '../run-operation.ts';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import type { AdminCommand } from './admin-command.ts';
import { CHARACTER_COMMANDS } from './character-commands.ts';
import { INVITE_COMMANDS } from './invite-commands.ts';
import { NEWS_COMMANDS } from './news-commands.ts';
import { OVERVIEW_COMMAND } from './overview-command.ts';
import { REPORT_COMMANDS } from './report-commands.ts';
import { appoint, removeSecondFactor } from './roles.ts';

const AUDIT_SHOWN = 100;

const roleCommand = (role: Role, effect: string): AdminCommand => ({
  words: ['NAME'],
  effect,
  async run({ storage, words: [name = ''] }) {
    if (await appoint(storage, name, role))
      return `${name} is ${role === 'admin' ? 'an admin' : 'a player'} now.`;
    throw new Refusal(`There is no account ${name}. Register it first.`);
  },
});

/** The commands of `npm run admin`. Hosts use them in scripts, so a released one is not renamed. */
export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  grant: roleCommand('admin', 'let the account NAME (e-mail address or username) administer the game'),
  withdraw: roleCommand('player', "make it a player's again"),
  'remove-second-factor': {
    words: ['NAME'],
    effect: 'log NAME in without the code of an app, which is lost',
    async run({ storage, words: [name = ''] }) {
      if (await removeSecondFactor(storage, name)) return `${name} has no second factor any more.`;
      throw new Refusal(`There is no account ${name} with a second factor.`);
    },
  },
  overview: OVERVIEW_COMMAND,
  ...ACCOUNT_COMMANDS,
  ...INVITE_COMMANDS,
  ...REPORT_COMMANDS,
  ...CHARACTER_COMMANDS,
  ...NEWS_COMMANDS,
  audit: {
    words: [],
    effect: 'show what administrators did, the last hundred times',
    async run({ storage }) {
      const entries = await storage.read((db) => newestAudit(db, AUDIT_SHOWN));
      const lines = entries.map(({ at, actor, action, subject, outcome }) =>
        [new Date(at).toISOString(), actor, action, subject ?? '-', outcome].join('  '),
      );
      return lines.length > 0 ? lines.join('\n') : 'Nothing yet.';
    },
  },
};
