import { Secret, TOTP } from 'otpauth';

/** The form that every authenticator app supports: SHA-1, six digits, a new code every 30 s (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Bytes of a secret: the length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/**
 * The codes of this many time steps before the current one, and of as many after it, are accepted too: clocks
 * differ, and typing takes time.
 */
const TOLERANCE = 1;

export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * The `otpauth:` address for the QR code that the app scans.
 * @param server the name of the server. The app shows it beside the codes; colons become spaces, because a
 *   colon divides it from the username.
 */
export const authenticatorAddress = (secret: string, username: string, server: string): string =>
  new TOTP({
    ...FORM,
    issuer: server.replaceAll(':', ' '),
    label: username,
    secret: Secret.fromBase32(secret),
  }).toString();

/** The code that the app shows at an instant. */
export const authenticatorCode = (secret: string, at: number): string =>
  new TOTP({ ...FORM, secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/**
 * The time step of a code: the number of periods of 30 s since 1970. Null when the code is not the one of an
 * accepted step.
 */
export function stepOfCode(secret: string, code: string, at: number): number | null {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: digits, timestamp: at, window: TOLERANCE });
  return delta === null ? null : totp.counter({ timestamp: at }) + delta;
}
