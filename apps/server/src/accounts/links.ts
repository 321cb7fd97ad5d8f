/** This file builds the addresses of pages to which letters link (specification 2.5, 2.6). */

const linkTo = (origin: string, page: string, query: Readonly<Record<string, string>>): string =>
  `${origin}/account/${page}?${new URLSearchParams(query)}`;

/** @param origin of the game as its host has set it, never from a request. */
export const confirmEmailLink = (origin: string, accountId: number, code: string): string =>
  linkTo(origin, 'confirm-email', { userId: String(accountId), code });

/** @param origin as for `confirmEmailLink`. */
export const resetPasswordLink = (origin: string, accountId: number, token: string): string =>
  linkTo(origin, 'reset-password', { userId: String(accountId), token });
