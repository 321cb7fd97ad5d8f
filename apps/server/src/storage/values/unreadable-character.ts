import { RULES_VERSION } from '@slumberfell/engine';
import { UnreadableValue } from '@slumberfell/engine/stored';

/**
 * A character whose row this release must not settle: a newer release has written it, or it is damaged. The
 * row stays as it is. The message is for the log and names the field, never a value.
 */
export class UnreadableCharacter extends Error {
  /** Whether a newer release has written it, which can read it. */
  readonly isNewer: boolean;

  constructor(characterId: number, message: string, isNewer: boolean, options?: ErrorOptions) {
    super(`character ${characterId} cannot be read: ${message}`, options);
    this.name = 'UnreadableCharacter';
    this.isNewer = isNewer;
  }
}

/** What the person who runs the server reads of stored JSON that cannot be read; null for other errors. */
export const sentenceOfUnreadable = (error: unknown): string | null =>
  error instanceof UnreadableValue || error instanceof UnreadableCharacter
    ? `${error.message} Start the release that wrote it, or bring a backup back with npm run restore.`
    : null;

/** @throws UnreadableCharacter when rules of a newer release have settled it last */
export function refuseNewerRules(characterId: number, rulesVersion: number): void {
  if (rulesVersion > RULES_VERSION)
    throw new UnreadableCharacter(characterId, newerRules(rulesVersion), true);
}

/** What is wrong with a row or a snapshot of newer rules. */
export const newerRules = (rulesVersion: number): string =>
  `A newer release of Slumberfell settled it, by rules ${rulesVersion}. This release has rules ${RULES_VERSION}.`;

/**
 * Reads a part of what is stored of a character.
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
