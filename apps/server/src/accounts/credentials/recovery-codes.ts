import { createHash, randomBytes } from 'node:crypto';

/** Letters and digits, without those that look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 8;
/**
 * Characters of a code. Each has 5 bits, so a code has 140: a fast hash requires 112 (ASVS 6.5.2), and
 * resistance to guessing 128 (11.5.1).
 */
const LETTERS = 28;
const GROUP = 7;

/**
 * New recovery codes, such as `0A1B2C3-D4E5F6G-7H8J9K0-M1N2P3Q`. Each can be used once, instead of a code of
 * the app.
 */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: CODES }, newRecoveryCode);

function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** The stored hash of a code. Ignores hyphens, spaces and case, and treats O as 0, and I and L as 1. */
export function hashRecoveryCode(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(letters).digest('hex');
}
