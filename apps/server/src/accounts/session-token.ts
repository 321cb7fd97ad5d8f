import { createHash, randomBytes } from 'node:crypto';

/** 256 bits from the operating system, as 43 characters for the cookie. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/**
 * What is stored of a token. A fast hash is enough: nobody can guess 256 random bits, and whoever reads the database
 * cannot turn the hash into a cookie.
 */
export const hashSessionToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a cookie's value can be a token at all; spares the database what cannot. */
export const isSessionToken = (value: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(value);
