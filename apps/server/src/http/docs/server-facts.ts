import type { Rate, ServerFacts } from '@slumberfell/protocol/docs';
import manifest from '../../../package.json' with { type: 'json' };
import { ACCOUNT_RATES, type AccountRate } from '../../accounts/limits.ts';
import { sessionCookieName } from '../../accounts/session-cookie.ts';
import { SOCKETS_PER_CHARACTER } from '../../live/hub.ts';
import { LANE_LIMIT } from '../../storage/lanes.ts';

interface HttpLimits {
  /** Whether players reach the game by https. */
  readonly secure: boolean;
  readonly bodyBytes: number;
  /** Milliseconds. */
  readonly requestTimeout: number;
}

/** What the documents say of this server. */
export const serverFacts = ({ secure, bodyBytes, requestTimeout }: HttpLimits): ServerFacts => ({
  version: manifest.version,
  cookie: sessionCookieName(secure),
  bodyBytes,
  requestSeconds: requestTimeout / 1_000,
  callsPerCharacter: LANE_LIMIT,
  socketsPerCharacter: SOCKETS_PER_CHARACTER,
  rates: {
    'get-guest-credentials': [callsPerAddress(ACCOUNT_RATES.guestCredentials)],
    register: [callsPerAddress(ACCOUNT_RATES.register)],
    login: [
      callsPerAddress(ACCOUNT_RATES.login),
      rateOf(ACCOUNT_RATES.failedLogin, {
        code: 'account/locked-out',
        of: 'failures',
        per: 'name and address',
      }),
    ],
  },
});

const rateOf = ({ attempts, window }: AccountRate, what: Pick<Rate, 'code' | 'of' | 'per'>): Rate => ({
  ...what,
  attempts,
  seconds: window / 1_000,
});

const callsPerAddress = (rate: AccountRate): Rate =>
  rateOf(rate, { code: 'request/too-many', of: 'calls', per: 'address' });
