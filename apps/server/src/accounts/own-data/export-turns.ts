/** ms that an export waits for its turn. */
const LONGEST_WAIT = 30_000;

/** Lets one export at a time run on this node, because each reads and sends many commands. */
export class ExportTurns {
  readonly #longestWait: number;
  /** Gives a waiting export its turn, by arrival. */
  readonly #waiting = new Set<() => void>();
  #isTaken = false;

  constructor(longestWait = LONGEST_WAIT) {
    this.#longestWait = longestWait;
  }

  /**
   * Waits until no other export runs.
   * @param closed aborts when the export has ended, or its client has left. Then the next one has its turn.
   * @returns false when the turn did not come in time.
   */
  async wait(closed: AbortSignal): Promise<boolean> {
    if (closed.aborted) return false;
    if (this.#isTaken && !(await this.#turn(closed))) return false;
    this.#isTaken = true;
    // The client may have left in the same moment, and an event that has passed is not sent again.
    if (closed.aborted) this.#pass();
    else closed.addEventListener('abort', () => this.#pass(), { once: true });
    return !closed.aborted;
  }

  /**
   * Nothing of an export stays here when its client leaves: `AbortSignal.timeout` would hold each one for the
   * whole time.
   */
  #turn(closed: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isGiven: boolean) => {
        clearTimeout(timer);
        closed.removeEventListener('abort', leave);
        this.#waiting.delete(begin);
        resolve(isGiven);
      };
      const begin = () => end(true);
      const leave = () => end(false);
      const timer = setTimeout(leave, this.#longestWait);
      closed.addEventListener('abort', leave);
      this.#waiting.add(begin);
    });
  }

  /** Gives the turn to the export that has waited for the longest. */
  #pass(): void {
    const [begin] = this.#waiting;
    this.#isTaken = begin !== undefined;
    begin?.();
  }
}
