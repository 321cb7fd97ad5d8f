import { createHash, randomBytes } from 'node:crypto';

/**
 * A secret of 256 bits from the operating system, as 43 characters: for the session's cookie, for links in
 * letters.
 */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * What is stored of a token. A fast hash is enough: nobody can guess 256 random bits, and whoever reads the
 * database cannot turn the hash back into what opens the door.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a text can be a token at all; spares the database what cannot. */
export const isToken = (value: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(value);
