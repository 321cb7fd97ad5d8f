// chunk: calls
import {
  type Address,
  type Answer,
  addresses,
  COOKIE_CHECK_HEADER,
  type COOKIE_CHECKS,
  type ErrorAnswer,
  type ErrorCode,
  IDEMPOTENCY_HEADER,
  type Input,
  type MissingLogin,
  type RouteName,
  urlOf,
} from '@slumberfell/protocol';
import { serverName } from '../server-look.ts';
import { noteGameAddress } from './game-address.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { reportLoginEnd } from './login-end.ts';

/**
 * Why a call did not succeed. `message` is a sentence for the player: the server's message if the response
 * has one, else a message of this page.
 */
export interface Failure {
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  /** Whether the page itself failed, before it sent anything. The player then reads `message`. */
  readonly isOfPage?: true;
  /**
   * The server's error code. Null when no response came, or when the response has no code (for example that
   * of a proxy) and `BY_STATUS` has none for its status.
   */
  readonly code: ErrorCode | null;
  readonly message: string;
  /** Why the browser has no login; only with `request/not-authenticated`, if the server tells it. */
  readonly login?: MissingLogin;
  /** Where players reach the game; only with `request/address`. */
  readonly address?: string;
  /** Errors of single fields of the request; empty for none. */
  readonly errors: readonly { readonly path: string; readonly description: string }[];
  /**
   * Milliseconds from the response until the server accepts the call again. Only some responses have it: 423
   * and 429.
   */
  readonly retryAfter?: number;
}

export type Outcome<T> =
  | { readonly ok: true; readonly answer: T; readonly sentAt: number; readonly receivedAt: number }
  | { readonly ok: false; readonly failure: Failure };

const UNREACHABLE = 'Failed to connect to server.';
const UNEXPECTED = 'Unexpected error occurred.';
const NOT_SENT = 'Something went wrong on this page, and nothing was sent. Please reload the page.';
/** ms in which a response must arrive as a whole. */
const TIMEOUT = 15_000;
/** Longer ones. The server may let an export wait for 30 s, and sends it for 60 s at most. */
const TIMEOUTS: { readonly [N in RouteName]?: number } = { 'export-data': 100_000 };

/** Statuses of a proxy or server that is overloaded or restarting. A later request may succeed. */
const TRANSIENT = [502, 503, 504];
/** Status of the server when the account has made more calls than its rate limit allows. */
const TOO_MANY = 429;

/**
 * Longest pause in ms that the server may ask for before the page sends a command again by itself. If the
 * server asks for a longer one, the call fails and the player sees the reason.
 */
const LONGEST_PAUSE = 3_000;

/**
 * The pause in ms between the first response (or its absence) and the second request for the same command;
 * null when the command is not sent again.
 * @param response an error when no response came
 */
function pauseAfter(response: Response | Error): number | null {
  if (response instanceof Error) return 0;
  // A random delay, so that the pages of all players do not send again at the same moment.
  if (TRANSIENT.includes(response.status)) return 500 + Math.random() * 1_000;
  if (response.status !== TOO_MANY) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds * 1_000 <= LONGEST_PAUSE ? seconds * 1_000 : null;
}

/**
 * Calls a route of the protocol's table. The server has validated its response against the route's schema, so
 * the page does not validate it again. Never throws: a failure is returned as a value. When the response says
 * that the browser has no login, it also calls the listener of `onLoginEnd`. `timeout`: ms in which the
 * response must arrive.
 *
 * A command has an idempotency key. It is sent a second time, with the same key, when no response came, when
 * the server or its proxy was busy, or when the account has sent too many commands and the server allows the
 * next one within `LONGEST_PAUSE`. The server executes the command once, even if both requests arrive.
 */
export async function call<N extends RouteName>(
  name: N,
  input: Input<N>,
  timeout = TIMEOUTS[name] ?? TIMEOUT,
): Promise<Outcome<Answer<N>>> {
  const address: Address = addresses[name];
  const request = tryRequestOf(address, input, timeout);
  if (request === null)
    return failed({ status: 0, isOfPage: true, code: null, message: NOT_SENT, errors: [] });
  const sentAt = Date.now();
  const response = await (address.method === 'POST' ? tracked(post(address, request)) : send(request));
  if (response instanceof Error) {
    return failed({ status: 0, code: null, message: `${UNREACHABLE} ${response.message}`, errors: [] });
  }
  const receivedAt = Date.now();
  if (!response.ok) {
    const failure = await failureOf(response, name);
    if (failure.code === 'request/not-authenticated') reportLoginEnd(failure.login);
    if (failure.address !== undefined) noteGameAddress(failure.address);
    return failed(failure);
  }
  try {
    return { ok: true, answer: (await readAnswer(address, response)) as Answer<N>, sentAt, receivedAt };
  } catch {
    return failed({ status: response.status, code: null, message: UNEXPECTED, errors: [] });
  }
}

const pendingPosts = new Set<Promise<unknown>>();

function tracked<T>(answer: Promise<T>): Promise<T> {
  pendingPosts.add(answer);
  void answer.finally(() => pendingPosts.delete(answer));
  return answer;
}

/**
 * Resolves when each POST request that was already sent has a response. Such a response may set a new login
 * cookie (for example that of a registration); until then the browser sends the cookie of a login that has
 * ended.
 */
export async function postsSettled(): Promise<void> {
  await Promise.all(pendingPosts);
}

/** Whether at least one POST request has no response yet. */
export const hasPendingPosts = (): boolean => pendingPosts.size > 0;

const failed = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });

/** HTTP status with which the server answers a login or registration before it knows about cookies. */
const COOKIE_ASKED = 202;

/**
 * Sends a POST request. A command is sent once more after a pause if `pauseAfter` says so. A call that begins
 * a login is sent once more when the server has set its check cookie; if the browser does not send that
 * cookie back, the server refuses the call.
 */
async function post({ isCommand, beginsLogin }: Address, request: Request): Promise<Response | Error> {
  const response = await send(beginsLogin ? checking(request, 'ask') : request);
  if (beginsLogin && !(response instanceof Error) && response.status === COOKIE_ASKED)
    return send(checking(request, 'insist'));
  const pause = isCommand ? pauseAfter(response) : null;
  if (pause === null) return response;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return send(request);
}

interface Request {
  readonly url: string;
  readonly init: RequestInit;
  /** ms. */
  readonly timeout: number;
}

function checking({ init, ...request }: Request, check: (typeof COOKIE_CHECKS)[number]): Request {
  return { ...request, init: { ...init, headers: { ...init.headers, [COOKIE_CHECK_HEADER]: check } } };
}

/** @returns null when it throws, which it reports as an error of the page. */
function tryRequestOf(address: Address, input: unknown, timeout: number): Request | null {
  try {
    return requestOf(address, input, timeout);
  } catch (error) {
    reportError(error);
    return null;
  }
}

function requestOf(address: Address, input: unknown, timeout: number): Request {
  const { method, isCommand } = address;
  const url = urlOf(address, input);
  if (method === 'GET') return { url, timeout, init: { credentials: 'include' } };
  const headers: Record<string, string> = {};
  if (isCommand) headers[IDEMPOTENCY_HEADER] = newIdempotencyKey();
  if (input === undefined) return { url, timeout, init: { method: 'POST', credentials: 'include', headers } };
  headers['content-type'] = 'application/json';
  const body = JSON.stringify(input);
  return { url, timeout, init: { method: 'POST', credentials: 'include', headers, body } };
}

/** Returns an error when no response came: no network, no server, or the timeout passed. */
async function send({ url, init, timeout }: Request): Promise<Response | Error> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}

async function readAnswer({ plainText }: Address, response: Response): Promise<unknown> {
  const text = await response.text();
  if (plainText) return text;
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * The failure that the server's response describes; derived from the HTTP status when a proxy sent the
 * response.
 */
async function failureOf(response: Response, name: RouteName): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorAnswer(body)) return failureByStatus(response, name);
  const { code, message, errors = [], login, retryAt, address } = body;
  const known = { ...(login && { login }), ...(address !== undefined && { address }) };
  const failure = { status: response.status, code, message, errors, ...known };
  return retryAt === undefined ? failure : { ...failure, retryAfter: retryAt - answeredAt(response) };
}

/** When a proxy has reached no server. */
const GATEWAY = `${serverName()} cannot be reached just now. Please try again in a moment.`;

/** Failures for responses without an error code, by HTTP status. */
const BY_STATUS: Readonly<Record<number, Pick<Failure, 'code' | 'message'>>> = {
  401: { code: 'request/not-authenticated', message: 'You are not logged in.' },
  413: { code: 'request/too-large', message: 'The request is too large.' },
  429: { code: 'request/too-many', message: 'Too many requests. Please wait a moment.' },
  502: { code: null, message: GATEWAY },
  503: { code: 'busy', message: 'The server is busy. Please try again.' },
  504: { code: null, message: GATEWAY },
};

function failureByStatus({ status, headers }: Response, name: RouteName): Failure {
  // The login route answers 401 for wrong credentials; other routes answer 401 when the login has ended.
  const known = status === 401 && name === 'login' ? undefined : BY_STATUS[status];
  const failure = { status, ...(known ?? { code: null, message: UNEXPECTED }), errors: [] };
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return status === 429 && seconds > 0 ? { ...failure, retryAfter: seconds * 1_000 } : failure;
}

/**
 * The instant of the response in epoch ms, by the server's clock, because this browser's clock may be wrong.
 * The `Date` header is cut off to whole seconds; with 999 ms added, the result is never before the real
 * instant.
 */
function answeredAt({ headers }: Response): number {
  const sentAt = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(sentAt) ? Date.now() : sentAt + 999;
}

/** Whether our server sent the body. Proxies do not send a code with a sentence. */
const isErrorAnswer = (body: unknown): body is ErrorAnswer =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string';
