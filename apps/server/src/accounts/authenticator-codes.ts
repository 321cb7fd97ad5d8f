import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can do: SHA-1, six digits, a new code each 30 s (RFC 6238). */
const FORM = { issuer: 'Slumberfell', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Bytes of a secret: as long as the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/**
 * Codes of so many steps before and after this one are taken, too: clocks differ, and typing takes a while.
 */
const TOLERANCE = 1;

export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the app reads from a picture. */
export const authenticatorAddress = (secret: string, username: string): string =>
  new TOTP({ ...FORM, label: username, secret: Secret.fromBase32(secret) }).toString();

/** The code that the app shows at an instant. */
export const authenticatorCode = (secret: string, at: number): string =>
  new TOTP({ ...FORM, secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** The step whose code it is; null when it is none of this moment. */
export function stepOfCode(secret: string, code: string, at: number): number | null {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: digits, timestamp: at, window: TOLERANCE });
  return delta === null ? null : totp.counter({ timestamp: at }) + delta;
}
