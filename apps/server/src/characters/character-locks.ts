import type { Timeline } from '@slumberfell/engine';
import type { Content } from '../content/content.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import type { LockedRow } from '../storage/locked-characters/locked-row.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Work on a character whose row is locked. It awaits nothing but SQL. If it throws, nothing of it is kept.
 */
type Work<Character, T> = (character: Character, timeline: Timeline) => Promise<T>;

/**
 * Locks the row of one character, does the work in one transaction and commits it.
 * @returns what the work returns; null when there is no such character.
 */
export type WithLockedCharacter = <T>(work: Work<LockedRow, T>) => Promise<T | null>;

/**
 * The only way in which services write characters: one job of a character at a time, its row locked, by
 * content that no other node's import has overtaken, and never at an instant before one that a player has
 * been shown.
 */
export class CharacterLocks {
  readonly #storage: Storage;
  readonly #content: Content;
  /** Up to which instant characters have been shown without being saved; epoch ms. */
  readonly #shown = new Map<number, number>();

  constructor(storage: Storage, content: Content) {
    this.#storage = storage;
    this.#content = content;
  }

  /**
   * Does a job in the character's lane: no other job of this process comes between what it commits and what
   * it publishes.
   * @throws Busy
   */
  inTurn<T>(characterId: number, job: (withLockedCharacter: WithLockedCharacter) => Promise<T>): Promise<T> {
    const withLockedCharacter: WithLockedCharacter = (work) =>
      this.#storage.lockCharacter(
        characterId,
        (character) => work(character, this.#content.sureTimeline),
        () => this.shownUpTo(characterId),
      );
    return this.#content.whenSure(() => this.#storage.lane(characterId, () => job(withLockedCharacter)));
  }

  /**
   * Does the same work with many characters in one transaction. Leaves out those that another job or node is
   * busy with.
   * @param publish is called for each after the commit and before its lane's next job.
   * @returns the ids of those it was done with.
   * @throws what the work throws for any of them: then nothing of the transaction is kept.
   */
  together<T>(
    characterIds: readonly number[],
    work: Work<LockedCharacter, T>,
    publish: (characterId: number, result: T) => void,
  ): Promise<readonly number[]> {
    return this.#content.whenSure(() =>
      this.#storage.lockCharacters(
        characterIds,
        (character) => work(character, this.#content.sureTimeline),
        publish,
        (characterId) => this.shownUpTo(characterId),
      ),
    );
  }

  /** Runs a step in the character's lane: it does not come between the parts of a command. */
  step<T>(characterId: number, step: () => T): Promise<T> {
    return this.#storage.lane(characterId, () => Promise.resolve(step()));
  }

  /** Notes that a character has been shown up to an instant without being saved. */
  noteShown(characterId: number, at: number): void {
    this.#shown.set(characterId, at);
  }

  /** Epoch ms; 0 where nothing is shown that is not saved. */
  shownUpTo(characterId: number): number {
    return this.#shown.get(characterId) ?? 0;
  }

  /** Forgets what was shown, once it is saved. */
  forgetShown(characterId: number): void {
    this.#shown.delete(characterId);
  }

  /** Characters that have been shown what is not saved. */
  shownCharacters(): readonly number[] {
    return [...this.#shown.keys()];
  }
}
