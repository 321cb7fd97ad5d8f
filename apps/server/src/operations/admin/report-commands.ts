import { REPORT_LIMITS, REPORT_ORDERS, REPORT_OUTCOMES, type ReportOutcome } from '@slumberfell/protocol';
import { closeReport, closeReportsOfAccount, nameReports } from '../../accounts/name-reports.ts';
import { Refusal } from '../run-operation.ts';
import { type AdminCommand, COMMAND_LINE } from './admin-command.ts';
import { printable } from './words.ts';

/** The commands with which a host lists and closes the reports of characters' names. */
export const REPORT_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  reports: {
    words: [],
    flags: { order: 'HOW', page: 'NUMBER' },
    effect: `list ${REPORT_LIMITS.listed} reports of characters' names, the open ones first; HOW is ${REPORT_ORDERS.join(' or ')} (the first)`,
    async run({ storage, flags }) {
      const order = REPORT_ORDERS.find((one) => one === (flags.order ?? REPORT_ORDERS[0]));
      if (order === undefined) throw new Refusal(`--order must be ${REPORT_ORDERS.join(' or ')}.`);
      const { page = '1' } = flags;
      if (!/^[1-9]\d{0,2}$/.test(page)) throw new Refusal(`--page must be 1 to ${REPORT_LIMITS.pages}.`);
      const lines = (await nameReports(storage, COMMAND_LINE, { order, page: Number(page) })).map(
        ({
          id,
          at,
          characterId,
          name,
          nameNow,
          reason,
          text,
          reporterId,
          byGuest,
          closed,
          reporters,
          networks,
        }) =>
          [
            id,
            closed === undefined
              ? `open, name reported by ${reporters} from ${networks} ${networks === 1 ? 'network' : 'networks'}`
              : `${closed.outcome} by ${closed.by}`,
            new Date(at).toISOString(),
            `character ${characterId}`,
            name === nameNow ? name : `${name} (now ${nameNow})`,
            reason,
            `from ${byGuest ? 'guest' : 'account'} ${reporterId}`,
            printable(text) || '-',
          ].join('  '),
      );
      if (lines.length === 0) return page === '1' ? 'None yet.' : `Page ${page} is empty.`;
      return lines.join('\n');
    },
  },
  'close-report': {
    words: ['ID'],
    flags: { outcome: 'WHAT' },
    effect: `close the report ID and the others of its name; WHAT is ${REPORT_OUTCOMES.join(' or ')} (the first)`,
    async run({ storage, words: [id = ''], flags }) {
      const outcome = outcomeIn(flags.outcome);
      const refused = /^\d{1,15}$/.test(id)
        ? await closeReport(storage, COMMAND_LINE, { id: Number(id), outcome })
        : { refused: 'report/unknown' };
      if (refused !== null) throw new Refusal(`There is no open report ${id}.`);
      return `Report ${id} is closed.`;
    },
  },
  'close-reports-of': {
    words: ['ACCOUNT'],
    flags: { outcome: 'WHAT' },
    effect: 'close all open reports that the account of this number has made; WHAT as above',
    async run({ storage, words: [account = ''], flags }) {
      const outcome = outcomeIn(flags.outcome);
      const reporterId = /^\d{1,15}$/.test(account) ? Number(account) : 0;
      const closed = await closeReportsOfAccount(storage, COMMAND_LINE, { reporterId, outcome });
      if ('refused' in closed) throw new Refusal(`Account ${account} has no open report.`);
      return `Closed the reports of account ${account}: ${closed.closed}.`;
    },
  },
};

function outcomeIn(flag: string | undefined): ReportOutcome {
  const outcome = REPORT_OUTCOMES.find((one) => one === (flag ?? REPORT_OUTCOMES[0]));
  if (outcome === undefined) throw new Refusal(`--outcome must be ${REPORT_OUTCOMES.join(' or ')}.`);
  return outcome;
}
