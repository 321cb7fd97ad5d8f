import type { Administration } from '../administration/administration.ts';
import type { Handlers } from './call.ts';

export const adminHandlers = (
  administration: Administration,
): Handlers<'generate-password-reset-link' | 'end-account-sessions' | 'import-data'> => ({
  'generate-password-reset-link': ({ input, caller }) => administration.resetLink(caller, input),
  'end-account-sessions': async ({ input, caller }) =>
    (await administration.endSessions(caller, input)) ?? undefined,
  'import-data': ({ caller }) => administration.importData(caller),
});
