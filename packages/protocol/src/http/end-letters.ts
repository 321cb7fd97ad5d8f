import { z } from '../schemas/zod.ts';

/** Whether the account gets a letter when something has ended and no device of it gets alerts. */
export const endLetters = z.strictObject({
  wanted: z.boolean(),
  /** Why none can be sent: the host has switched them off, or the account's address is not validated. */
  obstacle: z.enum(['host', 'address']).nullable(),
});

export const setEndLettersInput = z.strictObject({ wanted: z.boolean() });
