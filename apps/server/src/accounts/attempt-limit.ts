import type { Clock } from '../storage/clock.ts';

interface Window {
  readonly endsAt: number;
  attempts: number;
}

/** Keys kept at once, about 1 MB. */
const KEYS = 10_000;

/**
 * Counts attempts per key in windows of fixed length, in this process's memory: a restart forgets them and nodes do not
 * share them. (They move to the database when accounts with an e-mail address open.) At most 10,000 keys are kept;
 * beyond, the oldest windows are dropped, which is in favour of whoever they counted.
 */
export class AttemptLimit {
  readonly #windows = new Map<string, Window>();
  readonly #clock: Clock;
  readonly #attempts: number;
  readonly #length: number;

  /**
   * @param attempts how many a window allows.
   * @param length of a window, in ms.
   */
  constructor(clock: Clock, attempts: number, length: number) {
    this.#clock = clock;
    this.#attempts = attempts;
    this.#length = length;
  }

  /** Counts one attempt. @returns false when the window's are used up; it is not counted then. */
  take(key: string): boolean {
    if (this.exhausted(key)) return false;
    const window = this.#windows.get(key);
    if (window) window.attempts += 1;
    else this.#open(key);
    return true;
  }

  exhausted(key: string): boolean {
    const window = this.#windows.get(key);
    if (window && window.endsAt <= this.#clock.now()) this.#windows.delete(key);
    return (this.#windows.get(key)?.attempts ?? 0) >= this.#attempts;
  }

  /** Forgets what was counted. */
  clear(key: string): void {
    this.#windows.delete(key);
  }

  #open(key: string): void {
    if (this.#windows.size >= KEYS) {
      // A map iterates in the order of insertion, and all windows are equally long: the first ends first.
      const oldest = this.#windows.keys().next();
      if (!oldest.done) this.#windows.delete(oldest.value);
    }
    this.#windows.set(key, { endsAt: this.#clock.now() + this.#length, attempts: 1 });
  }
}
