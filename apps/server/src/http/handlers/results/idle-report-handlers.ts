import { IDLE_REPORTS_PAGE_SIZE } from '@slumberfell/protocol';
import type { Game } from '../../../game.ts';
import type { Handlers } from '../../routes/call.ts';

type IdleReportRoutes = 'get-idle-report' | 'get-idle-reports' | 'dismiss-idle-report';

export const idleReportHandlers = ({
  idleReports,
}: Pick<Game, 'idleReports'>): Handlers<IdleReportRoutes> => ({
  'get-idle-report': ({ input, caller }) => idleReports.get(caller.characterId, input.since),

  'get-idle-reports': async ({ input, caller }) => ({
    ...(await idleReports.page(caller.characterId, input.page)),
    pageSize: IDLE_REPORTS_PAGE_SIZE,
  }),

  'dismiss-idle-report': async ({ input, caller }) => {
    await idleReports.dismiss(caller.characterId, input);
  },
});
