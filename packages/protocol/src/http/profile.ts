import { characterRankings } from '../layout/rankings.ts';
import { count, id } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** An id as a part of a path: digits, which are parsed to a number. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(id);

const name = z.string().min(1).max(120);

/**
 * What every player may see of every character (specification 2.65 to 2.68, 7.18). Experience is in whole
 * points.
 */
export const characterProfile = z.strictObject({
  id,
  name: z.string().min(1).max(16),
  appearanceId: id,
  /** Health, Defence, Attack, Melee, Range and Magic. */
  combatSkillsData: z
    .array(z.strictObject({ name, experience: count }))
    .max(100)
    .readonly(),
  /** The gathering and crafting skills. */
  skillsData: z
    .array(z.strictObject({ id, name, experience: count }))
    .max(100)
    .readonly(),
  characterRankings,
});
export type CharacterProfile = z.infer<typeof characterProfile>;

/** The part of a profile that depends on the character only. Rankings also depend on all other characters. */
export type OwnProfile = Omit<CharacterProfile, 'characterRankings'>;
