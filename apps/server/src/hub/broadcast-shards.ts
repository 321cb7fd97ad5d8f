/** Parts in which thousands are told: each of them some tens of sockets, and no more than 2 ms. */
const HALLS = 64;

/**
 * Tells all sockets of a node the same without keeping them waiting for anything else: thousands of messages at once are a
 * tenth of a second in which no frame leaves. Who comes is shown to a hall, and one hall is told after the other.
 */
export class Halls<T> {
  readonly #tell: (hall: string, message: T) => void;
  #guests = 0;
  #hall = 0;
  #untold = 0;
  #newest: { readonly message: T } | null = null;

  /** @param tell tells all who are in a hall. */
  constructor(tell: (hall: string, message: T) => void) {
    this.#tell = tell;
  }

  /** @returns the hall of a socket that comes; they fill evenly. */
  admit(): string {
    return nameOf(this.#guests++ % HALLS);
  }

  /** The first hall is told at once. What is told meanwhile takes the place of what not all have heard. */
  tell(message: T): void {
    const isTelling = this.#untold > 0;
    this.#newest = { message };
    this.#untold = HALLS;
    if (!isTelling) this.#go();
  }

  #go(): void {
    if (this.#newest === null) return;
    this.#tell(nameOf(this.#hall), this.#newest.message);
    this.#hall = (this.#hall + 1) % HALLS;
    this.#untold -= 1;
    if (this.#untold > 0) setImmediate(() => this.#go());
  }
}

const nameOf = (hall: number): string => `hall:${hall}`;
