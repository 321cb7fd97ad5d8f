import type { CharacterRequest, InputArguments } from '../database/character-request.ts';
import type { LockedHead } from '../tables/characters/columns.ts';

/**
 * A character whose row is locked by the current transaction. It is locked alone (`LockedRow`) or with other
 * characters (`settleBatch`). The methods await only SQL. Until the transaction ends, callers must await only
 * these methods, one after the other.
 */
export interface LockedCharacter {
  /** The row's values when it was locked. */
  readonly head: LockedHead;
  /**
   * The instant at which the row was locked, by the storage's clock. It is never earlier than the row's
   * `at`, nor than the instant up to which events were sent to players: time must not run backwards.
   */
  readonly now: number;
  /** Reads or writes in the transaction. The requests are declared in the files of their tables. */
  request<Input, Answer>(
    request: CharacterRequest<Input, Answer>,
    ...input: InputArguments<Input>
  ): Promise<Answer>;
}
