export * from './account.ts';
export * from './account-status.ts';
export * from './addresses.ts';
export { CHANGES_NAMED, type ImportDifference } from './administration.ts';
export * from './agreements.ts';
export * from './character.ts';
export * from './character-name.ts';
export { type CommandRoute, commandRoutes, type PlayerCommand } from './command-routes.ts';
export * from './error-answer.ts';
export * from './errors.ts';
export { fighter } from './fighter.ts';
export * from './fold.ts';
export { gameEvent } from './hub/events.ts';
export * from './hub.ts';
export * from './idempotency.ts';
export * from './identity.ts';
export type { IdleReportAnswer } from './idle-report.ts';
export * from './layout.ts';
export type { LeaderboardEntry, LeaderboardTable } from './leaderboard.ts';
export * from './leaderboard-types.ts';
export { IDLE_REPORTS_KEPT, IDLE_REPORTS_PAGE_SIZE, NAME_MAX, NAME_MIN, PASSWORD_MIN } from './limits.ts';
export { SESSIONS_PER_ACCOUNT } from './own-data.ts';
export * from './present.ts';
export * from './present-profile.ts';
export * from './present-rankings.ts';
export { type CharacterProfile, idInPath, type OwnProfile } from './profile.ts';
export * from './public-settings.ts';
export type { CharacterRankings } from './rankings.ts';
export * from './read.ts';
export {
  type Access,
  type CommandAnswer,
  commandAnswer,
  type Route,
} from './route.ts';
export * from './routes.ts';
export {
  type StaticDataAnswer,
  type StaticDataQuery,
  staticData,
  staticDataAnswer,
  staticDataQuery,
} from './static-data.ts';
