/** The parts of accounts that tests and benchmarks use. */
export { authenticatorCode } from './authenticator-codes.ts';
export { provedByPassword } from './proof.ts';
export { LoginCookie, loginCookieName } from './session-cookie.ts';
export { BROWSER_LIFETIME, Logins, PERSISTENT_LIFETIME } from './sessions.ts';
export { hashToken, newToken } from './token.ts';
