import { hash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits, as 43 characters: for the cookie of a login and for links in letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The stored hash of a token. A fast hash is enough: 256 random bits cannot be guessed, and a reader of the
 * database cannot compute the token from the hash.
 */
export const hashToken = (token: string): string => hash('sha256', token, 'hex');

/** Whether a text has the form of a token. Saves a query for texts that do not. */
export const isToken = (value: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(value);
