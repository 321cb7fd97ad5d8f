import { type CharacterDependencies, publishSave } from '../characters/dependencies.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { countActive } from '../storage/tables/characters.ts';
import { type SettledUnseen, settleUnseen } from './settle-unseen.ts';

/** What happens to idle sessions while their players are not there. Every method may throw `Busy`. */
export class IdleSessions {
  readonly #dependencies: CharacterDependencies;

  constructor(dependencies: CharacterDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Brings the rankings of a character to now, for a caller who waits for them, and saves it if its session
   * is over.
   */
  rank(characterId: number): Promise<void> {
    return this.#settleAlone(characterId, false);
  }

  /** The same without a caller who waits, so that there is time to find out when its session will end. */
  settle(characterId: number): Promise<void> {
    return this.#settleAlone(characterId, true);
  }

  /**
   * Settles many in one transaction: if it fails for one of them, it does for all. Leaves out those that are
   * busy.
   * @returns the ids of the others.
   */
  settleTogether(characterIds: readonly number[]): Promise<readonly number[]> {
    const { locks, states, watches } = this.#dependencies;
    return locks.together<SettledUnseen>(
      characterIds,
      (character: LockedCharacter, timeline) =>
        settleUnseen(character, timeline, states, { watch: watches.of(character.head.id), foresees: true }),
      (characterId, settled) => this.#publish(characterId, settled),
    );
  }

  /** How many characters have a running session or are among `open`, the ids that have a socket here. */
  countActive(open: readonly number[]): Promise<number> {
    const { storage } = this.#dependencies;
    return storage.read((db) => countActive(db, storage.clock.now(), open));
  }

  #settleAlone(characterId: number, foresees: boolean): Promise<void> {
    const { locks, states, watches } = this.#dependencies;
    return locks.inTurn(characterId, async (withLockedCharacter) => {
      const settled = await withLockedCharacter((character, timeline) =>
        settleUnseen(character, timeline, states, { watch: watches.of(characterId), foresees }),
      );
      if (settled !== null) this.#publish(characterId, settled);
    });
  }

  #publish(characterId: number, { saved, ranked }: SettledUnseen): void {
    if (saved !== null) publishSave(this.#dependencies, characterId, saved);
    else this.#dependencies.leaderboards.committed(ranked);
  }
}
