/** The fewest and most characters of a character's name. */
export const NAME_MIN = 3;
export const NAME_MAX = 16;

/** The fewest characters of a new password. */
export const PASSWORD_MIN = 8;

/** How many idle reports of a character are stored. The oldest are removed. */
export const IDLE_REPORTS_KEPT = 50;

/** Days and weeks of a chronicle on one page, and how many pages can be asked for. */
export const CHRONICLE_DAYS_PAGE_SIZE = 100;
export const CHRONICLE_DAYS_PAGES = 99;

/** The most firsts of a chronicle that a profile has. */
export const SHARED_FIRSTS = 30;

/** Reports on one page. */
export const IDLE_REPORTS_PAGE_SIZE = 10;

/** Limits of commands, and of what is stored of them. */
export const COMMAND_LIMITS = {
  /** Each started number of so many stored bytes counts as one command against the rates. */
  countedBytes: 1_024,
  /** Bytes of the longest answer that is stored for a repeated command. */
  keptAnswer: 1_024,
  /** How many commands of a character an export has. */
  exported: 10_000,
  /** Bytes of commands that an export has. */
  exportedBytes: 20_000_000,
} as const;

/** Limits of invites. */
export const INVITE_LIMITS = {
  /** How many accounts may be made with one invite. */
  accounts: 1_000,
  /** For how many days an invite may be used. */
  days: 365,
  /** Length of the note. */
  note: 100,
  /** How many invites that can be used there may be. */
  usable: 100,
  /** How many invites an answer lists. */
  listed: 200,
} as const;

/** The names of the legal texts: terms of use, privacy policy and rules. They are parts of addresses. */
export const AGREEMENT_NAMES = ['tos', 'privacy', 'rules'] as const;
export type AgreementName = (typeof AGREEMENT_NAMES)[number];

/** Limits of a legal text. */
export const AGREEMENT_LIMITS = {
  /** Bytes of its file. */
  bytes: 204_800,
  /** Length of its title and of the title of a section. */
  title: 120,
  /** Length of what a version changes. */
  changes: 2_000,
  versions: 100,
  sections: 100,
  /** How many consents an export has. */
  exported: 500,
  /** Length of a text whose placeholders are filled in: `{{host}}` becomes at most 20 times as long. */
  text: 4_096_000,
} as const;

/** An announcement is a `note`, or tells of `maintenance`, which has an instant at which it begins. */
export const ANNOUNCEMENT_KINDS = ['note', 'maintenance'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** Limits of announcements. */
export const ANNOUNCEMENT_LIMITS = {
  /** Length of the text. */
  text: 200,
  /** How many announcements that have not ended there may be. */
  open: 3,
  /** Days from the present to the latest end of an announcement. */
  days: 30,
} as const;

/** Limits of the host's posts in the news. */
export const NEWS_LIMITS = {
  /** Length of the title. */
  title: 80,
  /** Length of the body. */
  body: 5_000,
  /** How many posts are stored. The oldest are removed. */
  kept: 500,
  /** Posts on one page. */
  pageSize: 20,
} as const;

const LINES_KEPT_DAYS = 30;

/** Limits of the lines of the news that name characters. At most one is added an hour. */
export const NEWS_LINE_LIMITS = {
  /** Days after which a line is removed. */
  days: LINES_KEPT_DAYS,
  /** How many lines there are at most: one an hour, also in the days until old ones are removed. */
  kept: 24 * (LINES_KEPT_DAYS + 2),
  /** Lines on one page. */
  pageSize: 20,
  /** How many characters a line names. The others are counted. */
  named: 5,
} as const;

/**
 * Who may make an account on a server: all players, holders of an invite, or none. Accounts that exist log
 * in, and guests register theirs, in any case.
 */
export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATIONS)[number];

/** Why a player reports the name of a character. */
export const REPORT_REASONS = ['insult', 'hate', 'sexual', 'impersonation', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What an administrator decides about a reported name: it stays, or the host has acted on it. */
export const REPORT_OUTCOMES = ['name-stays', 'acted'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What an administrator decides about a character: another name, hidden from boards, shown again. */
export const DECISION_KINDS = ['renamed', 'hidden', 'shown'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Limits of decisions about a character. */
export const DECISION_LIMITS = {
  /** Length of the reason that its player is told. */
  reason: 300,
  /** How many decisions that the player has not seen a layout has. */
  told: 10,
  /** How many decisions an administrator and the export see. */
  listed: 100,
  /** For how many days the earlier name of a renamed character is kept from other characters. */
  nameKeptDays: 90,
} as const;

/**
 * Orders of the open reports: by the votes of networks, each of which divides its one vote among the names
 * that it reports; or the newest first.
 */
export const REPORT_ORDERS = ['votes', 'newest'] as const;
export type ReportOrder = (typeof REPORT_ORDERS)[number];

/** Limits of reports. */
export const REPORT_LIMITS = {
  /** Length of the text. */
  text: 300,
  /** How many open reports of one character are stored. */
  openPerCharacter: 20,
  /** How many of them may come from one network. */
  openPerNetwork: 5,
  /** How many reports an answer lists. */
  listed: 200,
  /** How many pages of them can be asked for. */
  pages: 999,
  /** How many of a player's own reports the export has. */
  exported: 1_000,
} as const;
