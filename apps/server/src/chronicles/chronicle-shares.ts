import type { Storage } from '../storage/storage.ts';
import { chronicleSharing, shareChronicle, withdrawChronicle } from '../storage/tables/shared-chronicles.ts';

/** Which chronicles are shared: their players show a part of them on the profile, by their own choice. */
export class ChronicleShares {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Null: there is no such character. */
  async isShared(characterId: number): Promise<boolean | null> {
    const sharing = await this.#storage.read((db) => chronicleSharing(db, characterId));
    return sharing && sharing.since !== null;
  }

  async set(characterId: number, isShared: boolean): Promise<void> {
    const now = this.#storage.clock.now();
    await this.#storage.write((tx) =>
      isShared ? shareChronicle(tx, characterId, now) : withdrawChronicle(tx, characterId),
    );
  }
}
