export type { PlayerCommand } from '@slumberfell/engine';
export * from './errors.ts';
export * from './http/account.ts';
export * from './http/addresses.ts';
export { CHANGES_NAMED, type ImportDifference } from './http/administration.ts';
export type { AcceptAgreementsInput, AgreementAnswer, Consent } from './http/agreement.ts';
export * from './http/agreements.ts';
export * from './http/character.ts';
export * from './http/character-name.ts';
export type {
  ChronicleAnswer,
  ChronicleDayAnswer,
  ChronicleDaysAnswer,
  ChronicleRecords,
  SharedPart,
} from './http/chronicle.ts';
export { commandEffects } from './http/command-addresses.ts';
export { bodyOf } from './http/command-body.ts';
export { type CommandRoute, commandRoutes } from './http/command-routes.ts';
export type { DecisionInput, ManagedCharacter, RenameInput } from './http/decisions.ts';
export { DEVICES_PER_ACCOUNT, type Device, type RegisterDeviceInput } from './http/device.ts';
export * from './http/ending-reasons.ts';
export * from './http/error-answer.ts';
export * from './http/idempotency.ts';
export type { IdleReportAnswer } from './http/idle-report.ts';
export type { InviteInput } from './http/invites.ts';
export type { LeaderboardEntry, LeaderboardTable } from './http/leaderboard.ts';
export * from './http/leaderboard-types.ts';
export type { AnnounceInput, NewPost, NewsLine, NewsLinesPage, NewsPage, Post } from './http/news.ts';
export { LOGINS_PER_ACCOUNT } from './http/own-data.ts';
export * from './http/page-entries.ts';
export * from './http/page-routes.ts';
export * from './http/present-profile.ts';
export * from './http/present-rankings.ts';
export { type CharacterProfile, idInPath, type OwnProfile } from './http/profile.ts';
export * from './http/public-settings.ts';
export * from './http/pushed-alert.ts';
export type { ReportInput } from './http/reports.ts';
export {
  type Access,
  type CommandAnswer,
  commandAnswer,
  type Route,
} from './http/route.ts';
export * from './http/routes.ts';
export { gameEvent } from './hub/events.ts';
export * from './hub/fold.ts';
export * from './hub/hub.ts';
export * from './layout/account-status.ts';
export * from './layout/identity.ts';
export * from './layout/layout.ts';
export * from './layout/present.ts';
export type { CharacterRankings } from './layout/rankings.ts';
export * from './layout/read.ts';
export type { AgreementVersion, WaitingAgreement } from './schemas/agreement-version.ts';
export type { Announcement, Announcements } from './schemas/announcement.ts';
export { CELEBRATIONS_AT_ONCE, type Celebration } from './schemas/celebration.ts';
export type { Decision } from './schemas/decision.ts';
export { fighter } from './schemas/fighter.ts';
export {
  AGREEMENT_LIMITS,
  AGREEMENT_NAMES,
  type AgreementName,
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_LIMITS,
  type AnnouncementKind,
  CHRONICLE_DAYS_PAGE_SIZE,
  CHRONICLE_DAYS_PAGES,
  COMMAND_LIMITS,
  DECISION_LIMITS,
  type DecisionKind,
  IDLE_REPORTS_KEPT,
  IDLE_REPORTS_PAGE_SIZE,
  INVITE_LIMITS,
  NAME_MAX,
  NAME_MIN,
  NEWS_LIMITS,
  NEWS_LINE_LIMITS,
  PASSWORD_MIN,
  REGISTRATIONS,
  REPORT_LIMITS,
  REPORT_ORDERS,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  type RegistrationMode,
  type ReportOrder,
  type ReportOutcome,
  type ReportReason,
  SHARED_FIRSTS,
} from './schemas/limits.ts';
export { loreAnswer, loreData } from './schemas/lore.ts';
export * from './schemas/protocol-version.ts';
export { questData, questsAnswer } from './schemas/quests.ts';
export * from './schemas/sign-of-life.ts';
export {
  type StaticDataAnswer,
  type StaticDataQuery,
  staticData,
  staticDataAnswer,
  staticDataQuery,
} from './schemas/static-data.ts';
