import { count } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** What a host tells every visitor of the page; what is not set is absent. */
export const publicSettings = z.strictObject({
  /** Who runs this server: a name, or the host of its address. */
  hostName: z.string().max(300).optional(),
  /** Where the players talk. */
  communityUrl: z.url({ protocol: /^https?$/ }).optional(),
  contactEmail: z.email().optional(),
  /** How many of each the live world holds; what an import has retired does not count. */
  world: z.strictObject({ enemies: count, trophies: count, skills: count, dungeons: count }),
});
export type PublicSettings = z.infer<typeof publicSettings>;
