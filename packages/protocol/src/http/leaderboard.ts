import { MAX_LEVEL, SKILL_COUNT } from '@slumberfell/engine';
import { amount, count, id } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';
import { LEADERBOARD_PAGE_SIZE, LEADERBOARD_TYPES } from './leaderboard-types.ts';

const LAST_PAGE = 999_999_999;

export const leaderboardQuery = z.strictObject({
  leaderboardType: z.enum(LEADERBOARD_TYPES),
  /** Counts from 1. */
  page: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(LAST_PAGE)),
});

const ranked = {
  /** The rank, from 1. */
  ranking: amount,
  id,
  name: z.string().min(1).max(16),
  appearanceId: id,
};

/**
 * A row of the Level board or of a skill's board. On the Level board, level and experience are the sums over
 * all skills.
 */
export const experienceEntry = z.strictObject({
  ...ranked,
  level: z
    .int()
    .min(1)
    .max(MAX_LEVEL * SKILL_COUNT),
  /** Whole points. */
  experience: count,
});

/** A row of a board that counts trophies, cards or gold. */
export const amountEntry = z.strictObject({ ...ranked, amount: count });

const leaderboardEntry = z.union([experienceEntry, amountEntry]);
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

/** A page of a leaderboard (specification 3.31, 7.43; architecture, "The wire"). */
export const leaderboardTable = z.strictObject({
  /** In the order of their ranks. Empty after the last page. */
  rows: z.array(leaderboardEntry).max(LEADERBOARD_PAGE_SIZE).readonly(),
  /** Number of characters on the board, which has all characters. */
  total: count,
  /** The number of rows on a full page. */
  pageSize: amount,
  /** The caller's row, which may be on another page; null for a caller without a character. */
  own: leaderboardEntry.nullable(),
  /**
   * ms by which the scores of `rows` may be behind, because rounds compute those of running sessions. The
   * caller's own is that of this instant.
   */
  oldestScore: count,
});
export type LeaderboardTable = z.infer<typeof leaderboardTable>;
