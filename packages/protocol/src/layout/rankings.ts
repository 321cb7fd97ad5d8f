import { amount, id } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** A place on a leaderboard, from 1; null for a character that has not been ranked yet. */
const ranking = amount.nullable();

/** A character's places on the 26 leaderboards (specification 3.30). */
export const characterRankings = z.strictObject({
  level: ranking,
  /** All twenty. */
  skills: z.array(z.strictObject({ id, ranking })).max(100).readonly(),
  uniqueTrophies: ranking,
  totalTrophies: ranking,
  cards: ranking,
  radiantCards: ranking,
  totalGold: ranking,
});
export type CharacterRankings = z.infer<typeof characterRankings>;
