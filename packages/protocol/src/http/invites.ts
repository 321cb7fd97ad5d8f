import { INVITE_LIMITS } from '../schemas/limits.ts';
import { count, id, instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** The token in the link of an invite. */
export const inviteToken = z.string().min(1).max(100);

export const inviteInput = z.strictObject({
  /** How many accounts may be made with it. */
  accounts: z.int().min(1).max(INVITE_LIMITS.accounts),
  /** For how many days it may be used. */
  days: z.int().min(1).max(INVITE_LIMITS.days),
  /** What administrators see beside it, such as its purpose. */
  note: z.string().trim().max(INVITE_LIMITS.note).optional(),
});
export type InviteInput = z.infer<typeof inviteInput>;

/** The link is only in this answer: the server stores a hash of its token. */
export const newInvite = z.strictObject({ id, link: z.string().max(500), endsAt: instant });

const invite = z.strictObject({
  id,
  note: z.string().max(INVITE_LIMITS.note),
  accounts: count,
  /** How many accounts were made with it. */
  used: count,
  createdAt: instant,
  /** From this instant on it cannot be used. */
  endsAt: instant,
  /** Whether an account can be made with it now. */
  isUsable: z.boolean(),
});

/** The invites that can be used, then the others; of both, the newest first. */
export const invites = z.array(invite).max(INVITE_LIMITS.listed).readonly();

/** What the holder of an invite may know of it. */
export const ownInvite = z.strictObject({ endsAt: instant });
