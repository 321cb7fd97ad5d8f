import { ACCOUNT_STATUSES } from '../layout/account-status.ts';
import { characterData } from '../layout/layout.ts';
import { IDLE_REPORTS_KEPT } from '../schemas/limits.ts';
import { instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';
import { code } from './account.ts';
import { idleReport } from './idle-report.ts';

/**
 * Sessions that one account may have at a time; a further login ends the one that was not used for the
 * longest.
 */
export const SESSIONS_PER_ACCOUNT = 50;

export const sessionId = z.string().min(1).max(40);

const ownSession = z.strictObject({
  id: sessionId,
  /** Such as "Firefox on Linux". */
  browser: z.string().max(80),
  createdAt: instant,
  /** To the hour: use is noted no more often. */
  lastSeenAt: instant,
  expiresAt: instant,
  /** Whether it outlives the browser. */
  persistent: z.boolean(),
  /** Whether it is the caller's own. */
  current: z.boolean(),
});

/** The last used first. */
export const ownSessions = z.array(ownSession).max(SESSIONS_PER_ACCOUNT).readonly();

/** The account's name, typed to confirm, its password, and from accounts with a second factor a code. */
export const deleteAccountInput = z.strictObject({
  username: z.string().min(1).max(254),
  password: z.string().min(1).max(128),
  code: code.optional(),
});

/** Everything that the server keeps of a player. */
export const exportedData = z.strictObject({
  exportedAt: instant,
  account: z.strictObject({
    username: z.string().max(254),
    status: z.enum(ACCOUNT_STATUSES),
    createdAt: instant,
    isAdmin: z.boolean(),
    secondFactor: z.boolean(),
  }),
  sessions: ownSessions,
  characters: z
    .array(
      z.strictObject({
        createdAt: instant,
        character: characterData,
        /** What the character was told to do, the newest first. */
        commands: z
          .array(z.strictObject({ at: instant, command: z.string().max(60), input: z.string().max(100_000) }))
          .max(10_000)
          .readonly(),
        /** What came while the player was away, the newest first. */
        idleReports: z.array(idleReport).max(IDLE_REPORTS_KEPT).readonly(),
      }),
    )
    .max(10)
    .readonly(),
});
