/** `ended`: this page had the session a moment ago. `none`: it asked for a screen of the game and has none (any more). */
export type SessionEnd = 'ended' | 'none';

type Listener = (end: SessionEnd) => void;

let listener: Listener | null = null;
/** It ended before there was a listener: the first calls are made before the page is there (`head-start.ts`). */
let missed: SessionEnd | null = null;
let hadSession = false;

/** Sets who is told when the server does not know this browser's session. */
export function onSessionEnd(told: Listener): void {
  listener = told;
  if (missed) told(missed);
  missed = null;
}

/** The server has answered as to a player who is logged in. */
export function sessionKnown(): void {
  hadSession = true;
}

/** The player has logged out or deleted the account: what is refused from now on needs no explanation. */
export function sessionLeft(): void {
  hadSession = false;
}

export function sessionEnded(): void {
  // Several calls of one screen may find out one after the other.
  const end = hadSession ? 'ended' : 'none';
  if (listener) listener(end);
  else missed = end;
}
