import { id } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** Identifies a character. */
export const identity = z.strictObject({ id, name: z.string().min(1).max(16), appearanceId: id });
export type Identity = z.infer<typeof identity>;
