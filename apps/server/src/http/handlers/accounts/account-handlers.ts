import { CONFIRMATION_MESSAGES, idInPath } from '@slumberfell/protocol';
import type { Accounts } from '../../../accounts/accounts.ts';
import type { CookieHeaders } from '../../../accounts/cookies/cookie-names.ts';
import type { LoginOrigin } from '../../../accounts/credentials/owner-check.ts';
import { browserName } from '../../../accounts/logins/browser-name.ts';
import { type Proof, provedByPassword } from '../../../accounts/logins/proof.ts';
import { accountStatusOf } from '../../../accounts/registration/account-status.ts';
import { isRefused, type Refused } from '../../../errors.ts';
import { usernameKey } from '../../../storage/tables/accounts.ts';
import type { LoginCookies } from '../../login/login-cookies.ts';
import type { Handlers } from '../../routes/call.ts';

type AccountRoutes =
  | 'is-authenticated'
  | 'status'
  | 'get-username'
  | 'get-guest-credentials'
  | 'register'
  | 'check-invite'
  | 'login'
  | 'logout'
  | 'confirm-email'
  | 'request-validate-email'
  | 'request-password-reset'
  | 'reset-password'
  | 'change-password'
  | 'second-factor'
  | 'begin-second-factor'
  | 'confirm-second-factor'
  | 'remove-second-factor';

/** The parts of a call that identify its browser and set cookies in it. */
interface Browser {
  readonly address: string;
  readonly headers: CookieHeaders;
  readonly userAgent: string | undefined;
  identify(accountId: number): void;
  setCookie(header: string): void;
}

export function accountHandlers(accounts: Accounts, logins: LoginCookies): Handlers<AccountRoutes> {
  const { registration, ownerCheck, confirmation, passwordChanges, secondFactors, devices } = accounts;

  const originOf = ({ address, headers }: Browser, username: string): LoginOrigin => ({
    address,
    browser: devices.read(headers, usernameKey(username)),
  });

  /** Begins a login for a browser, and makes the browser known to the account. */
  const enter = async (proof: Proof, persistent: boolean, browser: Browser): Promise<Refused | undefined> => {
    const { account } = proof;
    const { host } = browser.headers;
    const cookie = await logins.begin(proof, persistent, host, browserName(browser.userAgent));
    if (cookie === null) return { refused: 'account/invalid-login' };
    browser.identify(account.id);
    browser.setCookie(cookie);
    const known = originOf(browser, account.username).browser !== null;
    if (!known) browser.setCookie(devices.write(usernameKey(account.username), host));
    return undefined;
  };

  return {
    'is-authenticated': ({ caller }) => caller !== null,

    status: ({ caller }) =>
      caller ? { ...accountStatusOf(caller.kind), isAdmin: caller.role === 'admin' } : undefined,

    'get-username': ({ caller }) => caller.username,

    'get-guest-credentials': ({ address }) => registration.guestCredentials(address),

    register: async (call) => {
      const account = await registration.register(call.input, call.caller, call.address);
      if (isRefused(account)) return account;
      return await enter(provedByPassword(account), call.input.isPersistent, call);
    },

    'check-invite': ({ input, address }) => registration.checkInvite(input, address),

    login: async (call) => {
      const { input, caller } = call;
      const proof = await ownerCheck.login(input, originOf(call, input.email));
      if (isRefused(proof)) return proof;
      // The new login replaces the login of the caller.
      if (caller) await logins.end(caller, call.headers);
      return (await enter(proof, input.rememberMe, call)) ?? { redirectTo: null };
    },

    logout: async ({ caller, headers, setCookie }) => {
      for (const header of await logins.end(caller, headers)) setCookie(header);
      return undefined;
    },

    'confirm-email': async ({ input: { userId, code }, address }) => {
      const id = idInPath.safeParse(userId);
      // A link without a valid user id or without a code gets the same answer as a wrong link (specification
      // 7.9).
      const isWhole = id.success && code !== undefined && code !== '';
      const outcome = await confirmation.confirm(isWhole ? { accountId: id.data, code } : null, address);
      if (isRefused(outcome)) return outcome;
      return { success: outcome === 'confirmed', message: CONFIRMATION_MESSAGES[outcome] };
    },

    'request-validate-email': async ({ caller, address }) =>
      (await confirmation.request(caller, address)) ?? undefined,

    'request-password-reset': async ({ input, address }) =>
      (await passwordChanges.request(input, address)) ?? undefined,

    'reset-password': async ({ input, address, headers, setCookie }) => {
      const account = await passwordChanges.reset(input, address);
      if (isRefused(account)) return account;
      // Failed logins may have locked the owner out of unknown browsers. The reset link proves the owner, so
      // this browser becomes known to the account.
      setCookie(devices.write(usernameKey(account.username), headers.host));
      return undefined;
    },

    'change-password': async (call) => {
      const { input, caller } = call;
      const proof = await passwordChanges.change(caller, input, originOf(call, caller.username));
      return isRefused(proof) ? proof : await enter(proof, caller.persistent, call);
    },

    'second-factor': ({ caller }) => secondFactors.status(caller),

    'begin-second-factor': (call) => {
      const { input, caller } = call;
      return secondFactors.begin(caller, input.password, originOf(call, caller.username));
    },

    'confirm-second-factor': async (call) => {
      const { input, caller } = call;
      const outcome = await secondFactors.confirm(caller, input.code, originOf(call, caller.username));
      if (isRefused(outcome)) return outcome;
      const { recoveryCodes } = outcome;
      return (await enter(outcome, caller.persistent, call)) ?? { recoveryCodes };
    },

    'remove-second-factor': async (call) => {
      const { input, caller } = call;
      const outcome = await secondFactors.remove(caller, input, originOf(call, caller.username));
      return isRefused(outcome) ? outcome : await enter(outcome, caller.persistent, call);
    },
  };
}
