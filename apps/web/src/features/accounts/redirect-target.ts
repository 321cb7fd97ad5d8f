/** Screens outside the game that the page may open after a login. */
const ALLOWED: ReadonlySet<string> = new Set(['/characters', '/account', '/admin/admin-control']);

/** Screens with a parameter in their path: a skill or a character. */
const ONE_OF_MANY = /^\/(?:skills\/[a-z]{1,40}|profile\/\d{1,16})$/;

/**
 * The path that the page opens after a login; null when the path is not a known screen, or has a query.
 * Addresses of other sites are not accepted, and neither are screens that run a command as soon as they open
 * (logout, confirming an address).
 * @param path the path from the server's response
 * @param gamePaths the paths of the game's screens
 */
export const redirectTarget = (path: string | null, gamePaths: ReadonlySet<string>): string | null =>
  path !== null && (gamePaths.has(path) || ALLOWED.has(path) || ONE_OF_MANY.test(path)) ? path : null;
