import { randomUUID } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import { beat, leaveNodes } from '../storage/tables/nodes.ts';
import { countActiveOnNodes } from '../storage/tables/watched-characters.ts';

/**
 * Stores which characters have a socket on this node. Counts the characters with a running session or a
 * socket over all nodes.
 */
export class Presence {
  readonly #storage: Storage;
  readonly #nodeId = randomUUID();
  #told: ReadonlySet<number> = new Set();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * Counts distinct characters with a running session or a socket on any node that runs. Call it more often
   * than every `GONE_AFTER` ms: after that time without a call the other nodes ignore this node.
   * @param open characters with a socket on this node.
   */
  async count(open: readonly number[]): Promise<number> {
    const now = new Set(open);
    const added = open.filter((id) => !this.#told.has(id));
    const removed = [...this.#told].filter((id) => !now.has(id));
    const active = await this.#storage.write(async (tx) => {
      await beat(tx, { nodeId: this.#nodeId, watched: open, added, removed });
      return await countActiveOnNodes(tx, this.#storage.clock.now());
    });
    this.#told = now;
    return active;
  }

  /** Deletes from the database that this node runs and which characters have a socket on it. */
  async leave(): Promise<void> {
    await this.#storage.write((tx) => leaveNodes(tx, this.#nodeId));
  }
}
