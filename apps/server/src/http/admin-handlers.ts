import type { Administration } from '../admin/administration.ts';
import type { Handlers } from './call.ts';

export const adminHandlers = (
  administration: Administration,
): Handlers<'generate-password-reset-link' | 'import-data'> => ({
  'generate-password-reset-link': ({ input, caller }) => administration.resetLink(caller, input),
  'import-data': ({ caller }) => administration.importData(caller),
});
