import { type CharacterDependencies, publish } from '../characters/dependencies.ts';
import type { SavedByJob } from '../characters/save.ts';
import type { CloseRanks } from '../leaderboards/close-ranks.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { countActive } from '../storage/tables/characters/sessions.ts';
import { settleUnseen } from './settle-unseen.ts';

/** The service that settles idle sessions while their players are away. Every method may throw `Busy`. */
export class IdleSessions {
  readonly #dependencies: CharacterDependencies;
  readonly #closeRanks: CloseRanks;

  constructor(dependencies: CharacterDependencies, closeRanks: CloseRanks) {
    this.#dependencies = dependencies;
    this.#closeRanks = closeRanks;
  }

  /**
   * Updates the rankings of a character to now, and saves it if its session has ended. A player's call waits
   * for this method. So it does not compute when a combat session will end, which takes several times as
   * long.
   */
  rank(characterId: number): Promise<void> {
    return this.#settleAlone(characterId, false);
  }

  /** As `rank`, and also computes when a combat session will end. For jobs, for which no call waits. */
  settle(characterId: number): Promise<void> {
    return this.#settleAlone(characterId, true);
  }

  /**
   * Settles many characters in one transaction; an error for one of them rolls back all. Skips characters
   * that are busy.
   * @returns the ids of those that it settled.
   */
  settleBatch(characterIds: readonly number[]): Promise<readonly number[]> {
    const { locks, states, watches } = this.#dependencies;
    return locks.together<SavedByJob>(
      characterIds,
      (character: LockedCharacter, timeline) =>
        settleUnseen(character, timeline, states, {
          watch: watches.of(character.head.id),
          computesEnd: true,
          closeRanks: this.#closeRanks,
        }),
      (characterId, settled) => publish(this.#dependencies, characterId, settled),
    );
  }

  /**
   * How many characters have a running session or are in `open`, the ids of the characters with a socket on
   * this node.
   */
  countActive(open: readonly number[]): Promise<number> {
    const { storage } = this.#dependencies;
    return storage.read((db) => countActive(db, storage.clock.now(), open));
  }

  #settleAlone(characterId: number, computesEnd: boolean): Promise<void> {
    const { locks, states, watches } = this.#dependencies;
    return locks.inQueue(characterId, async (withLockedCharacter) => {
      const settled = await withLockedCharacter((character, timeline) =>
        settleUnseen(character, timeline, states, {
          watch: watches.of(characterId),
          computesEnd,
          closeRanks: this.#closeRanks,
        }),
      );
      if (settled !== null) publish(this.#dependencies, characterId, settled);
    });
  }
}
