/**
 * The routes of the page, as its router writes them: `$name` stands for one segment, and `{-$name}` for one
 * segment that may be absent. The server answers other addresses with 404. The page's router
 * (`apps/web/src/app/router.tsx`) does not compile unless it has these routes and no others.
 *
 * Addresses are in lower case and end without a slash. The server redirects other spellings of them.
 */
export const PAGE_ROUTES = [
  '/',
  '/error',
  '/credits',
  '/agreements/tos',
  '/agreements/privacy',
  '/agreements/rules',
  '/account',
  '/account/login',
  '/account/logout',
  '/account/register',
  '/account/guest-register',
  '/account/confirm-email',
  '/account/forgot-password',
  '/account/reset-password',
  '/admin/admin-control',
  '/loading',
  '/characters',
  '/home',
  '/plan',
  '/quests',
  '/quests/ending',
  '/inventory',
  '/equipment',
  '/relicarium',
  '/bestiary',
  '/pets',
  '/local-combat',
  '/combat',
  '/register',
  '/validate',
  '/game-guide/{-$articleId}',
  '/while-you-rest',
  '/chronicle',
  '/alerts',
  '/news',
  '/patch-notes',
  '/skills/$skillName',
  '/profile/$characterId',
  '/items/$itemId',
  '/wiki',
  '/wiki/villagers',
  '/wiki/$section',
  '/wiki/$section/$entryId',
  '/leaderboards',
] as const;

export type PageRoute = (typeof PAGE_ROUTES)[number];
