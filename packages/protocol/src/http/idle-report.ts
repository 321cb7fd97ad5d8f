import { ACTION_KINDS, FINISH_REASONS, GAIN_SOURCES } from '@slumberfell/engine';
import { IDLE_REPORTS_KEPT, IDLE_REPORTS_PAGE_SIZE } from '../schemas/limits.ts';
import { amount, count, id, instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** Kinds of things that a report may name: far more than any world has. */
const MANY = 20_000;

const itemAmount = { itemId: id, amount };

/**
 * What came while a player was away (game-design 7.3): the engine's `IdleReport`, and the time it tells of.
 */
export const idleReport = z.strictObject({
  /** When the player was last there. Tells the report from the character's others. */
  since: instant,
  /** When the player came back. */
  until: instant,
  action: z
    .strictObject({
      kind: z.enum(ACTION_KINDS),
      /** The product, the region or the dungeon. */
      id,
    })
    .nullable(),
  gained: z
    .array(z.strictObject({ source: z.enum(GAIN_SOURCES), ...itemAmount }))
    .max(MANY)
    .readonly(),
  used: z.array(z.strictObject(itemAmount)).max(MANY).readonly(),
  /** In whole points: what there was before, and what came. */
  experience: z
    .array(z.strictObject({ skillId: id, before: count, points: amount }))
    .max(100)
    .readonly(),
  kills: z
    .array(z.strictObject({ enemyId: id, amount }))
    .max(MANY)
    .readonly(),
  /** Dungeons whose last enemy fell, so many times. */
  runs: z
    .array(z.strictObject({ dungeonId: id, amount }))
    .max(1_000)
    .readonly(),
  /** Null when the session went on. */
  ended: z
    .strictObject({
      at: instant,
      reason: z.enum(FINISH_REASONS),
      /** Who defeated the character. */
      enemyId: id.nullable(),
    })
    .nullable(),
});
export type IdleReportAnswer = z.infer<typeof idleReport>;

/** The instant that a report begins at, as a part of a path, where everything is text. */
export const sinceInPath = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(instant);

export const idleReportsQuery = z.strictObject({
  /** From 1. */
  page: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .pipe(
      z
        .int()
        .min(1)
        .max(IDLE_REPORTS_KEPT / IDLE_REPORTS_PAGE_SIZE),
    ),
});

/** A page of those that are kept. */
export const idleReports = z.strictObject({
  /** The newest first; empty beyond the last page. */
  reports: z.array(idleReport).max(IDLE_REPORTS_PAGE_SIZE).readonly(),
  total: z.int().min(0).max(IDLE_REPORTS_KEPT),
  /** Reports of a whole page. */
  pageSize: amount,
});
