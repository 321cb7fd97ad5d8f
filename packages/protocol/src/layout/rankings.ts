import { amount, id } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** A rank on a leaderboard, from 1; null for a character that has none yet. */
const ranking = amount.nullable();

/** A character's ranks on the leaderboards (specification 3.30). */
export const characterRankings = z.strictObject({
  level: ranking,
  /** One entry for each skill. */
  skills: z.array(z.strictObject({ id, ranking })).max(100).readonly(),
  uniqueTrophies: ranking,
  totalTrophies: ranking,
  cards: ranking,
  radiantCards: ranking,
  totalGold: ranking,
  curator: ranking,
  benefactor: ranking,
});
export type CharacterRankings = z.infer<typeof characterRankings>;
