import type { ReadCharacter, Saver, Saving, SettledCharacter } from '../saving/saver.ts';
import type { Viewing } from '../saving/viewing.ts';
import {
  deleteUnshownReport,
  dismissReportsUpTo,
  pruneReports,
  readWaitingReports,
  saveReport,
} from '../storage/tables/idle-reports.ts';
import { recordAbsence, type Waiting } from './absence.ts';
import type { IdleReports } from './idle-reports.ts';

/** The idle report of a locked character. It can be recorded without a save of the character. */
class LockedReport implements Saving<Waiting> {
  save({ character, viewing, gains }: SettledCharacter & { readonly viewing: Viewing }): Promise<Waiting> {
    return recordAbsence(character, viewing, gains.report);
  }
}

interface Services {
  readonly idleReports: Pick<IdleReports, 'announceWaiting'>;
}

export const REPORT_SAVER = {
  requests: [readWaitingReports, deleteUnshownReport, dismissReportsUpTo, saveReport, pruneReports],
  begin: (_read: ReadCharacter) => new LockedReport(),
  publish({ idleReports }, characterId, { isNew, since }) {
    if (isNew) idleReports.announceWaiting(characterId, since);
  },
} satisfies Saver<LockedReport, Waiting, Services>;
