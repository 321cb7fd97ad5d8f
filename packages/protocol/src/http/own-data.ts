import { ACCOUNT_STATUSES } from '../layout/account-status.ts';
import { characterData } from '../layout/layout.ts';
import { decisions } from '../schemas/decision.ts';
import { AGREEMENT_LIMITS, COMMAND_LIMITS, IDLE_REPORTS_KEPT, REPORT_LIMITS } from '../schemas/limits.ts';
import { count, instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';
import { code } from './account.ts';
import { consent } from './agreement.ts';
import { chronicle } from './chronicle.ts';
import { devices } from './device.ts';
import { idleReport } from './idle-report.ts';
import { ownReport } from './reports.ts';

/** The most logins of one account. A further login ends the one that was unused for the longest time. */
export const LOGINS_PER_ACCOUNT = 50;

export const sessionId = z.string().min(1).max(40);

const ownLogin = z.strictObject({
  id: sessionId,
  /** Such as "Firefox on Linux". */
  browser: z.string().max(80),
  createdAt: instant,
  /** At most an hour earlier than the last call, because the server stores it at most once an hour. */
  lastSeenAt: instant,
  expiresAt: instant,
  /** Whether the login remains after the browser is closed. */
  persistent: z.boolean(),
  /** Whether the caller uses this login. */
  current: z.boolean(),
});

/** The most recently used login is the first. */
export const ownLogins = z.array(ownLogin).max(LOGINS_PER_ACCOUNT).readonly();

/**
 * The account's username, typed as a confirmation, its password, and for accounts with a second factor a
 * code.
 */
export const deleteAccountInput = z.strictObject({
  username: z.string().min(1).max(254),
  password: z.string().min(1).max(128),
  code: code.optional(),
});

/** Everything that the server stores of a player, except what the game hides from players. */
export const exportedData = z.strictObject({
  exportedAt: instant,
  account: z.strictObject({
    username: z.string().max(254),
    status: z.enum(ACCOUNT_STATUSES),
    createdAt: instant,
    isAdmin: z.boolean(),
    secondFactor: z.boolean(),
    /** Up to which instant the player has seen the news. */
    newsSeenUpTo: instant,
  }),
  sessions: ownLogins,
  /** Without the endpoints and keys, with which alerts are sent. */
  devices,
  /** The reports of characters' names that the player made, the newest first. */
  reports: z.array(ownReport).max(REPORT_LIMITS.exported).readonly(),
  /** The versions of agreements that the player has accepted, the newest first. */
  consents: z.array(consent).max(AGREEMENT_LIMITS.exported).readonly(),
  characters: z
    .array(
      z.strictObject({
        createdAt: instant,
        character: characterData,
        /** The newest commands of the character, the newest first, of at most 20 MB in all. */
        commands: z
          .array(z.strictObject({ at: instant, command: z.string().max(60), input: z.string().max(100_000) }))
          .max(COMMAND_LIMITS.exported)
          .readonly(),
        /** Where `commands` ends: its number, and the instants of its first and last; null for none. */
        commandsListed: z.strictObject({
          count: count.max(COMMAND_LIMITS.exported),
          newest: instant.nullable(),
          oldest: instant.nullable(),
          /** Whether the server has older ones. */
          hasOlder: z.boolean(),
        }),
        chronicle,
        /** What administrators have decided about the character, the newest first. */
        decisions,
        /** The idle reports of the character, the newest first. */
        idleReports: z.array(idleReport).max(IDLE_REPORTS_KEPT).readonly(),
      }),
    )
    .max(10)
    .readonly(),
});
