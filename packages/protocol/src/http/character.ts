import { FAULTS } from '../errors.ts';
import { identity } from '../layout/identity.ts';
import { z } from '../schemas/zod.ts';
import { characterNameFaults } from './character-name.ts';

/** The account's characters. At present an account has at most one (specification 5.33). */
export const characterList = z.array(identity).max(20).readonly();

/** Trimmed, and without `characterNameFaults`. */
export const characterName = z
  .string({ error: FAULTS['name/length'] })
  .max(256, FAULTS['name/length'])
  .trim()
  .superRefine((name, context) => {
    for (const fault of characterNameFaults(name)) context.addIssue(FAULTS[fault]);
  });

export const createCharacterInput = z.strictObject({
  name: characterName,
  appearanceId: z.int({ error: FAULTS['appearance/missing'] }).min(1, FAULTS['appearance/missing']),
});
