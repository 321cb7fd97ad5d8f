import { ERRORS, INVITE_LIMITS } from '@slumberfell/protocol';
import { inviteLink } from '../../accounts/letters/links.ts';
import { createInvite, invitesIn, withdrawInvite } from '../../accounts/registration/invites.ts';
import { isRefused } from '../../errors.ts';
import { Refusal } from '../run-operation.ts';
import { type AdminCommand, COMMAND_LINE, originOf } from './admin-command.ts';
import { idIn, wholeNumber } from './words.ts';

/** The commands with which a host creates, lists and withdraws invites. */
export const INVITE_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  invite: {
    words: [],
    flags: { accounts: 'N', days: 'N', note: 'TEXT' },
    effect: 'make a link with which N accounts (1) can be made for N days (7)',
    async run({ storage, config, flags }) {
      const input = {
        accounts: wholeNumber('accounts', flags.accounts, 1, INVITE_LIMITS.accounts),
        days: wholeNumber('days', flags.days, 7, INVITE_LIMITS.days),
        note: noteIn(flags.note),
      };
      const invite = await createInvite(storage, COMMAND_LINE, input);
      if (isRefused(invite)) throw new Refusal(ERRORS['invite/limit'].message);
      return [
        `Invite ${invite.id}, until ${new Date(invite.endsAt).toISOString()}. Its link is shown only now:`,
        inviteLink(originOf(config), invite.token),
        ...(config.registration.mode === 'invite'
          ? []
          : ['REGISTRATION is not "invite" here, so no invite is needed or used.']),
      ].join('\n');
    },
  },
  invites: {
    words: [],
    effect: 'list the invites',
    async run({ storage }) {
      const lines = (await invitesIn(storage)).map(({ id, accounts, used, endsAt, note }) =>
        [id, `${used} of ${accounts} accounts`, `until ${new Date(endsAt).toISOString()}`, note || '-'].join(
          '  ',
        ),
      );
      return lines.length > 0 ? lines.join('\n') : 'None yet.';
    },
  },
  'withdraw-invite': {
    words: ['ID'],
    effect: 'end the invite ID now',
    async run({ storage, words: [id = ''] }) {
      const known = idIn(id);
      const refused = known === null || (await withdrawInvite(storage, COMMAND_LINE, known));
      if (refused !== null) throw new Refusal(`There is no invite ${id} that can be used.`);
      return `Invite ${id} has ended.`;
    },
  },
};

function noteIn(text = ''): string {
  const note = text.trim();
  if (note.length <= INVITE_LIMITS.note) return note;
  throw new Refusal(`--note must have at most ${INVITE_LIMITS.note} characters.`);
}
