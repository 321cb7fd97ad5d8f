import { MAX_CRITICAL_CHANCE, MAX_LEVEL } from '@slumberfell/engine';
import { attackStyle } from './enumerations.ts';
import { count } from './numbers.ts';
import { z } from './zod.ts';

/** The character's numbers of a turn of a fight: the engine's `Fighter`. */
export const fighter = z.strictObject({
  attackPower: count,
  armor: count,
  criticalChance: z.int().min(0).max(MAX_CRITICAL_CHANCE),
  attackStyle,
  attackLevel: z.int().min(1).max(MAX_LEVEL),
  defenceLevel: z.int().min(1).max(MAX_LEVEL),
  card: z.boolean(),
});
