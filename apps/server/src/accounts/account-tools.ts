import type { Mailer } from '../mail/mailer.ts';
import type { Storage } from '../storage/storage.ts';
import type { Attempts } from './limits/attempts.ts';
import type { MailLimits } from './limits/mail-limits.ts';
import type { Logins } from './logins/logins.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { SecretSeal } from './secrets/secret-seal.ts';

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
