import type { Accounts } from '../../../accounts/accounts.ts';
import { isRefused } from '../../../errors.ts';
import { usernameKey } from '../../../storage/tables/accounts.ts';
import { Streamed } from '../../answers/streamed.ts';
import type { LoginCookies } from '../../login/login-cookies.ts';
import type { Handlers } from '../../routes/call.ts';

type OwnDataRoutes = 'sessions' | 'end-session' | 'end-other-sessions' | 'export-data' | 'delete-account';

/** ms after which the connection of an export without traffic is closed. Its turn may take 30 s to come. */
const EXPORT_IDLE = 45_000;

/** Handlers with which players see, export and delete their own data. */
export const ownDataHandlers = (
  { ownLogins, exports, deletion, devices }: Accounts,
  logins: LoginCookies,
): Handlers<OwnDataRoutes> => ({
  sessions: ({ caller }) => ownLogins.list(caller),

  'end-session': async ({ input, caller }) => (await ownLogins.end(caller, input)) ?? undefined,

  'end-other-sessions': async ({ caller }) => {
    await ownLogins.endOthers(caller);
    return undefined;
  },

  'export-data': async ({ caller, hold }) => {
    const exported = await exports.export(caller, hold(EXPORT_IDLE));
    return isRefused(exported) ? exported : new Streamed(exported);
  },

  'delete-account': async ({ input, caller, address, headers, setCookie }) => {
    const browser = devices.read(headers, usernameKey(caller.username));
    const refused = await deletion.delete(caller, input, { address, browser });
    if (refused) return refused;
    for (const header of await logins.end(null, headers)) setCookie(header);
    return undefined;
  },
});
