import { createHash, randomBytes } from 'node:crypto';

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 8;
/**
 * 140 bits: enough for a fast hash (ASVS 6.5.2 asks for 112), and not to be guessed (11.5.1 asks for 128).
 */
const LETTERS = 28;
const GROUP = 7;

/** Codes that stand in for the app's, each once: `0A1B2C3-D4E5F6G-7H8J9K0-M1N2P3Q`. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: CODES }, newRecoveryCode);

function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/**
 * What is stored of one. Hyphens, spaces and case do not matter, nor which of O and 0, of I, L and 1 was
 * typed.
 */
export function hashRecoveryCode(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(letters).digest('hex');
}
