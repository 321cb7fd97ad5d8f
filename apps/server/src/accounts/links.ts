/** Addresses of pages that letters lead to (specification 2.5, 2.6). */

const linkTo = (origin: string, page: string, query: Readonly<Record<string, string>>): string =>
  `${origin}/account/${page}?${new URLSearchParams(query)}`;

/** @param origin of the game as its host has set it, never as a request names it. */
export const confirmEmailLink = (origin: string, accountId: number, code: string): string =>
  linkTo(origin, 'confirm-email', { userId: String(accountId), code });

/** @param origin as above. */
export const resetPasswordLink = (origin: string, accountId: number, token: string): string =>
  linkTo(origin, 'reset-password', { userId: String(accountId), token });
