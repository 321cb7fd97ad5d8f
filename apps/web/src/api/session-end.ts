type Listener = () => void;

let listener: Listener = () => {};

/** Sets who is told when the server no longer knows this browser's session. */
export function onSessionEnd(told: Listener): void {
  listener = told;
}

export const sessionEnded = (): void => listener();
