// chunk: entry
/**
 * The address of a call that the landing page makes without the protocol's scripts. A test compares the
 * address with the protocol's route table.
 */
export const IS_AUTHENTICATED = '/api/account/is-authenticated';

/**
 * Whether this browser has a login; false also when the server cannot be reached. It does not use `call`,
 * because the landing page does not load the scripts of `call`.
 */
export async function isAuthenticated(): Promise<boolean> {
  try {
    const response = await fetch(IS_AUTHENTICATED, { credentials: 'include' });
    return response.ok && (await response.json()) === true;
  } catch {
    return false;
  }
}
