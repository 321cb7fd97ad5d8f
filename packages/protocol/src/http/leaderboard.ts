import { MAX_LEVEL, SKILL_COUNT } from '@slumberfell/engine';
import { amount, count, id } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';
import { LEADERBOARD_PAGE_SIZE, LEADERBOARD_TYPES } from './leaderboard-types.ts';

const LAST_PAGE = 999_999_999;

export const leaderboardQuery = z.strictObject({
  leaderboardType: z.enum(LEADERBOARD_TYPES),
  /** From 1. */
  page: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(LAST_PAGE)),
});

const ranked = {
  /** From 1. */
  ranking: amount,
  id,
  name: z.string().min(1).max(16),
  appearanceId: id,
};

/** A row of the Level board, where level and experience are those of all skills together, or of a skill's. */
export const experienceEntry = z.strictObject({
  ...ranked,
  level: z
    .int()
    .min(1)
    .max(MAX_LEVEL * SKILL_COUNT),
  /** Whole points. */
  experience: count,
});

/** A row of any other board: trophies, cards, gold. */
export const amountEntry = z.strictObject({ ...ranked, amount: count });

const leaderboardEntry = z.union([experienceEntry, amountEntry]);
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

/** A page of a leaderboard (specification 3.31, 7.43; architecture, "The wire"). */
export const leaderboardTable = z.strictObject({
  /** In their order; empty beyond the last page. */
  rows: z.array(leaderboardEntry).max(LEADERBOARD_PAGE_SIZE).readonly(),
  /** Characters on the board, which are all there are. */
  total: count,
  /** Rows of a whole page. */
  pageSize: amount,
  /** The caller's own row, on whatever page it is; null for a caller without a character. */
  own: leaderboardEntry.nullable(),
});
export type LeaderboardTable = z.infer<typeof leaderboardTable>;
