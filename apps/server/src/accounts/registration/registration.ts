import type { GuestCredentials, RegistrationMode } from '@slumberfell/protocol';
import type { Agreements } from '../../agreements/agreements.ts';
import { type FieldError, faultAt, isRefused, type Refused, refusedAt } from '../../errors.ts';
import { isUniqueViolation } from '../../storage/database/unique-violation.ts';
import type { Writer } from '../../storage/storage.ts';
import { type Account, insertAccount, registerGuest, usernameKey } from '../../storage/tables/accounts.ts';
import type { AttemptBucket } from '../../storage/tables/attempts.ts';
import { deleteLoginsOf } from '../../storage/tables/auth-sessions.ts';
import { saveConsents } from '../../storage/tables/consents.ts';
import { type Invite, returnInvite, spendInvite } from '../../storage/tables/invites.ts';
import { insertMail } from '../../storage/tables/outbox.ts';
import { sharedSecret } from '../../storage/tables/secrets.ts';
import type { AccountTools } from '../account-tools.ts';
import { emailAddress } from '../letters/email-address.ts';
import { byNetwork } from '../limits/attempts.ts';
import type { Caller } from '../logins/caller.ts';
import { passwordFaults } from '../secrets/password-rules.ts';
import { hashToken } from '../secrets/token.ts';
import { GuestPairs } from './guest-credentials.ts';
import { inviteOf } from './invites.ts';

/** The input of a registration. */
interface RegistrationInput {
  /** An e-mail address, or the generated name of a guest. */
  readonly username: string;
  readonly password: string;
  readonly isGuest: boolean;
  /** Whether the server sends the letter with the validation link at the registration. */
  readonly validationRequested?: boolean | undefined;
  /** The token of an invite. */
  readonly invite?: string | undefined;
}

/** How often one network may make a new guest. */
export interface NewGuestRate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** Who may make an account. Guests register theirs in any case. */
export interface RegistrationRules {
  readonly mode: RegistrationMode;
  /** Whether a new account may be that of a guest. */
  readonly areGuestsOn: boolean;
}

interface RegistrationSettings {
  readonly rules: RegistrationRules;
  /** How often one network may make a new guest; null: no limit. */
  readonly newGuests: NewGuestRate | null;
  readonly agreements: Pick<Agreements, 'acceptedByRegistration'>;
}

type NewAccount = Pick<Account, 'username' | 'passwordHash' | 'kind' | 'createdAt'>;

/** Creates accounts: for a guest, with an e-mail address, or by upgrading a guest's account. */
export class Registration {
  readonly #tools: AccountTools;
  readonly #pairs: GuestPairs;
  readonly #rules: RegistrationRules;
  readonly #newGuests: AttemptBucket | null;
  readonly #agreements: RegistrationSettings['agreements'];

  private constructor(
    tools: AccountTools,
    pairs: GuestPairs,
    { rules, newGuests, agreements }: RegistrationSettings,
  ) {
    this.#tools = tools;
    this.#pairs = pairs;
    this.#rules = rules;
    this.#agreements = agreements;
    this.#newGuests = newGuests && {
      interval: Math.round(1_000 / newGuests.perSecond),
      atOnce: newGuests.atOnce,
    };
  }

  static async open(tools: AccountTools, settings: RegistrationSettings): Promise<Registration> {
    const pairs = new GuestPairs(await sharedSecret(tools.storage, 'guest-pairs'));
    return new Registration(tools, pairs, settings);
  }

  /**
   * Generates a name and a password that `register` accepts for 30 minutes. Stores only the count of
   * attempts. An invite is checked by `register`.
   */
  async guestCredentials(address: string): Promise<GuestCredentials | Refused> {
    const { attempts, storage } = this.#tools;
    const refused = this.#refusalFor({ isGuest: true });
    if (refused) return refused;
    const usedUp = await attempts.take(...byNetwork('guestCredentials', address));
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    return this.#pairs.offer(storage.clock.now());
  }

  /** When an invite ends, if accounts can be made with it. */
  async checkInvite(token: string, address: string): Promise<Pick<Invite, 'endsAt'> | Refused> {
    const { attempts, storage } = this.#tools;
    const usedUp = await attempts.take(...byNetwork('invites', address));
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    const invite = await inviteOf(storage, token);
    return invite === null ? INVITE_UNKNOWN : { endsAt: invite.endsAt };
  }

  /**
   * @param caller null for a visitor. When the caller is a guest, the guest's account becomes the registered
   *   account: it keeps its character, and all its logins end.
   */
  async register(
    input: RegistrationInput,
    caller: Caller | null,
    address: string,
  ): Promise<Account | Refused> {
    const refused = this.#faultOf(input, caller);
    if (refused) return refused;
    const { passwords, storage } = this.#tools;
    const retryAt = await this.#countIn(input, address);
    if (retryAt !== null) return { refused: 'request/too-many', retryAt };
    // Checked before the work for a password hash; `#insert` checks it again when it counts the account.
    const needsInvite = caller === null && this.#rules.mode === 'invite';
    if (needsInvite && (await inviteOf(storage, input.invite ?? '')) === null) return INVITE_UNKNOWN;
    const invite = needsInvite ? input.invite : undefined;
    const passwordHash = await passwords.hash(input.password);
    const writes = await this.#mayWrite(input, address);
    return await this.#insert({ ...input, invite }, passwordHash, caller, writes);
  }

  /** Counts a registration. @returns null, or the instant from which the network may register again. */
  async #countIn({ isGuest }: RegistrationInput, address: string): Promise<number | null> {
    const { attempts } = this.#tools;
    if (isGuest && this.#newGuests !== null) {
      const retryAt = await attempts.takeFromBuckets('newGuests', this.#newGuests, address);
      if (retryAt !== null) return retryAt;
    }
    return (await attempts.take(...byNetwork('register', address)))?.retryAt ?? null;
  }

  /**
   * Whether the registration sends the letter with the validation link. When the rate of letters is used up
   * it does not, and the account is made all the same; the player can request the letter later.
   */
  async #mayWrite(
    { username, isGuest, validationRequested }: RegistrationInput,
    address: string,
  ): Promise<boolean> {
    if (isGuest || validationRequested !== true) return false;
    return (await this.#tools.mailLimits.countRequest(usernameKey(username), address)) === null;
  }

  #faultOf(input: RegistrationInput, caller: Caller | null): Refused | null {
    if (caller !== null && (input.isGuest || caller.kind !== 'guest')) {
      return { refused: 'account/already-authenticated' };
    }
    const refusal = caller === null ? this.#refusalFor(input) : null;
    if (refusal) return refusal;
    if (caller === null && this.#rules.mode === 'invite' && input.invite === undefined)
      return { refused: 'registration/invite-needed' };
    const { username, password } = input;
    if (input.isGuest) {
      const accepted = this.#pairs.accepts({ username, password }, this.#tools.storage.clock.now());
      return accepted ? null : refusedAt('username', 'account/guest-pair');
    }
    const errors = faultsOf(username, password);
    return errors.length > 0 ? { refused: 'account/not-acceptable', errors } : null;
  }

  /** Why the host's rules do not let this account be made; null if they let it, perhaps with an invite. */
  #refusalFor({ isGuest }: Pick<RegistrationInput, 'isGuest'>): Refused | null {
    const { mode, areGuestsOn } = this.#rules;
    if (mode === 'closed') return { refused: 'registration/closed' };
    return isGuest && !areGuestsOn ? { refused: 'registration/guests-off' } : null;
  }

  /**
   * Creates the account, or turns the guest's account into a registered one.
   * @param input `invite`: the token of the invite that the account needs.
   * @param writes whether the letter with the validation link is sent.
   * @returns a refusal when the username is taken, or the caller's account is no longer a guest's.
   */
  async #insert(
    input: RegistrationInput,
    passwordHash: string,
    guest: Caller | null,
    writes: boolean,
  ): Promise<Account | Refused> {
    const { storage, logins, mailer } = this.#tools;
    const createdAt = storage.clock.now();
    const { isGuest } = input;
    const username = emailAddress(input.username) ?? input.username;
    const kept = await storage
      .write(async (tx) => {
        const account = {
          username,
          passwordHash,
          kind: isGuest ? 'guest' : 'registered',
          createdAt,
        } as const;
        const made =
          guest === null ? await insertNew(tx, account, input.invite) : await convert(tx, account, guest);
        const recipient = usernameKey(username);
        if (isRefused(made)) return made;
        await saveConsents(tx, made.account.id, this.#agreements.acceptedByRegistration, createdAt);
        if (writes) await insertMail(tx, { kind: 'validate-email', recipient }, createdAt);
        return made;
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) return NAME_TAKEN;
        throw error;
      });
    if (isRefused(kept)) return kept;
    logins.ended(kept.account.id, kept.endedSessions);
    if (writes) mailer.start();
    return kept.account;
  }
}

interface Kept {
  readonly account: Account;
  readonly endedSessions: readonly string[];
}

const NAME_TAKEN = refusedAt('username', 'account/username-taken');
const INVITE_UNKNOWN = { refused: 'invite/unknown' } as const;

/** @param invite the token of the invite that counts the account, if it needs one. */
async function insertNew(
  tx: Writer,
  account: NewAccount,
  invite: string | undefined,
): Promise<Kept | Refused> {
  const tokenHash = invite === undefined ? null : hashToken(invite);
  if (tokenHash !== null && !(await spendInvite(tx, tokenHash, account.createdAt))) return INVITE_UNKNOWN;
  const made = await insertAccount(tx, account);
  if (made) return { account: made, endedSessions: [] };
  if (tokenHash !== null) await returnInvite(tx, tokenHash);
  return NAME_TAKEN;
}

async function convert(tx: Writer, account: NewAccount, { accountId }: Caller): Promise<Kept | Refused> {
  const made = await registerGuest(tx, accountId, account);
  // Another call of this guest has registered the account meanwhile.
  if (made === null) return { refused: 'account/already-authenticated' };
  return { account: made, endedSessions: await deleteLoginsOf(tx, accountId) };
}

function faultsOf(username: string, password: string): FieldError[] {
  const isAddress = emailAddress(username) !== null;
  const faults = passwordFaults(password, username.trim());
  return [
    ...(isAddress ? [] : [faultAt('username', 'email/invalid')]),
    ...faults.map((fault) => faultAt('password', fault)),
  ];
}
