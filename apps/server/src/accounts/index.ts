/** Exports for tests and benchmarks. */

export { CheckCookie } from './cookies/check-cookie.ts';
export { LoginCookie, loginCookieNames } from './cookies/login-cookie.ts';
export { authenticatorCode } from './credentials/authenticator-codes.ts';
export { BROWSER_LIFETIME, EXPIRED_KEPT, Logins, PERSISTENT_LIFETIME } from './logins/logins.ts';
export { provedByPassword } from './logins/proof.ts';
export { hashToken, newToken } from './secrets/token.ts';
