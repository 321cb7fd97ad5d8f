import { MAX_BEARERS, MAX_TRAITS, NOTE_KINDS, NOTE_SIDES, Verb } from '@slumberfell/engine';
import { count, id } from './numbers.ts';
import { z } from './zod.ts';

const verb = z.literal(Object.values(Verb));

/** A verb and two whole numbers. */
export const trait = z.tuple([verb, count, count]).readonly();

/** What an item or an enemy does beside its numbers. */
export const traits = z.array(trait).min(1).max(MAX_TRAITS).readonly();

/** Ids of worn pieces, and of the companion, with traits. */
export const bearers = z.array(id).min(1).max(MAX_BEARERS).readonly();

/** What traits did in a turn. */
export const traitNotes = z
  .array(z.strictObject({ by: z.enum(NOTE_SIDES), verb, amount: count }))
  .min(1)
  .max(NOTE_KINDS)
  .readonly();
