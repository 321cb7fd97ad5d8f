import { eachWornSlot, SAVED_SETS, SET_NAME_MAX } from '@slumberfell/engine';
import { trainingAttribute } from './enumerations.ts';
import { count, id } from './numbers.ts';
import { itemAmount } from './static-data.ts';
import { z } from './zod.ts';

/** What a character wears and packs with one command. */
export const savedSet = z.strictObject({
  /** Its place. */
  slot: z.int().min(1).max(SAVED_SETS),
  name: z
    .string()
    .min(1)
    .max(2 * SET_NAME_MAX),
  /** The item of a slot; null for a slot that is emptied. A slot that is absent is left as it is. */
  pieces: z.strictObject(eachWornSlot(id.nullable().exactOptional())),
  /** The portions of the food slot; null when it is emptied. Absent when it is left as it is. */
  food: itemAmount.nullable().exactOptional(),
  /** The tamed pet that goes along; null for none. Absent when it is left as it is. */
  companion: id.nullable().exactOptional(),
  /** The healing threshold in ten-thousandths of the maximum health. Absent when it is left as it is. */
  healingShare: count.exactOptional(),
  /** Absent when it is left as it is. */
  trainingAttribute: trainingAttribute.exactOptional(),
});
