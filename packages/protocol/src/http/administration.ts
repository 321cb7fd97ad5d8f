import { CONTENT_TABLES } from '@slumberfell/engine';
import { FAULTS } from '../errors.ts';
import { contentVersion, count, instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** Input of an administrator: a username or an e-mail address (specification 5.36). */
export const accountName = z.string().min(1, FAULTS['account/missing']).max(254);

/**
 * An import answer names at most this many added, changed or retired rows of each static set. It counts all
 * of them.
 */
export const CHANGES_NAMED = 20;

const rows = z.strictObject({
  count,
  names: z.array(z.string().max(120)).max(CHANGES_NAMED).readonly(),
});

/**
 * The effect of an import on each set: rows that are added, rows that change, and rows that characters can no
 * longer obtain.
 */
const importDifference = z
  .array(
    z.strictObject({
      set: z.enum(CONTENT_TABLES),
      added: rows,
      changed: rows,
      retired: rows,
    }),
  )
  .max(CONTENT_TABLES.length)
  .readonly();
export type ImportDifference = z.infer<typeof importDifference>;

export const importAnswer = z.strictObject({
  version: contentVersion,
  /**
   * The instant from which the import is live on all nodes. It is in the past when the import changes
   * nothing.
   */
  effectiveAt: instant,
  difference: importDifference,
});
