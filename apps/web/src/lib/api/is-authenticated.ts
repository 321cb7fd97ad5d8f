/**
 * The address of the only call that the landing page makes. A test compares it with the protocol's route
 * table.
 */
export const IS_AUTHENTICATED = '/api/account/is-authenticated';

/**
 * Whether this browser has a login; false when the server cannot be reached. It does not use `call`,
 * because the landing page does not load the game's scripts.
 */
export async function isAuthenticated(): Promise<boolean> {
  try {
    const response = await fetch(IS_AUTHENTICATED, { credentials: 'include' });
    return response.ok && (await response.json()) === true;
  } catch {
    return false;
  }
}
