import { z } from './zod.ts';

/** What a host tells everybody who comes to the door; what is not set is absent. */
export const publicSettings = z.strictObject({
  /** Who runs this server: a name, or the host of its address. */
  hostName: z.string().max(300).optional(),
  /** Where the players talk. */
  communityUrl: z.url({ protocol: /^https?$/ }).optional(),
  contactEmail: z.email().optional(),
});
export type PublicSettings = z.infer<typeof publicSettings>;
