import { z } from './zod.ts';

/** Header by which a command is recognised when it is sent again. Lower case, as Node and fetch hand it over. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * Chosen by the client per intent, kept through its retries. A repeated command answers what it answered the first
 * time and acts once; it is remembered per character for a day. Refusals are judged afresh.
 */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
