import { GAME_PATHS } from '../navigation/game-paths.ts';

/** Screens that whoever has logged in may be sent to. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...GAME_PATHS.map((name) => `/${name}`),
  '/characters',
  '/account',
  '/admin/admin-control',
]);

/** Screens that are one per skill or character. */
const ONE_OF_MANY = /^\/(?:skills\/[a-z]{1,40}|profile\/\d{1,16})$/;

/**
 * Where a login leads, if that is one of our screens and nothing else: no other site, no query, and no page that acts when
 * it is opened.
 * @param path as the server's answer names it
 */
export const redirectTarget = (path: string | null): string | null =>
  path !== null && (ALLOWED.has(path) || ONE_OF_MANY.test(path)) ? path : null;
