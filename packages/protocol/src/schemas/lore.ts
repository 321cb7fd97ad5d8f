import { amount, contentVersion, id } from './numbers.ts';
import { z } from './zod.ts';

const loreLine = z.strictObject({ kills: amount, text: z.string().min(1).max(1_000) });

const enemyLore = z.strictObject({ enemyId: id, lines: z.array(loreLine).max(20).readonly() });

/** What is told of enemies from a number of kills on. */
export const loreData = z.array(enemyLore).max(5_000).readonly();

/** The caller's version of the lore. */
export const loreQuery = z.strictObject({ version: z.string().max(64).optional() });

export const loreAnswer = z.strictObject({
  version: contentVersion,
  /** Null when the caller's version is current. */
  lore: loreData.nullable(),
});
