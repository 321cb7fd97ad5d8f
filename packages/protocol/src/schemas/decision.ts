import { DECISION_KINDS, DECISION_LIMITS, NAME_MAX } from './limits.ts';
import { id, instant } from './numbers.ts';
import { z } from './zod.ts';

const name = z.string().min(1).max(NAME_MAX);

/** What an administrator has decided about a character. Its player is told of it. */
export const decision = z.strictObject({
  id,
  kind: z.enum(DECISION_KINDS),
  at: instant,
  reason: z.string().max(DECISION_LIMITS.reason),
  /** The character's names before and after; only of kind `renamed`. */
  names: z.strictObject({ before: name, after: name }).optional(),
  /** Whether the player has seen it. */
  isSeen: z.boolean(),
});
export type Decision = z.infer<typeof decision>;

/** Decisions, the newest first. */
export const decisions = z.array(decision).max(DECISION_LIMITS.listed).readonly();

/**
 * What the player is told of decisions: those not seen yet, and the one by which the character is hidden from
 * the leaderboards now.
 */
export const toldDecisions = z
  .array(decision)
  .max(DECISION_LIMITS.told + 1)
  .readonly();
