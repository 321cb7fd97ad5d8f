/** What `createReconnect` needs. Tests pass their own timer. */
export interface ReconnectTools {
  /** Delay in ms before each attempt to connect. */
  readonly delays: readonly number[];
  /**
   * Starts one attempt to connect. When the attempt has succeeded or failed, the caller must call
   * `connected` or `lost`.
   */
  readonly attempt: () => void;
  /** Called when the attempt after the last delay has failed. */
  readonly onGiveUp: () => void;
  readonly setTimer: (run: () => void, delay: number) => () => void;
}

/**
 * Reconnects after a loss (specification 4.44): one attempt after each delay; after the last one it gives up
 * until `again` is called. A successful connection starts with the first delay again.
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
    /** Call this when the connection was lost, and when an attempt has failed. */
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
    /** Starts an attempt at once. If it fails, the delays begin again with the first one. */
    again() {
      stop();
      tried = 0;
      attempt();
    },
    stop,
  };
}
