import { commandAddresses } from './command-addresses.ts';

/**
 * Where to call. This module and all else that a browser needs while it plays stand apart from the schemas,
 * which weigh more than the game's own rules: the browser trusts its server and checks nothing, so that it
 * fetches none of them (`apps/web/build/no-schemas.ts` holds that).
 */

/** Base of every path. */
export const API_BASE = '/api';

/**
 * Header by which a command is recognised when it is sent again. Lower case, as Node and fetch hand it over.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * Path of the hub (specification 4.44). The session cookie says whose character is meant; clients send no
 * messages.
 */
export const HUB_PATH = '/hubs/player';

/**
 * Delays in ms of the client's attempts to reconnect, after which it gives up and offers a button
 * (specification 9.15).
 */
export const RECONNECT_DELAYS = [0, 2_000, 10_000, 30_000] as const;

export interface Address {
  readonly method: 'GET' | 'POST';
  /**
   * Below `API_BASE`; its last part is the route's name, but for a `:parameter` that stands for a field of
   * the input.
   */
  readonly path: string;
  /** It gives the character a command, and may bear an idempotency key. */
  readonly isCommand?: true;
  /** Answers text; all others answer JSON. */
  readonly plainText?: true;
}

const get = <P extends string>(path: P) => ({ method: 'GET', path }) as const;
const post = <P extends string>(path: P) => ({ method: 'POST', path }) as const;

/** The address of each route; `routes` is made from these. */
export const addresses = {
  'is-authenticated': get('/account/is-authenticated'),
  status: get('/account/status'),
  'get-username': { ...get('/account/get-username'), plainText: true },
  'get-guest-credentials': get('/account/get-guest-credentials'),
  register: post('/account/register'),
  login: post('/account/login'),
  logout: post('/account/logout'),
  'confirm-email': get('/account/confirm-email'),
  'request-validate-email': post('/account/request-validate-email'),
  'request-password-reset': post('/account/request-password-reset'),
  'reset-password': post('/account/reset-password'),
  'change-password': post('/account/change-password'),
  'second-factor': get('/account/second-factor'),
  'begin-second-factor': post('/account/begin-second-factor'),
  'confirm-second-factor': post('/account/confirm-second-factor'),
  'remove-second-factor': post('/account/remove-second-factor'),
  sessions: get('/account/sessions'),
  'end-session': post('/account/end-session'),
  'end-other-sessions': post('/account/end-other-sessions'),
  'export-data': get('/account/export-data'),
  'delete-account': post('/account/delete-account'),
  'generate-password-reset-link': { ...post('/account/generate-password-reset-link'), plainText: true },
  'end-account-sessions': post('/account/end-account-sessions'),
  'import-data': post('/utils/import-data'),

  'get-characters': get('/character/get-characters'),
  'create-character': post('/character/create-character'),
  'select-character': post('/character/select-character'),
  'get-idle-report': get('/character/get-idle-report/:since'),
  'get-idle-reports': get('/character/get-idle-reports'),
  'dismiss-idle-report': post('/character/dismiss-idle-report'),
  'get-character-profile-data': get('/character/get-character-profile-data/:id'),

  ...commandAddresses,

  'get-static-data': get('/db/get-static-data'),
  'get-table': get('/leaderboard/get-table'),
  'get-layout-data': get('/layout/get-layout-data'),
  'get-combat-action-context': get('/layout/get-combat-action-context'),
  'public-settings': get('/utils/public-settings'),
} as const satisfies Record<string, Address>;

/**
 * The URL of a call from the root. A GET's input is its query string, but for the fields that the path names.
 */
export function urlOf({ method, path }: Address, input: unknown): string {
  if (method === 'POST') return API_BASE + path;
  const fields: Record<string, string> = { ...(input as object) };
  const filled = path.replace(/:(\w+)/g, (_part, field: string) => {
    const value = fields[field] ?? '';
    delete fields[field];
    return encodeURIComponent(value);
  });
  const query = Object.entries(fields).map((pair) => pair.map(encodeURIComponent).join('='));
  return API_BASE + filled + (query.length > 0 ? `?${query.join('&')}` : '');
}
