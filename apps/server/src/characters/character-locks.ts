import type { Timeline } from '@slumberfell/engine';
import type { Content } from '../content/content.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import type { LockedRow } from '../storage/locked-characters/locked-row.ts';
import type { Storage } from '../storage/storage.ts';
import { SAVER_REQUESTS } from './savers.ts';

/**
 * Work on a character whose row is locked. It awaits only SQL. If it throws, its transaction is rolled back.
 */
type Work<Character, T> = (character: Character, timeline: Timeline) => Promise<T>;

/**
 * Locks the row of one character, runs the work in one transaction and commits it.
 * @returns the result of the work; null when there is no such character.
 */
export type WithLockedCharacter = <T>(work: Work<LockedRow, T>) => Promise<T | null>;

/**
 * The only way in which services write characters. It runs one job of a character at a time with the row
 * locked. It uses a timeline that contains every import of other nodes that can have taken effect. The job's
 * instant is never earlier than what a player has been shown.
 */
export class CharacterLocks {
  readonly #storage: Storage;
  readonly #content: Content;
  /**
   * By character id: the instant, in epoch ms, up to which a player was shown the character. An entry exists
   * only while the character is not saved up to this instant.
   */
  readonly #shown = new Map<number, number>();

  constructor(storage: Storage, content: Content) {
    this.#storage = storage;
    this.#content = content;
  }

  /**
   * Runs a job in the character's queue. No other job of this process for the character runs between the
   * job's commit and its notifications.
   * @throws Busy
   */
  inQueue<T>(characterId: number, job: (withLockedCharacter: WithLockedCharacter) => Promise<T>): Promise<T> {
    const withLockedCharacter: WithLockedCharacter = (work) =>
      this.#storage.lockCharacter(
        characterId,
        (character) => work(character, this.#content.freshTimeline),
        () => this.shownUpTo(characterId),
      );
    return this.#content.whenFresh(() => this.#storage.enqueue(characterId, () => job(withLockedCharacter)));
  }

  /**
   * Runs the same work for many characters in one transaction. Skips characters with which another job or
   * node is busy.
   * @param publish is called for each character after the commit and before its next job.
   * @returns the ids of the characters for which the work ran.
   * @throws the error of the work for one of the characters; then the whole transaction is rolled back.
   */
  together<T>(
    characterIds: readonly number[],
    work: Work<LockedCharacter, T>,
    publish: (characterId: number, result: T) => void,
  ): Promise<readonly number[]> {
    return this.#content.whenFresh(() =>
      this.#storage.lockCharacters(
        characterIds,
        SAVER_REQUESTS,
        (character) => work(character, this.#content.freshTimeline),
        publish,
        (characterId) => this.shownUpTo(characterId),
      ),
    );
  }

  /**
   * Runs a synchronous function in the character's queue, so that it never runs in the middle of a command.
   */
  step<T>(characterId: number, step: () => T): Promise<T> {
    return this.#storage.enqueue(characterId, () => Promise.resolve(step()));
  }

  /**
   * Stores in memory that a player was shown the character up to `at`, and that it is not saved up to `at`.
   */
  noteShown(characterId: number, at: number): void {
    this.#shown.set(characterId, at);
  }

  /**
   * The instant, in epoch ms, up to which a player was shown the unsaved character; 0 when all that was shown
   * is saved.
   */
  shownUpTo(characterId: number): number {
    return this.#shown.get(characterId) ?? 0;
  }

  /**
   * Removes the instant that `noteShown` stored: the character was saved up to it, or cannot be saved at all.
   */
  forgetShown(characterId: number): void {
    this.#shown.delete(characterId);
  }

  /** Ids of the characters whose players were shown a state that is not saved yet. */
  shownCharacters(): readonly number[] {
    return [...this.#shown.keys()];
  }
}
