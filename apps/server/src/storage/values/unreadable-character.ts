import { RULES_VERSION } from '@slumberfell/engine';
import { UnreadableValue } from '@slumberfell/engine/stored';
import { commandLine } from '../../lib/command-line.ts';

/**
 * A character whose row this release must not settle, because a newer release wrote it or it is damaged. The
 * row is not changed. The message is for the log; it names the field, never a value.
 */
export class UnreadableCharacter extends Error {
  /** Whether a newer release wrote the row. That release can read it. */
  readonly isNewer: boolean;

  constructor(characterId: number, message: string, isNewer: boolean, options?: ErrorOptions) {
    super(`character ${characterId} cannot be read: ${message}`, options);
    this.name = 'UnreadableCharacter';
    this.isNewer = isNewer;
  }
}

/** A sentence for the host about stored JSON that cannot be read; null for other errors. */
export const sentenceOfUnreadable = (error: unknown): string | null =>
  error instanceof UnreadableValue || error instanceof UnreadableCharacter
    ? `${error.message} Start the release that wrote it, or bring a backup back with ${commandLine('restore')}.`
    : null;

/** @throws UnreadableCharacter when the rules of a newer release settled the character last */
export function refuseNewerRules(characterId: number, rulesVersion: number): void {
  if (rulesVersion > RULES_VERSION)
    throw new UnreadableCharacter(characterId, newerRules(rulesVersion), true);
}

/** A sentence that says that newer rules wrote a row or a snapshot. */
export const newerRules = (rulesVersion: number): string =>
  `A newer release of Slumberfell settled it, by rules ${rulesVersion}. This release has rules ${RULES_VERSION}.`;

/**
 * Reads a stored value of a character, and adds the character's id to the error.
 * @throws UnreadableCharacter
 */
export function readOf<T>(characterId: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    throw new UnreadableCharacter(
      characterId,
      error.message,
      error.isNewer,
      error.cause === undefined ? {} : { cause: error.cause },
    );
  }
}
