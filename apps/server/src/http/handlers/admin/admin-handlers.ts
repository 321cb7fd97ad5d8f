import type { Administration } from '../../../administration/administration.ts';
import type { Handlers } from '../../routes/call.ts';

type AdminRoutes =
  | 'generate-password-reset-link'
  | 'end-account-sessions'
  | 'import-data'
  | 'overview'
  | 'create-invite'
  | 'invites'
  | 'withdraw-invite'
  | 'reports'
  | 'close-report'
  | 'close-reports-of'
  | 'managed-character'
  | 'rename-character'
  | 'hide-character'
  | 'show-character'
  | 'announce'
  | 'withdraw-announcement'
  | 'post-news'
  | 'remove-news';

export const adminHandlers = (administration: Administration): Handlers<AdminRoutes> => ({
  'generate-password-reset-link': ({ input, caller }) => administration.resetLink(caller, input),
  'end-account-sessions': async ({ input, caller }) =>
    (await administration.endSessions(caller, input)) ?? undefined,
  'import-data': ({ caller }) => administration.importData(caller),
  overview: () => administration.overview(),
  'create-invite': ({ input, caller }) => administration.createInvite(caller, input),
  invites: () => administration.invites(),
  'withdraw-invite': async ({ input, caller }) =>
    (await administration.withdrawInvite(caller, input)) ?? undefined,
  reports: ({ caller, input: { order, page = '1' } }) =>
    administration.reports(caller, { order, page: Number(page) }),
  'close-report': async ({ input, caller }) => (await administration.closeReport(caller, input)) ?? undefined,
  'close-reports-of': async ({ input, caller }) =>
    (await administration.closeReportsOf(caller, input)) ?? undefined,
  'managed-character': ({ input, caller }) => administration.managedCharacter(caller, input.name),
  'rename-character': async ({ input, caller }) =>
    (await administration.renameCharacter(caller, input)) ?? undefined,
  'hide-character': async ({ input, caller }) =>
    (await administration.hideCharacter(caller, input)) ?? undefined,
  'show-character': async ({ input, caller }) =>
    (await administration.showCharacter(caller, input)) ?? undefined,
  announce: ({ input, caller }) => administration.announce(caller, input),
  'withdraw-announcement': async ({ input, caller }) =>
    (await administration.withdrawAnnouncement(caller, input)) ?? undefined,
  'post-news': ({ input, caller }) => administration.postNews(caller, input),
  'remove-news': async ({ input, caller }) => (await administration.removeNews(caller, input)) ?? undefined,
});
