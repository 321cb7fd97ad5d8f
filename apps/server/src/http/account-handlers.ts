import { accountStatusOf } from '../accounts/account-status.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { isRefused } from '../errors.ts';
import type { Handlers } from './call.ts';

type AccountRoutes =
  | 'is-authenticated'
  | 'status'
  | 'get-username'
  | 'get-guest-credentials'
  | 'register'
  | 'login'
  | 'logout';

export const accountHandlers = (accounts: Accounts, sessions: Sessions): Handlers<AccountRoutes> => ({
  'is-authenticated': ({ caller }) => caller !== null,

  status: ({ caller }) => caller?.kind && accountStatusOf(caller.kind),

  'get-username': ({ caller }) => caller.username,

  'get-guest-credentials': ({ address }) => accounts.guestCredentials(address),

  register: async ({ input, caller, address, setCookie }) => {
    if (caller) return { refused: 'account/already-authenticated' };
    const account = await accounts.register(input, address);
    if (isRefused(account)) return account;
    setCookie(await sessions.begin(account, input.isPersistent));
    return undefined;
  },

  login: async ({ input, caller, address, setCookie }) => {
    const account = await accounts.login(input, address);
    if (isRefused(account)) return account;
    // A login never continues a session that was there before it.
    if (caller) await sessions.end(caller);
    setCookie(await sessions.begin(account, input.rememberMe));
    return { redirectTo: null };
  },

  logout: async ({ caller, setCookie }) => {
    setCookie(await sessions.end(caller));
    return undefined;
  },
});
