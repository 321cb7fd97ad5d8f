import { type FaultCode, PASSWORD_MIN } from '@slumberfell/protocol';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The most common leaked passwords, some 49,000. Leaves out those that are too short for an account anyway.
 */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN),
);

const PRODUCT = 'slumberfell';

/**
 * Minimum length of an account's name (the part before the @) for which a password that contains the name is
 * refused. Passwords contain shorter names by chance.
 */
const PART = 4;

/**
 * Checks a new password, whose length the schema has checked before. No rule demands certain kinds of
 * characters: a password is strong if it is long and not a common one (ASVS 6.2).
 * @param username of the account: an e-mail address, or the name of a guest.
 */
export function passwordFaults(password: string, username: string): readonly FaultCode[] {
  const lowerCase = password.normalize('NFC').toLowerCase();
  const [name = ''] = username.toLowerCase().split('@');
  const faults: FaultCode[] = [];
  if (COMMON.has(lowerCase)) faults.push('password/common');
  if (name.length >= PART && lowerCase.includes(name)) faults.push('password/holds-name');
  if (lowerCase.includes(PRODUCT)) faults.push('password/holds-product');
  return faults;
}
