import {
  ACTION_KINDS,
  FINISH_REASONS,
  GAIN_SOURCES,
  PLAN_STEP_NAMES,
  REPORTED_STEPS,
} from '@slumberfell/engine';
import { IDLE_REPORTS_KEPT, IDLE_REPORTS_PAGE_SIZE } from '../schemas/limits.ts';
import { amount, count, id, instant } from '../schemas/numbers.ts';
import { begun } from '../schemas/plan.ts';
import { z } from '../schemas/zod.ts';

/** The most kinds of items in a report. It is far more than any world has. */
const MANY = 20_000;

const itemAmount = { itemId: id, amount };

/**
 * What a character gained and used while its player was away (game-design 7.3): the engine's `IdleReport` and
 * its time range.
 */
export const idleReport = z.strictObject({
  /** When the player was last present. It identifies the report among those of the character. */
  since: instant,
  /** When the player returned. */
  until: instant,
  action: z
    .strictObject({
      kind: z.enum(ACTION_KINDS),
      /** The id of the product, the region or the dungeon. */
      id,
    })
    .nullable(),
  gained: z
    .array(z.strictObject({ source: z.enum(GAIN_SOURCES), ...itemAmount }))
    .max(MANY)
    .readonly(),
  used: z.array(z.strictObject(itemAmount)).max(MANY).readonly(),
  /** For each skill, in whole points: the experience before the absence, and the points gained during it. */
  experience: z
    .array(z.strictObject({ skillId: id, before: count, points: amount }))
    .max(100)
    .readonly(),
  kills: z
    .array(z.strictObject({ enemyId: id, amount }))
    .max(MANY)
    .readonly(),
  /** Number of finished runs of each dungeon. */
  runs: z
    .array(z.strictObject({ dungeonId: id, amount }))
    .max(1_000)
    .readonly(),
  /** How the session ended; null when it continued. */
  ended: z
    .strictObject({
      at: instant,
      reason: z.enum(FINISH_REASONS),
      /** The enemy that defeated the character; null if none did. */
      enemyId: id.nullable(),
    })
    .nullable(),
  /** What each step of a plan brought, in all its rounds; empty without an active plan. */
  steps: z
    .array(
      z.strictObject({
        /** Index of the step; null for a session that the player began. */
        step: count.nullable(),
        name: z.enum(PLAN_STEP_NAMES),
        /** The item, region, dungeon or saved set; null for other steps. */
        id: id.nullable(),
        /** How often the plan has executed it. */
        times: count,
        /** Gained items, kills or finished runs; 0 for steps that begin no session. */
        amount: count,
        gold: z.int(),
        /** How its last session ended; null while it runs. */
        ended: z.strictObject({ at: instant, reason: z.enum(FINISH_REASONS) }).nullable(),
        /** The code of its last refusal. */
        skipped: z.string().min(1).max(64).nullable(),
      }),
    )
    .max(REPORTED_STEPS)
    .readonly(),
  /** What the player had begun. */
  begun: begun.nullable(),
});
export type IdleReportAnswer = z.infer<typeof idleReport>;

/** The `since` of an idle report as a part of a path: digits, which are parsed to an instant. */
export const sinceInPath = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(instant);

export const idleReportsQuery = z.strictObject({
  /** Counts from 1. */
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

/** One page of the stored reports. */
export const idleReports = z.strictObject({
  /** The newest first. Empty after the last page. */
  reports: z.array(idleReport).max(IDLE_REPORTS_PAGE_SIZE).readonly(),
  total: z.int().min(0).max(IDLE_REPORTS_KEPT),
  /** The number of reports on a full page. */
  pageSize: amount,
});
