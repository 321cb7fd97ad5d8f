import { REPORT_LIMITS, REPORT_ORDERS, REPORT_OUTCOMES, REPORT_REASONS } from '../schemas/limits.ts';
import { count, id, instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

const reason = z.enum(REPORT_REASONS);
const outcome = z.enum(REPORT_OUTCOMES);
const name = z.string().min(1).max(16);

/** What a player writes. Control characters other than line ends become spaces: databases refuse some. */
const text = z
  .string()
  .overwrite((written) => written.replace(/[^\P{Cc}\n]/gu, ' '))
  .trim()
  .max(REPORT_LIMITS.text);

export const reportInput = z.strictObject({
  /** Id of the character. */
  id,
  reason,
  text: text.optional(),
});
export type ReportInput = z.infer<typeof reportInput>;

/** `outcome` is what the administrator has decided about the name. */
export const closeReportInput = z.strictObject({ id, outcome });

/** Closes the open reports that an account has made. */
export const closeReportsOfInput = z.strictObject({ reporterId: id, outcome });

export const reportsQuery = z.strictObject({
  /** Default: `votes`. */
  order: z.enum(REPORT_ORDERS).optional(),
  /** The first page is 1, which is the default. */
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
});

const report = z.strictObject({
  id,
  characterId: id,
  /** Name of the character when it was reported. */
  name,
  /** Name of the character now. */
  nameNow: name,
  /** How many open reports there are of this character. */
  openOfCharacter: count,
  /** How many accounts have open reports of this name. Absent when the report is closed. */
  reporters: count.optional(),
  /** How many networks they come from. Earlier releases kept none: theirs count as one. */
  networks: count.optional(),
  /** Id of the account that reported it. */
  reporterId: id,
  /** Whether a guest reported it. */
  byGuest: z.boolean(),
  reason,
  /** Empty when the player wrote nothing. */
  text: z.string().max(REPORT_LIMITS.text),
  at: instant,
  /** Absent while the report is open. */
  closed: z.strictObject({ at: instant, by: z.string().max(40), outcome }).optional(),
});

/** A page of the open ones, those of one name together; then of the closed ones, the newest first. */
export const reports = z.array(report).max(REPORT_LIMITS.listed).readonly();

/** A report that the player made. */
export const ownReport = z.strictObject({
  at: instant,
  name,
  reason,
  text: z.string().max(REPORT_LIMITS.text),
  isOpen: z.boolean(),
});
