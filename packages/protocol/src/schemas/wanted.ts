import { HIDDEN_THINGS, WANTED_KINDS } from '@slumberfell/engine';
import { id } from './numbers.ts';
import { z } from './zod.ts';

/** An item or an item set that a player wants. */
export const wanted = z.strictObject({ kind: z.enum(WANTED_KINDS), id });

/** What a player has pinned and hidden. */
export const wantedMarks = z.strictObject({
  pinned: wanted.nullable(),
  hiddenThings: z.array(wanted).max(HIDDEN_THINGS).readonly(),
});
