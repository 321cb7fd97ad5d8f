import { PASSWORD_MIN } from '@slumberfell/protocol';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 that stood in leaks most often; those that are too short anyway are left out. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN),
);

const PRODUCT = 'slumberfell';

/** Shorter parts of a name stand in too many passwords by chance. */
const PART = 4;

/**
 * What is wrong with a password that somebody has chosen, in sentences; its length is the schema's business. There are no
 * rules of composition: length and being unknown to others is what makes a password strong (ASVS 6.2).
 * @param username e-mail address of the account.
 */
export function passwordFaults(password: string, username: string): readonly string[] {
  const said = password.toLowerCase();
  const [name = ''] = username.toLowerCase().split('@');
  const faults: string[] = [];
  if (COMMON.has(said)) faults.push('This password is one of the most common. Please choose another one.');
  if (name.length >= PART && said.includes(name)) {
    faults.push('The password must not contain your e-mail address or username.');
  }
  if (said.includes(PRODUCT)) faults.push('The password must not contain the name of the game.');
  return faults;
}
