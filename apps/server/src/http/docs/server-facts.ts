import { type RouteName, routes } from '@slumberfell/protocol';
import type { CallRate, Rate, ServerFacts } from '@slumberfell/protocol/docs';
import { loginCookieNames } from '../../accounts/cookies/login-cookie.ts';
import { ACCOUNT_RATES } from '../../accounts/limits/limits.ts';
import { ADMIN_ACTS, ADMIN_CALLS } from '../../administration/admin-acts.ts';
import { VERSION } from '../../lib/version.ts';
import { CHARACTER_QUEUE_LIMIT } from '../../storage/database/character-queues.ts';
import type { BucketRate } from '../limits/buckets.ts';
import type { CallRateSettings } from '../limits/call-rate-settings.ts';
import { rateClassOf } from '../limits/call-rates.ts';
import { SOCKETS_PER_CHARACTER } from '../limits/hub-limits.ts';

interface HttpLimits {
  /** Where players reach the game; null: by http, at the `Host` of each request. */
  readonly publicUrl: URL | null;
  readonly bodyBytes: number;
  /** ms in which a whole request must arrive. */
  readonly requestTimeout: number;
  readonly callRates: CallRateSettings;
  readonly newGuests: BucketRate | null;
}

/** The facts of this server that the documentation states. */
export const serverFacts = ({
  publicUrl,
  bodyBytes,
  requestTimeout,
  callRates,
  newGuests,
}: HttpLimits): ServerFacts => ({
  version: VERSION,
  cookie: loginCookieNames(publicUrl).own(undefined),
  bodyBytes,
  requestSeconds: requestTimeout / 1_000,
  callsPerCharacter: CHARACTER_QUEUE_LIMIT,
  socketsPerCharacter: SOCKETS_PER_CHARACTER,
  callRates: callRatesByCall(callRates),
  newGuests,
  rates: ratesByCall(),
});

/** Calls that one rate counts together, and the code of the refusal when it is used up. */
interface Counted extends Pick<Rate, 'code' | 'of' | 'per'> {
  readonly calls: readonly RouteName[];
}

/** Calls that check a password or a code of the second factor. */
const PASSWORD_CALLS = [
  'login',
  'change-password',
  'begin-second-factor',
  'confirm-second-factor',
  'remove-second-factor',
  'delete-account',
] as const satisfies readonly RouteName[];

const LOCKED_OUT = {
  calls: PASSWORD_CALLS,
  code: 'account/locked-out',
  of: 'failures',
} as const satisfies Partial<Counted>;

const COUNTED: Readonly<Record<keyof typeof ACCOUNT_RATES, Counted>> = {
  guestCredentials: {
    calls: ['get-guest-credentials'],
    code: 'request/too-many',
    of: 'calls',
    per: 'address',
  },
  register: { calls: ['register'], code: 'request/too-many', of: 'calls', per: 'address' },
  invites: { calls: ['check-invite'], code: 'request/too-many', of: 'calls', per: 'address' },
  login: { calls: PASSWORD_CALLS, code: 'request/too-many', of: 'calls', per: 'address' },
  failedLogin: { ...LOCKED_OUT, per: 'name and address' },
  failedLoginKnown: { ...LOCKED_OUT, per: 'name and browser, if it has been logged in before' },
  failedLoginUnknown: { ...LOCKED_OUT, per: 'name, from all other browsers' },
  ownLetters: {
    calls: ['request-validate-email'],
    code: 'request/too-many',
    of: 'calls',
    per: 'account',
  },
  letters: {
    calls: ['request-password-reset'],
    code: 'request/too-many',
    of: 'letters',
    per: 'mailbox',
  },
  mailboxLetters: {
    calls: ['request-validate-email', 'request-password-reset'],
    code: 'request/too-many',
    of: 'letters',
    per: 'mailbox',
  },
  changeReports: { calls: [], code: 'request/too-many', of: 'letters', per: 'account' },
  letterRequests: {
    calls: ['request-validate-email', 'request-password-reset'],
    code: 'request/too-many',
    of: 'letters',
    per: 'address',
  },
  exports: { calls: ['export-data'], code: 'request/too-many', of: 'calls', per: 'account' },
  testAlerts: { calls: ['test-device'], code: 'request/too-many', of: 'calls', per: 'account' },
  nameReports: { calls: ['report-character'], code: 'request/too-many', of: 'calls', per: 'account' },
  administration: {
    calls: ADMIN_CALLS.filter((name) => ADMIN_ACTS[name].isLimited),
    code: 'request/too-many',
    of: 'calls',
    per: 'administrator',
  },
  letterAnswers: {
    calls: ['confirm-email', 'reset-password'],
    code: 'request/too-many',
    of: 'calls',
    per: 'address',
  },
};

function callRatesByCall({ accounts, guests, networks }: CallRateSettings): ServerFacts['callRates'] {
  const rates: { [N in RouteName]?: CallRate } = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const rateClass = rateClassOf(name);
    const rate = { account: accounts[rateClass], guest: guests[rateClass], network: networks[rateClass] };
    if (Object.values(rate).some((one) => one !== null)) rates[name] = rate;
  }
  return rates;
}

function ratesByCall(): ServerFacts['rates'] {
  const rates: { [N in RouteName]?: Rate[] } = {};
  for (const [name, { calls, ...counted }] of Object.entries(COUNTED)) {
    const { attempts, window } = ACCOUNT_RATES[name as keyof typeof COUNTED];
    for (const call of calls)
      rates[call] = [...(rates[call] ?? []), { ...counted, attempts, seconds: window / 1_000 }];
  }
  return rates;
}
