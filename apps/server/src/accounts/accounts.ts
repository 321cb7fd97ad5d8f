import type { Agreements } from '../agreements/agreements.ts';
import type { Game } from '../game.ts';
import type { Storage } from '../storage/storage.ts';
import { deleteExpiredTokens } from '../storage/tables/account-tokens.ts';
import { deleteUnreachableDevices } from '../storage/tables/devices.ts';
import { sharedSecret } from '../storage/tables/secrets.ts';
import type { AccountTools } from './account-tools.ts';
import { DeviceCookie } from './cookies/device-cookie.ts';
import { OwnerCheck } from './credentials/owner-check.ts';
import { PasswordChanges } from './credentials/password-changes.ts';
import { SecondFactors } from './credentials/second-factors.ts';
import { NameReports, removeOldReports } from './name-reports.ts';
import { Deletion } from './own-data/deletion.ts';
import { Export } from './own-data/export.ts';
import { removeOldLogsOfHour } from './own-data/log-retention.ts';
import { OwnDevices } from './own-data/own-devices.ts';
import { OwnLogins } from './own-data/own-logins.ts';
import { EmailConfirmation } from './registration/email-confirmation.ts';
import { removeOldInvites } from './registration/invites.ts';
import { type NewGuestRate, Registration, type RegistrationRules } from './registration/registration.ts';

/** The services for accounts. `Logins` is separate: it begins and ends logins. */
export interface Accounts {
  readonly registration: Registration;
  readonly nameReports: NameReports;
  readonly ownerCheck: OwnerCheck;
  readonly confirmation: EmailConfirmation;
  readonly passwordChanges: PasswordChanges;
  readonly secondFactors: SecondFactors;
  readonly ownLogins: OwnLogins;
  readonly ownDevices: OwnDevices;
  readonly exports: Export;
  readonly deletion: Deletion;
  readonly devices: DeviceCookie;
  /**
   * Deletes ended windows of attempts, devices that cannot be reached, expired tokens, old invites, and
   * reports that were closed long ago. Deletes old log entries of the 1/23 of the characters that is due in
   * this hour. Purges accounts that were deleted at least `ACCOUNT_DATA_MONTHS` months ago.
   */
  removeExpired(): Promise<void>;
}

/** Maximum number of expired tokens deleted in one transaction. */
const SWEEP = 500;

/** ms for which a device stays that its push service does not reach. */
const DEVICE_PATIENCE = 24 * 3_600_000;

/** Settings of the host for accounts. */
export interface AccountSettings {
  /** Where players reach the game; null: by http, at the `Host` of each request. */
  readonly publicUrl: URL | null;
  readonly registration: RegistrationRules;
  readonly newGuests: NewGuestRate | null;
  /** The name of the server. */
  readonly server: string;
  readonly agreements: Agreements;
  /** ms that an export waits for its turn; undefined for the usual time. */
  readonly exportWait: number | undefined;
}

export async function openAccounts(
  tools: AccountTools,
  game: Game,
  { publicUrl, registration, newGuests, server, agreements, exportWait }: AccountSettings,
): Promise<Accounts> {
  const ownerCheck = new OwnerCheck(tools);
  const ownLogins = new OwnLogins(tools);
  const ownDevices = new OwnDevices(tools.storage);
  const deletion = new Deletion(tools, ownerCheck, game);
  return {
    registration: await Registration.open(tools, { rules: registration, newGuests, agreements }),
    nameReports: new NameReports(tools),
    ownerCheck,
    confirmation: new EmailConfirmation(tools),
    passwordChanges: new PasswordChanges(tools, ownerCheck),
    secondFactors: new SecondFactors(tools, ownerCheck, server),
    ownLogins,
    ownDevices,
    exports: new Export(tools, { logins: ownLogins, devices: ownDevices }, game, exportWait),
    deletion,
    devices: new DeviceCookie(publicUrl, await sharedSecret(tools.storage, 'browsers')),
    async removeExpired() {
      await tools.attempts.removeExpired();
      const dayAgo = tools.storage.clock.now() - DEVICE_PATIENCE;
      await tools.storage.write((tx) => deleteUnreachableDevices(tx, dayAgo));
      await sweepTokens(tools.storage);
      await removeOldInvites(tools.storage);
      await removeOldReports(tools.storage);
      await deletion.deleteDue();
      await removeOldLogsOfHour(tools.storage);
    },
  };
}

async function sweepTokens(storage: Storage): Promise<void> {
  const now = storage.clock.now();
  let removed: number;
  do {
    removed = await storage.write((tx) => deleteExpiredTokens(tx, now, SWEEP));
  } while (removed === SWEEP);
}
