/** This file builds the addresses to which letters and invites link (specification 2.5, 2.6). */

const linkTo = (origin: string, page: string, query: Readonly<Record<string, string>>): string =>
  `${origin}/account/${page}?${new URLSearchParams(query)}`;

/** @param origin of the game as its host has set it, never from a request. */
export const confirmEmailLink = (origin: string, accountId: number, code: string): string =>
  linkTo(origin, 'confirm-email', { userId: String(accountId), code });

/** @param origin as for `confirmEmailLink`. */
export const resetPasswordLink = (origin: string, accountId: number, token: string): string =>
  linkTo(origin, 'reset-password', { userId: String(accountId), token });

/** @param origin as for `confirmEmailLink`. */
export const inviteLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ invite: token })}`;
