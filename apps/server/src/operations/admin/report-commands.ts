import { REPORT_OUTCOMES } from '@slumberfell/protocol';
import { closeReport, nameReports } from '../../accounts/name-reports.ts';
import { Refusal } from '../run-operation.ts';
import { type AdminCommand, COMMAND_LINE } from './admin-command.ts';
import { printable } from './words.ts';

/** The commands with which a host lists and closes the reports of characters' names. */
export const REPORT_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  reports: {
    words: [],
    effect: "list the reports of characters' names, the open ones first",
    async run({ storage }) {
      const lines = (await nameReports(storage, COMMAND_LINE)).map(
        ({ id, at, characterId, name, nameNow, reason, text, reporterId, closed }) =>
          [
            id,
            closed === undefined ? 'open' : `${closed.outcome} by ${closed.by}`,
            new Date(at).toISOString(),
            `character ${characterId}`,
            name === nameNow ? name : `${name} (now ${nameNow})`,
            reason,
            `from account ${reporterId}`,
            printable(text) || '-',
          ].join('  '),
      );
      return lines.length > 0 ? lines.join('\n') : 'None yet.';
    },
  },
  'close-report': {
    words: ['ID'],
    flags: { outcome: 'WHAT' },
    effect: `close the report ID and the others of its name; WHAT is ${REPORT_OUTCOMES.join(' or ')} (the first)`,
    async run({ storage, words: [id = ''], flags }) {
      const outcome = REPORT_OUTCOMES.find((one) => one === (flags.outcome ?? REPORT_OUTCOMES[0]));
      if (outcome === undefined) throw new Refusal(`--outcome must be ${REPORT_OUTCOMES.join(' or ')}.`);
      const refused = /^\d{1,15}$/.test(id)
        ? await closeReport(storage, COMMAND_LINE, { id: Number(id), outcome })
        : { refused: 'report/unknown' };
      if (refused !== null) throw new Refusal(`There is no open report ${id}.`);
      return `Report ${id} is closed.`;
    },
  },
};
