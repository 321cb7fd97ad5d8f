import { APPEARANCE_MISSING, characterNameFaults, NAME_LENGTH } from './character-name.ts';
import { id } from './numbers.ts';
import { z } from './zod.ts';

/** What tells one character from another. */
export const identity = z.strictObject({ id, name: z.string().min(1).max(16), appearanceId: id });
export type Identity = z.infer<typeof identity>;

/** The account's characters; at most one today (specification 5.33). */
export const characterList = z.array(identity).max(20).readonly();

const characterName = z
  .string({ error: NAME_LENGTH })
  .max(256, NAME_LENGTH)
  .trim()
  .superRefine((name, context) => {
    for (const fault of characterNameFaults(name)) context.addIssue(fault);
  });

export const createCharacterInput = z.strictObject({
  name: characterName,
  appearanceId: z.int({ error: APPEARANCE_MISSING }).min(1, APPEARANCE_MISSING),
});
