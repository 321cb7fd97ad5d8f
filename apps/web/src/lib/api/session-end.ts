/**
 * `ended`: this page had a session, and the server has ended it. `none`: this page called a route that needs
 * a session and never had one, or has logged out.
 */
export type SessionEnd = 'ended' | 'none';

type Listener = (end: SessionEnd) => void;

let listener: Listener | null = null;
/**
 * The end that was reported before a listener was set. The first calls are sent before the page renders
 * (`head-start.ts`).
 */
let missed: SessionEnd | null = null;
let hadSession = false;

/** Sets the listener for the end of the session. It is called at once if the session ended before. */
export function onSessionEnd(listen: Listener): void {
  listener = listen;
  if (missed) listen(missed);
  missed = null;
}

/** Notes that the server has accepted this browser's session. */
export function noteSession(): void {
  hadSession = true;
}

/**
 * Notes that the player has logged out or deleted the account. Later 401 responses then need no explanation.
 */
export function forgetSession(): void {
  hadSession = false;
}

export function reportSessionEnd(): void {
  // Several calls of one screen may fail one after the other; each of them reports the same end.
  const end = hadSession ? 'ended' : 'none';
  if (listener) listener(end);
  else missed = end;
}
