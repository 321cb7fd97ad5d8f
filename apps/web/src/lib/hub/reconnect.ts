/** What the reconnecting loop needs of the world around it, so that a test can turn its clock. */
export interface ReconnectTools {
  /** Delays in ms before each attempt. */
  readonly delays: readonly number[];
  /** Starts one attempt; its outcome is told to `connected` or `lost`. */
  readonly attempt: () => void;
  /** All attempts have failed. */
  readonly onGiveUp: () => void;
  readonly setTimer: (run: () => void, delay: number) => () => void;
}

/**
 * The hub's way back after a loss (specification 4.44): one attempt after each delay, then it gives up until
 * it is asked again. A connection made starts the delays anew.
 */
export function createReconnect({ delays, attempt, onGiveUp, setTimer }: ReconnectTools) {
  let tried = 0;
  let cancel: (() => void) | null = null;
  const stop = () => {
    cancel?.();
    cancel = null;
  };
  return {
    connected() {
      stop();
      tried = 0;
    },
    /** The connection broke, or an attempt failed. */
    lost() {
      if (cancel) return;
      const delay = delays[tried];
      if (delay === undefined) return onGiveUp();
      tried += 1;
      cancel = setTimer(() => {
        cancel = null;
        attempt();
      }, delay);
    },
    /** The player asked: at once, and then the delays again. */
    again() {
      stop();
      tried = 0;
      attempt();
    },
    stop,
  };
}
