import type { Save, Saver, Saving } from '../saving/saver.ts';
import {
  deleteUnshownReport,
  dismissReportsUpTo,
  pruneReports,
  readWaitingReports,
  saveReport,
  setReportAside,
} from '../storage/tables/idle-reports.ts';
import { recordAbsence, type Waiting } from './absence.ts';
import type { IdleReports } from './idle-reports.ts';

/** The idle report of a locked character. It can be recorded without a save of the character. */
class LockedReport implements Saving<Waiting> {
  save({ settled, viewing }: Pick<Save, 'settled' | 'viewing'>): Promise<Waiting> | Waiting {
    return recordAbsence(settled.character, viewing, settled.gains.report);
  }
}

interface Services {
  readonly idleReports: Pick<IdleReports, 'announceWaiting' | 'tellSetAside'>;
}

export const REPORT_SAVER = {
  requests: [
    readWaitingReports,
    setReportAside,
    deleteUnshownReport,
    dismissReportsUpTo,
    saveReport,
    pruneReports,
  ],
  begin: () => new LockedReport(),
  publish({ idleReports }, characterId, { isNew, since, setAside }) {
    if (setAside !== null) idleReports.tellSetAside(characterId, setAside);
    if (isNew) idleReports.announceWaiting(characterId, since);
  },
} satisfies Saver<LockedReport, Waiting, Services>;
