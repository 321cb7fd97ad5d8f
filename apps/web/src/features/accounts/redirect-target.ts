/** Screens outside of the game to which a login may redirect. */
const ALLOWED: ReadonlySet<string> = new Set(['/characters', '/account', '/admin/admin-control']);

/** Screens with a parameter in their path: a skill or a character. */
const ONE_OF_MANY = /^\/(?:skills\/[a-z]{1,40}|profile\/\d{1,16})$/;

/**
 * The path to open after a login, if it is a screen of the page without a query. Refuses other sites, and
 * pages that do something when they open (logout, confirming an address).
 * @param path as in the server's response
 * @param gamePaths the paths of the game's screens
 */
export const redirectTarget = (path: string | null, gamePaths: ReadonlySet<string>): string | null =>
  path !== null && (gamePaths.has(path) || ALLOWED.has(path) || ONE_OF_MANY.test(path)) ? path : null;
