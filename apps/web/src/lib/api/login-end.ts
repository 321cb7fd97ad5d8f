/**
 * `ended`: this page had a login, and the server has ended it. `none`: this page called a route that needs
 * a login and never had one, or has logged out.
 */
export type LoginEnd = 'ended' | 'none';

type Listener = (end: LoginEnd) => void;

let listener: Listener | null = null;
/**
 * The end that was reported before a listener was set. The first calls are sent before the page renders
 * (`head-start.ts`).
 */
let missed: LoginEnd | null = null;
let hadLogin = false;

/** Sets the listener for the end of the login. It is called at once if the login ended before. */
export function onLoginEnd(listen: Listener): void {
  listener = listen;
  if (missed) listen(missed);
  missed = null;
}

/** Notes that the server has accepted this browser's login. */
export function noteLogin(): void {
  hadLogin = true;
}

/**
 * Notes that the player has logged out or deleted the account. Later 401 responses then need no explanation.
 */
export function forgetLogin(): void {
  hadLogin = false;
}

export function reportLoginEnd(): void {
  // Several calls of one screen may fail one after the other; each of them reports the same end.
  const end = hadLogin ? 'ended' : 'none';
  if (listener) listener(end);
  else missed = end;
}
