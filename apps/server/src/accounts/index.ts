/** The parts of accounts that tests and benchmarks use. */
export { authenticatorCode } from './authenticator-codes.ts';
export { provedByPassword } from './proof.ts';
export { SessionCookie, sessionCookieName } from './session-cookie.ts';
export { BROWSER_LIFETIME, PERSISTENT_LIFETIME, Sessions } from './sessions.ts';
export { hashToken, newToken } from './token.ts';
