/** The one call of the landing page; a test holds it to the protocol's route table. */
export const IS_AUTHENTICATED = '/api/account/is-authenticated';

/**
 * Whether this browser has a session. Not by `call`, which comes with the game's other scripts: nothing of them is needed
 * here. A server out of reach is a no.
 */
export async function isAuthenticated(): Promise<boolean> {
  try {
    const response = await fetch(IS_AUTHENTICATED, { credentials: 'include' });
    return response.ok && (await response.json()) === true;
  } catch {
    return false;
  }
}
