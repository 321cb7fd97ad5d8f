import {
  type Address,
  type Answer,
  addresses,
  type ErrorAnswer,
  type ErrorCode,
  IDEMPOTENCY_HEADER,
  type Input,
  type RouteName,
  urlOf,
} from '@slumberfell/protocol';
import { sessionEnded } from './session-end.ts';

/** Why a call did not succeed. `message` is the sentence for the player: the server's own wherever it gave one. */
export interface Failure {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Null when no answer came, or one that is not the server's. */
  readonly code: ErrorCode | null;
  readonly message: string;
  /** What is wrong with single fields (register, create-character). */
  readonly errors: readonly { readonly path: string; readonly description: string }[];
  /** After how many ms from now it may be tried again, where the server says so (429 and 423). */
  readonly retryAfter?: number;
}

export type Outcome<T> =
  | { readonly ok: true; readonly answer: T; readonly sentAt: number; readonly receivedAt: number }
  | { readonly ok: false; readonly failure: Failure };

const UNREACHABLE = 'Failed to connect to server.';
const UNEXPECTED = 'Unexpected error occurred.';
const TIMEOUT = 15_000;

/** Statuses of a server that is busy, or that is being restarted behind its proxy. */
const PASSING = [502, 503, 504];
/** Status of a server that has had more calls of this account than it takes. */
const TOO_MANY = 429;

/** Longest that a command waits to be sent again, in ms. A player who waits longer is told why. */
const LONGEST_PAUSE = 3_000;

/**
 * After how many ms a command is sent a second time, after an answer or the lack of one; null when it is not.
 * @param response an error when no answer came.
 */
function pauseAfter(response: Response | Error): number | null {
  if (response instanceof Error) return 0;
  // Not all pages at once.
  if (PASSING.includes(response.status)) return 500 + Math.random() * 1_000;
  if (response.status !== TOO_MANY) return null;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds * 1_000 <= LONGEST_PAUSE ? seconds * 1_000 : null;
}

/**
 * Calls a route of the protocol's table at its address; the answer is the server's, whose schema it has passed there. Failures are values and never thrown; a session that has ended is told to
 * `onSessionEnd` besides. A command bears an idempotency key and is sent a second time, with the same key, when no
 * answer came, when the server or the proxy before it was busy, or when the account has given too many commands and the
 * server says that it may go on soon: it acts once whichever of the two arrived.
 */
export async function call<N extends RouteName>(name: N, input: Input<N>): Promise<Outcome<Answer<N>>> {
  const address: Address = addresses[name];
  const request = requestOf(address, input);
  const sentAt = Date.now();
  let response = await (address.method === 'POST' ? noted(send(request)) : send(request));
  if (address.isCommand) {
    const pause = pauseAfter(response);
    if (pause !== null) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      response = await send(request);
    }
  }
  if (response instanceof Error) {
    return failed({ status: 0, code: null, message: `${UNREACHABLE} ${response.message}`, errors: [] });
  }
  const receivedAt = Date.now();
  if (!response.ok) {
    const failure = await failureOf(response, name);
    if (failure.code === 'request/not-authenticated') sessionEnded();
    return failed(failure);
  }
  try {
    return { ok: true, answer: (await readAnswer(address, response)) as Answer<N>, sentAt, receivedAt };
  } catch {
    return failed({ status: response.status, code: null, message: UNEXPECTED, errors: [] });
  }
}

const underWay = new Set<Promise<unknown>>();

function noted<T>(answer: Promise<T>): Promise<T> {
  underWay.add(answer);
  void answer.finally(() => underWay.delete(answer));
  return answer;
}

/**
 * Resolves when the changes that were under way have been answered. One of them may be giving this browser another session, as
 * registering does; until then the cookie is that of a session that has ended.
 */
export async function changesAnswered(): Promise<void> {
  await Promise.all(underWay);
}

const failed = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure });

function requestOf(address: Address, input: unknown): { url: string; init: RequestInit } {
  const { method, isCommand } = address;
  const url = urlOf(address, input);
  if (method === 'GET') return { url, init: { credentials: 'include' } };
  const headers: Record<string, string> = {};
  if (isCommand) headers[IDEMPOTENCY_HEADER] = crypto.randomUUID();
  if (input === undefined) return { url, init: { method: 'POST', credentials: 'include', headers } };
  headers['content-type'] = 'application/json';
  return { url, init: { method: 'POST', credentials: 'include', headers, body: JSON.stringify(input) } };
}

/** An error when no answer came: no network, no server, or none in time. */
async function send({ url, init }: { url: string; init: RequestInit }): Promise<Response | Error> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}

async function readAnswer({ plainText }: Address, response: Response): Promise<unknown> {
  const text = await response.text();
  if (plainText) return text;
  return text === '' ? undefined : JSON.parse(text);
}

/** What the server said, or what the status says where something between us and it answered instead. */
async function failureOf(response: Response, name: RouteName): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorAnswer(body)) return failureByStatus(response, name);
  const { code, message, errors = [], retryAt } = body;
  const failure = { status: response.status, code, message, errors };
  return retryAt === undefined ? failure : { ...failure, retryAfter: retryAt - answeredAt(response) };
}

/** What a status means of which nothing else is known. */
const BY_STATUS: Readonly<Record<number, Pick<Failure, 'code' | 'message'>>> = {
  401: { code: 'request/not-authenticated', message: 'You are not logged in.' },
  413: { code: 'request/too-large', message: 'The request is too large.' },
  429: { code: 'request/too-many', message: 'Too many requests. Please wait a moment.' },
  502: { code: null, message: 'Slumberfell cannot be reached just now. Please try again in a moment.' },
  503: { code: 'busy', message: 'The server is busy. Please try again.' },
  504: { code: null, message: 'Slumberfell cannot be reached just now. Please try again in a moment.' },
};

function failureByStatus({ status, headers }: Response, name: RouteName): Failure {
  // A login that is refused ends no session.
  const known = status === 401 && name === 'login' ? undefined : BY_STATUS[status];
  const failure = { status, ...(known ?? { code: null, message: UNEXPECTED }), errors: [] };
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return status === 429 && seconds > 0 ? { ...failure, retryAfter: seconds * 1_000 } : failure;
}

/** When the server answered, by its own clock: this browser's may be wrong. The header leaves out what is less than a second. */
function answeredAt({ headers }: Response): number {
  const told = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(told) ? Date.now() : told + 999;
}

/** Whether our server said it: something between us and it does not answer with a code and a sentence. */
const isErrorAnswer = (body: unknown): body is ErrorAnswer =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string';
