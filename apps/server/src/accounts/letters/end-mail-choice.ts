import type { Answer } from '@slumberfell/protocol';
import type { Refused } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { checkAtOnce } from '../../storage/tables/alert-checks.ts';
import { setEndLetters, wantsEndLetters } from '../../storage/tables/end-letters.ts';
import type { Caller } from '../logins/caller.ts';

/** Whether the caller's account gets a letter when something has ended. */
export class EndMailChoice {
  readonly #storage: Storage;
  readonly #areOn: boolean;

  /** @param areOn whether the host has such letters sent */
  constructor(storage: Storage, areOn: boolean) {
    this.#storage = storage;
    this.#areOn = areOn;
  }

  async status({ accountId, kind }: Caller): Promise<Answer<'end-letters'>> {
    const wanted = await this.#storage.read((db) => wantsEndLetters(db, accountId));
    return { wanted, obstacle: this.#areOn ? (kind === 'validated' ? null : 'address') : 'host' };
  }

  /** Switching off is possible always. */
  async set({ accountId, kind }: Caller, wanted: boolean): Promise<Refused | null> {
    if (wanted && !this.#areOn) return { refused: 'letters/off' };
    if (wanted && kind !== 'validated') return { refused: 'letters/not-validated' };
    const now = this.#storage.clock.now();
    await this.#storage.write(async (tx) => {
      await setEndLetters(tx, accountId, wanted);
      await checkAtOnce(tx, accountId, now);
    });
    return null;
  }
}
