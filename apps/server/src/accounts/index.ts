/** Exports for tests and benchmarks. */
export { authenticatorCode } from './authenticator-codes.ts';
export { CheckCookie } from './check-cookie.ts';
export { LoginCookie, loginCookieNames } from './login-cookie.ts';
export { BROWSER_LIFETIME, EXPIRED_KEPT, Logins, PERSISTENT_LIFETIME } from './logins.ts';
export { provedByPassword } from './proof.ts';
export { hashToken, newToken } from './token.ts';
