import {
  agreementDate,
  agreementName,
  agreementTitle,
  agreementVersion,
} from '../schemas/agreement-version.ts';
import { AGREEMENT_LIMITS, AGREEMENT_NAMES } from '../schemas/limits.ts';
import { instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

export const agreementQuery = z.strictObject({ name: agreementName });

/**
 * Markdown with the numbers that the server applies filled in. `{{host}}` stands for the name of the host
 * where the settings have none: it is then the host in the address of the page.
 */
const markdown = z.string().max(AGREEMENT_LIMITS.text);

/** A part of an agreement under a heading. */
export const agreementSection = z.strictObject({
  /** The section's anchor in the address of the page. */
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(AGREEMENT_LIMITS.title),
  title: agreementTitle,
  text: markdown,
});

/** A legal text between host and player. */
export const agreementAnswer = z.strictObject({
  name: agreementName,
  title: agreementTitle,
  /** The current one first. */
  versions: z.array(agreementVersion).min(1).max(AGREEMENT_LIMITS.versions).readonly(),
  /** What stands before the first section; may be empty. */
  lead: markdown,
  sections: z.array(agreementSection).max(AGREEMENT_LIMITS.sections).readonly(),
});
export type AgreementAnswer = z.infer<typeof agreementAnswer>;

/** The version of an agreement that a player has read and accepts. */
const accepted = z.strictObject({ name: agreementName, date: agreementDate });

export const acceptAgreementsInput = z.array(accepted).min(1).max(AGREEMENT_NAMES.length).readonly();
export type AcceptAgreementsInput = z.infer<typeof acceptAgreementsInput>;

/** That a player has accepted a version of an agreement, and when. */
export const consent = z.strictObject({ name: agreementName, version: agreementDate, at: instant });
export type Consent = z.infer<typeof consent>;
