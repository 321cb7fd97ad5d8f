import { once } from 'node:events';
import pLimit from 'p-limit';

/** ms that an export waits for its turn. */
const LONGEST_WAIT = 30_000;

/** Lets one export at a time run on this node, because each reads and sends many commands. */
export class ExportTurns {
  readonly #limit = pLimit(1);
  readonly #longestWait: number;

  constructor(longestWait = LONGEST_WAIT) {
    this.#longestWait = longestWait;
  }

  /**
   * Waits until no other export runs.
   * @param closed aborts when the export has ended, or its client has left. Then the next one has its turn.
   * @returns false when the turn did not come in time.
   */
  wait(closed: AbortSignal): Promise<boolean> {
    const given = AbortSignal.any([closed, AbortSignal.timeout(this.#longestWait)]);
    return new Promise((resolve) => {
      given.addEventListener('abort', () => resolve(false));
      void this.#limit(async () => {
        if (given.aborted) return resolve(false);
        resolve(true);
        await once(closed, 'abort');
      });
    });
  }
}
