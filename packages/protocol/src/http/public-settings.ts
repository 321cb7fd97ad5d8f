import { announcements } from '../schemas/announcement.ts';
import { REGISTRATIONS } from '../schemas/limits.ts';
import { count } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** Settings of the host that every visitor may see. A setting without a value is absent. */
export const publicSettings = z.strictObject({
  /** The person or organisation that runs this server: a name, or the host name of its address. */
  hostName: z.string().max(300).optional(),
  /** Web address of the place where the host's players talk to each other. */
  communityUrl: z.url({ protocol: /^https?$/ }).optional(),
  contactEmail: z.email().optional(),
  /** Who may make an account. Accounts that exist log in, and guests register theirs, in any case. */
  registration: z.enum(REGISTRATIONS),
  /** Whether a new account may be that of a guest. */
  guests: z.boolean(),
  /** Whether the host may post news. The patch notes are shown in any case. */
  news: z.boolean(),
  ...announcements.shape,
  /** Counts of the live world. Content that an import has retired does not count. */
  world: z.strictObject({ enemies: count, trophies: count, skills: count, dungeons: count }),
});
export type PublicSettings = z.infer<typeof publicSettings>;
