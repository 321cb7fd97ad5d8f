import { z } from './zod.ts';

export const NAME_MIN = 3;
export const NAME_MAX = 16;

/** The sentences of spec section 5; the client shows the same ones while typing. */
export const NAME_LENGTH = `Name must be between ${NAME_MIN} and ${NAME_MAX} characters.`;
export const NAME_CHARACTERS = 'Name contains invalid characters.';
export const APPEARANCE_MISSING = 'An appearance must be selected.';

/**
 * A character's name: ASCII letters, digits, underscores and single inner spaces, trimmed (game-design 2.16b). It is
 * unique without regard to case, which only the server can judge.
 */
export const characterName = z
  .string({ error: NAME_LENGTH })
  .max(256, NAME_LENGTH)
  .trim()
  .min(NAME_MIN, NAME_LENGTH)
  .max(NAME_MAX, NAME_LENGTH)
  .regex(/^[A-Za-z0-9_]+(?: [A-Za-z0-9_]+)*$/, NAME_CHARACTERS);
