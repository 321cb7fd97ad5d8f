// chunk: entry
import type { MissingLogin } from '@slumberfell/protocol';

/**
 * Why this browser has no login. `expired`: the server says that its age ended it. `ended`: it was ended
 * elsewhere, such as by a log-out in another tab or by a new password. `lost`: the browser no longer sends
 * the cookie of the login that this page had. `none`: the page has called a route that needs a login, and the
 * page never had one or the player has logged out.
 */
export const LOGIN_ENDS = ['expired', 'ended', 'lost', 'none'] as const;
export type LoginEnd = (typeof LOGIN_ENDS)[number];

/** What a page knows of the character and the account when the login ends. */
export interface LeftRunning {
  /** What the character goes on doing, after its name or "your legend": `goes on gathering Raw Flax`. */
  readonly running: string;
  readonly isGuest: boolean;
}

export interface CutOff {
  readonly end: LoginEnd;
  /** Null when the page does not show a character. */
  readonly left: LeftRunning | null;
}

type Listener = (cutOff: CutOff) => void;

let listener: Listener | null = null;
/**
 * What was reported before a listener was set; null for nothing. The head start (`head-start.ts`) makes its
 * calls before the page sets the listener.
 */
let missed: CutOff | null = null;
let hadLogin = false;
let isClosedByServer = false;
/** The first report about the login that this page had; null while that login lasts. */
let reported: CutOff | null = null;
let readRunning: () => LeftRunning | null = () => null;

/**
 * Sets the listener for the end of the login. If an end was reported before, the listener is called at once.
 */
export function onLoginEnd(listen: Listener): void {
  listener = listen;
  if (missed) listen(missed);
  missed = null;
}

/** Records that the server has accepted this browser's login. */
export function noteLogin(): void {
  hadLogin = true;
  reported = null;
}

/**
 * Records that the player has logged out or deleted the account. `reportLoginEnd` then reports later 401
 * responses as `none`.
 */
export function forgetLogin(): void {
  hadLogin = false;
  reported = null;
}

/**
 * Records whether the server has just closed the live connection. It does so when the login ends. If the
 * browser then sends no cookie, the player has logged out in another tab, which deletes the cookie.
 */
export function noteClosedByServer(isClosed: boolean): void {
  isClosedByServer = isClosed;
}

/** Sets the function that tells what the character goes on doing when the login ends. */
export function onReadRunning(read: () => LeftRunning | null): void {
  readRunning = read;
}

/**
 * Reports a 401 response to the listener.
 * @param login what the response says about the login; undefined when it was not the server's own response
 */
export function reportLoginEnd(login: MissingLogin | undefined): void {
  // Several calls of one screen may fail one after the other, and the screen is gone after the first. Later
  // responses may say less, because the cookie is deleted meanwhile.
  const cutOff = reported ?? { end: endOf(login), left: readRunning() };
  if (hadLogin) reported = cutOff;
  if (listener) listener(cutOff);
  else missed = cutOff;
}

function endOf(login: MissingLogin | undefined): LoginEnd {
  if (login === 'expired' || login === 'ended') return login;
  if (!hadLogin) return 'none';
  return isClosedByServer || login === undefined ? 'ended' : 'lost';
}
