import { type FaultCode, PASSWORD_MIN } from '@slumberfell/protocol';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 of the most common passwords in leaks, without those that are too short anyway. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN),
);

const PRODUCT = 'slumberfell';

/** Length from which on a part of a name is refused. Passwords contain shorter parts by chance. */
const PART = 4;

/**
 * Checks a new password. The schema has checked its length. There are no rules of composition: length and
 * being unknown make a password strong (ASVS 6.2).
 * @param username e-mail address of the account.
 */
export function passwordFaults(password: string, username: string): readonly FaultCode[] {
  const lowerCase = password.toLowerCase();
  const [name = ''] = username.toLowerCase().split('@');
  const faults: FaultCode[] = [];
  if (COMMON.has(lowerCase)) faults.push('password/common');
  if (name.length >= PART && lowerCase.includes(name)) faults.push('password/holds-name');
  if (lowerCase.includes(PRODUCT)) faults.push('password/holds-product');
  return faults;
}
