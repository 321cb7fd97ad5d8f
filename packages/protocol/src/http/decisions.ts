import { decisions } from '../schemas/decision.ts';
import { DECISION_LIMITS, NAME_MAX } from '../schemas/limits.ts';
import { id, instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';
import { characterName } from './character.ts';

/** What the player is told. Control characters other than line ends become spaces: databases refuse some. */
const reason = z
  .string()
  .overwrite((written) => written.replace(/[^\P{Cc}\n]/gu, ' '))
  .trim()
  .min(1)
  // The documentation has no word for `trim`: the pattern says that spaces alone are no reason.
  .regex(/[^\s\p{Cc}]/u)
  .max(DECISION_LIMITS.reason);

/** `id` is that of the character. */
export const renameInput = z.strictObject({ id, name: characterName, reason });
export type RenameInput = z.infer<typeof renameInput>;

/** `id` is that of the character. */
export const decisionInput = z.strictObject({ id, reason });
export type DecisionInput = z.infer<typeof decisionInput>;

/** A name, in upper or lower case. */
export const managedCharacterQuery = z.strictObject({ name: z.string().trim().min(1).regex(/\S/).max(100) });

/** A character as administrators see it. */
export const managedCharacter = z.strictObject({
  id,
  name: z.string().min(1).max(NAME_MAX),
  accountId: id,
  createdAt: instant,
  /** Whether it is hidden from the leaderboards. */
  isHidden: z.boolean(),
  decisions,
});
export type ManagedCharacter = z.infer<typeof managedCharacter>;
