import { STATIC_SETS } from '@slumberfell/engine';
import { FAULTS } from '../errors.ts';
import { contentVersion, count, instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** What an administrator may type: a username or an e-mail address (specification 5.36). */
export const accountName = z.string().min(1, FAULTS['account/missing']).max(254);

/** Rows of a set that an import tells by name; the others are only counted. */
export const CHANGES_NAMED = 20;

const rows = z.strictObject({
  count,
  names: z.array(z.string().max(120)).max(CHANGES_NAMED).readonly(),
});

/**
 * What an import does to each set: rows that come, that become other, and that no character can obtain any
 * more.
 */
const importDifference = z
  .array(z.strictObject({ set: z.enum(STATIC_SETS), added: rows, changed: rows, retired: rows }))
  .max(STATIC_SETS.length)
  .readonly();
export type ImportDifference = z.infer<typeof importDifference>;

export const importAnswer = z.strictObject({
  version: contentVersion,
  /** From when on it is live, on all nodes. In the past when it is live already and nothing changes. */
  effectiveAt: instant,
  difference: importDifference,
});
