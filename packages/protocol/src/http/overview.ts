import { count, instant, seconds } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** States of a setting: set, left at its default, set in vain, or not a setting at all. */
const SETTING_STATES = ['set', 'unset', 'without-effect', 'unknown'] as const;

/** What the administration shows first. Counts of a day are of the last 24 hours. */
export const overview = z.strictObject({
  version: z.string().max(60),
  /** When this node was started. */
  startedAt: instant,
  /** Without those that are deleted. `activeToday`: those that made a call; an hour may be missing. */
  accounts: z.strictObject({ all: count, guests: count, newToday: count, activeToday: count }),
  /** Characters whose players are here now. */
  activeCharacters: count,
  /** Letters in the outbox, and those of them of which an attempt has failed. */
  letters: z.strictObject({ waiting: count, failed: count }),
  /** Reports that are open. */
  reports: count,
  /** Invites that can be used. */
  invites: count,
  /** The embedded database and its disk; null with PostgreSQL. `backupAge` is null without a backup. */
  embedded: z.strictObject({ bytes: count, freeBytes: count, backupAge: seconds.nullable() }).nullable(),
  /** The settings of this node, without their values. */
  settings: z
    .array(
      z.strictObject({
        setting: z.string().max(200),
        state: z.enum(SETTING_STATES),
        text: z.string().max(500).nullable(),
      }),
    )
    .max(500)
    .readonly(),
});
