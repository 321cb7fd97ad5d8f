import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { createResetLink, endLogins } from '../../administration/account-acts.ts';
import { noteImport } from '../../administration/note-import.ts';
import { IMPORT_DELAY, importWorld } from '../../content/import.ts';
import { isRefused } from '../../errors.ts';
import { Refusal } from '../run-operation.ts';
import { type AdminCommand, decidingIn, originOf } from './admin-command.ts';

/** The commands with which a host helps players with their accounts, and imports a world. */
export const ACCOUNT_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  'reset-link': {
    words: ['NAME'],
    effect: 'make a link with which the owner of NAME sets a new password',
    async run(given) {
      const [name = ''] = given.words;
      const link = await createResetLink(decidingIn(given), originOf(given.config), name);
      if (isRefused(link)) throw new Refusal(`There is no account ${name}.`);
      return link;
    },
  },
  'end-logins': {
    words: ['NAME'],
    effect: 'log NAME out everywhere',
    async run(given) {
      const [name = ''] = given.words;
      const ended = await endLogins(decidingIn(given), name);
      if (isRefused(ended)) throw new Refusal(`There is no account ${name}.`);
      return `${name} is logged out everywhere.`;
    },
  },
  'import-world': {
    words: [],
    effect: 'import the world of CONTENT_DIR, or else the one of this release',
    async run(given) {
      const { storage, config } = given;
      const world = compileWorld(config.contentDirectory ?? shippedWorldDirectory);
      const imported = await noteImport(decidingIn(given), await importWorld(storage, world, IMPORT_DELAY));
      if ('refused' in imported)
        throw new Refusal(
          ['The world was not imported:', ...imported.refused.map(({ message }) => `  ${message}`)].join(
            '\n',
          ),
        );
      return `World ${imported.version}, from ${new Date(imported.effectiveAt).toISOString()}.`;
    },
  },
};
