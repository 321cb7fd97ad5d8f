import { commandAddresses } from './command-addresses.ts';

/**
 * The addresses of the calls. Modules that a browser needs during play do not import schemas, because the
 * schemas are larger than the rules of the game. The page trusts its server and does not validate answers, so
 * it loads no schemas (`apps/web/build/no-schemas.ts` checks this).
 */

/** Base of every path. */
export const API_BASE = '/api';

/**
 * The server recognises a repeated command by this header. Its name is in lower case, as Node and fetch
 * return it.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * With this header a page asks the server, before it makes an account or a login, to find out whether the
 * browser keeps cookies. Value `ask`: without the check cookie the server sets it, does nothing else and
 * answers 202. Value `insist`, in the repeated call: without the check cookie the server refuses the call
 * (`account/cookie-refused`). Clients that keep their cookies themselves send no such header.
 */
export const COOKIE_CHECK_HEADER = 'cookie-check';

/** The values of `COOKIE_CHECK_HEADER`. */
export const COOKIE_CHECKS = ['ask', 'insist'] as const;

/**
 * Path of the hub (specification 4.44). The session cookie decides whose character it is. Clients send no
 * message but `SIGN_OF_LIFE`.
 */
export const HUB_PATH = '/hubs/player';

/**
 * Delays in ms before the client's attempts to reconnect. After the last one the client shows a button
 * (specification 9.15).
 */
export const RECONNECT_DELAYS = [0, 2_000, 10_000, 30_000] as const;

export interface Address {
  readonly method: 'GET' | 'POST';
  /**
   * The path below `API_BASE`. Its last part is the route's name, or a `:parameter` that is a field of the
   * input.
   */
  readonly path: string;
  /** Whether the route is a command. A command may have an idempotency key. */
  readonly isCommand?: true;
  /** Whether the route begins a login by a cookie. Such a route accepts `COOKIE_CHECK_HEADER`. */
  readonly beginsLogin?: true;
  /** Whether the answer is text. All other answers are JSON. */
  readonly plainText?: true;
}

const get = <P extends string>(path: P) => ({ method: 'GET', path }) as const;
const post = <P extends string>(path: P) => ({ method: 'POST', path }) as const;

/** The address of each route. `routes` is made from these. */
export const addresses = {
  'is-authenticated': get('/account/is-authenticated'),
  status: get('/account/status'),
  'get-username': { ...get('/account/get-username'), plainText: true },
  'get-guest-credentials': get('/account/get-guest-credentials'),
  register: { ...post('/account/register'), beginsLogin: true },
  login: { ...post('/account/login'), beginsLogin: true },
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
  'check-invite': post('/account/check-invite'),
  overview: get('/administration/overview'),
  'create-invite': post('/administration/create-invite'),
  invites: get('/administration/invites'),
  'withdraw-invite': post('/administration/withdraw-invite'),
  reports: get('/administration/reports'),
  'close-report': post('/administration/close-report'),
  'close-reports-of': post('/administration/close-reports-of'),
  'managed-character': get('/administration/managed-character'),
  'rename-character': post('/administration/rename-character'),
  'hide-character': post('/administration/hide-character'),
  'show-character': post('/administration/show-character'),
  announce: post('/administration/announce'),
  'withdraw-announcement': post('/administration/withdraw-announcement'),
  'post-news': post('/administration/post-news'),
  'remove-news': post('/administration/remove-news'),
  'alert-key': get('/alerts/alert-key'),
  devices: get('/alerts/devices'),
  'register-device': post('/alerts/register-device'),
  'withdraw-device': post('/alerts/withdraw-device'),
  'test-device': post('/alerts/test-device'),
  'end-letters': get('/alerts/end-letters'),
  'set-end-letters': post('/alerts/set-end-letters'),

  'get-characters': get('/character/get-characters'),
  'create-character': post('/character/create-character'),
  'select-character': post('/character/select-character'),
  'see-decisions': post('/character/see-decisions'),
  'get-idle-report': get('/character/get-idle-report/:since'),
  'get-idle-reports': get('/character/get-idle-reports'),
  'dismiss-idle-report': post('/character/dismiss-idle-report'),
  chronicle: get('/character/chronicle'),
  'chronicle-days': get('/character/chronicle-days'),
  'share-chronicle': post('/character/share-chronicle'),
  'shared-chronicle': get('/character/shared-chronicle/:id'),
  celebrations: get('/character/celebrations'),
  celebrate: post('/character/celebrate'),
  'report-character': post('/character/report-character'),
  'get-character-profile-data': get('/character/get-character-profile-data/:id'),

  ...commandAddresses,

  'get-static-data': get('/db/get-static-data'),
  'get-quests': get('/db/get-quests'),
  'get-lore': get('/db/get-lore'),
  'get-table': get('/leaderboard/get-table'),
  'get-news': get('/news/get-news'),
  'get-news-lines': get('/news/get-news-lines'),
  'news-seen': post('/news/news-seen'),
  'get-layout-data': get('/layout/get-layout-data'),
  'get-combat-action-context': get('/layout/get-combat-action-context'),
  'public-settings': get('/utils/public-settings'),
  agreement: get('/utils/agreement/:name'),
  'accept-agreements': post('/account/accept-agreements'),
} as const satisfies Record<string, Address>;

/** The path and query of a call. The input of a GET is its query string, except the fields in the path. */
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
