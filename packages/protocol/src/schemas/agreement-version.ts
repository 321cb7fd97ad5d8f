import { AGREEMENT_LIMITS, AGREEMENT_NAMES } from './limits.ts';
import { z } from './zod.ts';

export const agreementName = z.enum(AGREEMENT_NAMES);

export const agreementTitle = z.string().min(1).max(AGREEMENT_LIMITS.title);

/** A day, such as `2026-11-20`. */
export const agreementDate = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** A version of an agreement. */
export const agreementVersion = z.strictObject({
  /** The day from which on the version applies. */
  date: agreementDate,
  /** What changed in the text. */
  changes: z.string().min(1).max(AGREEMENT_LIMITS.changes),
});
export type AgreementVersion = z.infer<typeof agreementVersion>;

/** An agreement that a player must accept before playing on. */
export const waitingAgreement = z.strictObject({
  name: agreementName,
  title: agreementTitle,
  /** The current version, which is to be accepted. */
  date: agreementDate,
  /** The versions since the one that the player has accepted, the current one first. */
  versions: z.array(agreementVersion).min(1).max(AGREEMENT_LIMITS.versions).readonly(),
});
export type WaitingAgreement = z.infer<typeof waitingAgreement>;
