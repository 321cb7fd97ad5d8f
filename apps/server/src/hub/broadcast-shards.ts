/**
 * Number of shards into which a node divides its sockets. With thousands of sockets a shard has some tens of
 * them, and a broadcast to one shard takes at most 2 ms.
 */
const SHARDS = 64;

/**
 * Sends one message to all sockets of a node, one shard after the other, and yields to the event loop after
 * each shard. Sending thousands of messages at once would delay all frames by about 100 ms.
 */
export class BroadcastShards<T> {
  readonly #send: (shard: string, message: T) => void;
  #sockets = 0;
  #shard = 0;
  #remaining = 0;
  #newest: { readonly message: T } | null = null;

  /** @param broadcast sends a message to all sockets of a shard. */
  constructor(broadcast: (shard: string, message: T) => void) {
    this.#send = broadcast;
  }

  /**
   * Assigns a shard to a new socket, in rotation.
   * @returns the name of the shard.
   */
  add(): string {
    return nameOf(this.#sockets++ % SHARDS);
  }

  /**
   * Begins to send a message to all shards. If an older message has not yet reached all shards, the new one
   * replaces it and goes to every shard.
   */
  broadcast(message: T): void {
    const isTelling = this.#remaining > 0;
    this.#newest = { message };
    this.#remaining = SHARDS;
    if (!isTelling) this.#go();
  }

  #go(): void {
    if (this.#newest === null) return;
    this.#send(nameOf(this.#shard), this.#newest.message);
    this.#shard = (this.#shard + 1) % SHARDS;
    this.#remaining -= 1;
    if (this.#remaining > 0) setImmediate(() => this.#go());
  }
}

const nameOf = (shard: number): string => `shard:${shard}`;
