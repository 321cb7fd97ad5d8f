type Listener = () => void;

let listener: Listener | null = null;
/** It ended before anybody listened: the first calls are made before the page is there (`head-start.ts`). */
let missed = false;

/** Sets who is told when the server no longer knows this browser's session. */
export function onSessionEnd(told: Listener): void {
  listener = told;
  if (missed) told();
  missed = false;
}

export function sessionEnded(): void {
  if (listener) listener();
  else missed = true;
}
