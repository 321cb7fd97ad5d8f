import type { Mailer } from '../mail/mailer.ts';
import type { Storage } from '../storage/storage.ts';
import type { Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import type { SecretSeal } from './secret-seal.ts';
import type { Sessions } from './sessions.ts';

/** Services that all account calls use. */
export interface AccountTools {
  readonly storage: Storage;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly seal: SecretSeal;
  readonly mailer: Pick<Mailer, 'nudge'>;
}
