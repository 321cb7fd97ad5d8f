import { z } from '../schemas/zod.ts';

/**
 * The value of `IDEMPOTENCY_HEADER`. The client chooses a new key for each command and uses the same key for
 * its retries. A repeated command is executed once and gets the answer of the first time, or the frame
 * `unkept` when that answer was too long to be stored. The server keeps the keys of a character for a day. It
 * refuses another command, or another input, with a used key (`request/key-reused`). A refused command is not
 * kept: its retry is executed again.
 */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
