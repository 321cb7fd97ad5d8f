import { z } from '../schemas/zod.ts';

/**
 * The kinds of accounts (specification 3.36). A guest has no e-mail address, a registered account has one,
 * and a validated account has confirmed it.
 */
export const ACCOUNT_STATUSES = ['Guest', 'Registered', 'Validated'] as const;
export const accountStatus = z.strictObject({ status: z.enum(ACCOUNT_STATUSES), isGuest: z.boolean() });
export type AccountStatus = z.infer<typeof accountStatus>;
