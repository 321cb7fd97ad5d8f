/** ms after a frame at which the page asks, so that the firsts of a moment need one call. */
const AFTER_FRAME = 1_200;
/** ms after the page has fetched the character: what the player sees first comes first. */
const AFTER_OPENING = 2_500;
/** ms to the next attempt after a call without an answer. */
const AFTER_FAILURE = 60_000;

/** When a page asks for the firsts that wait. All instants are of one clock, in ms. */
export class AskTimes {
  /** Null: the page has nothing to ask. */
  #due: number | null = null;
  /** Keys for which the page asks or has asked: they are celebrated, or were no first. */
  readonly #asked = new Set<number>();

  /** The page has fetched the character, which may bring firsts without frames. */
  opened(now: number): void {
    this.#planFrom(now + AFTER_OPENING);
  }

  /**
   * A frame may have brought firsts.
   * @param keys what it may have brought. A key for which the page has asked brings nothing more
   * @param isCelebrated whether nothing up to the frame waits, because another page celebrates
   */
  brought(keys: readonly number[], isCelebrated: boolean, now: number): void {
    const fresh = keys.filter((key) => !this.#asked.has(key));
    for (const key of fresh) this.#asked.add(key);
    if (fresh.length > 0 && !isCelebrated) this.#planFrom(now + AFTER_FRAME);
  }

  failed(now: number): void {
    this.#planFrom(now + AFTER_FAILURE);
  }

  isDue(now: number): boolean {
    return this.#due !== null && this.#due <= now;
  }

  /** The page asks now. */
  asking(): void {
    this.#due = null;
  }

  /** A later instant replaces an earlier one. */
  #planFrom(at: number): void {
    this.#due = Math.max(at, this.#due ?? at);
  }
}
