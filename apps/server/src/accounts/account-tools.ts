import type { Mailer } from '../mail/mailer.ts';
import type { Storage } from '../storage/storage.ts';
import type { Attempts } from './attempts.ts';
import type { Logins } from './logins.ts';
import type { MailLimits } from './mail-limits.ts';
import type { Passwords } from './passwords.ts';
import type { SecretSeal } from './secret-seal.ts';

/** Services that all account calls use. */
export interface AccountTools {
  readonly storage: Storage;
  readonly attempts: Attempts;
  readonly mailLimits: MailLimits;
  readonly passwords: Passwords;
  readonly logins: Logins;
  readonly seal: SecretSeal;
  readonly mailer: Pick<Mailer, 'start'>;
}
