/**
 * `ended`: the server has ended the login that this page had. `none`: this page has called a route that needs
 * a login, and the page never had one or the player has logged out.
 */
export type LoginEnd = 'ended' | 'none';

type Listener = (end: LoginEnd) => void;

let listener: Listener | null = null;
/**
 * The `LoginEnd` that was reported before a listener was set; null for none. The head start
 * (`head-start.ts`) makes its calls before the page sets the listener.
 */
let missed: LoginEnd | null = null;
let hadLogin = false;

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
}

/**
 * Records that the player has logged out or deleted the account. `reportLoginEnd` then reports later 401
 * responses as `none`.
 */
export function forgetLogin(): void {
  hadLogin = false;
}

export function reportLoginEnd(): void {
  // Several calls of one screen may fail one after the other. `hadLogin` does not change, so each of them
  // reports the same `LoginEnd`.
  const end = hadLogin ? 'ended' : 'none';
  if (listener) listener(end);
  else missed = end;
}
