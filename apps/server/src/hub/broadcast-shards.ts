/**
 * Shards of a node's sockets. With thousands of sockets one shard is some tens of them, and telling it takes
 * at most 2 ms.
 */
const SHARDS = 64;

/**
 * Tells all sockets of a node the same without keeping them waiting for anything else: thousands of messages
 * at once are a tenth of a second in which no frame leaves. Each socket belongs to a shard, and one shard is
 * told after the other.
 */
export class BroadcastShards<T> {
  readonly #tell: (shard: string, message: T) => void;
  #sockets = 0;
  #shard = 0;
  #untold = 0;
  #newest: { readonly message: T } | null = null;

  /** @param tell tells all sockets of a shard. */
  constructor(tell: (shard: string, message: T) => void) {
    this.#tell = tell;
  }

  /** @returns the name of the shard of a new socket; they fill evenly. */
  add(): string {
    return nameOf(this.#sockets++ % SHARDS);
  }

  /** The first shard is told at once. What is told meanwhile takes the place of what not all have heard. */
  tell(message: T): void {
    const isTelling = this.#untold > 0;
    this.#newest = { message };
    this.#untold = SHARDS;
    if (!isTelling) this.#go();
  }

  #go(): void {
    if (this.#newest === null) return;
    this.#tell(nameOf(this.#shard), this.#newest.message);
    this.#shard = (this.#shard + 1) % SHARDS;
    this.#untold -= 1;
    if (this.#untold > 0) setImmediate(() => this.#go());
  }
}

const nameOf = (shard: number): string => `shard:${shard}`;
