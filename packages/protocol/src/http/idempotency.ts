import { z } from '../schemas/zod.ts';

/**
 * What `IDEMPOTENCY_HEADER` bears. Chosen by the client per intent, kept through its retries. A repeated
 * command answers what it answered the first time and acts once; it is remembered per character for a day.
 * Another command, or another input, under the same key is refused (`request/key-reused`). Refusals are
 * judged afresh.
 */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
