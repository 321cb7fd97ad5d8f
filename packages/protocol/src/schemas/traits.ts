import { MAX_TRAITS, NOTE_KINDS, NOTE_SIDES, Verb, WORN_SLOTS } from '@slumberfell/engine';
import { count, id } from './numbers.ts';
import { z } from './zod.ts';

const verb = z.literal(Object.values(Verb));

/** What an item or an enemy does in combat beside its numbers: verb and two whole numbers each. */
export const traits = z
  .array(z.tuple([verb, count, count]).readonly())
  .min(1)
  .max(MAX_TRAITS)
  .readonly();

/** Ids of worn pieces with traits. */
export const bearers = z.array(id).min(1).max(WORN_SLOTS.length).readonly();

/** What traits did in a turn. */
export const traitNotes = z
  .array(z.strictObject({ by: z.enum(NOTE_SIDES), verb, amount: count }))
  .min(1)
  .max(NOTE_KINDS)
  .readonly();
