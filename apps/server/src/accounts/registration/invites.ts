import { INVITE_LIMITS, type InviteInput } from '@slumberfell/protocol';
import type { Refused } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { insertAudit } from '../../storage/tables/audit.ts';
import {
  countUsableInvites,
  deleteInvitesBefore,
  endInvite,
  type Invite,
  insertInvite,
  listInvites,
  usableInvite,
} from '../../storage/tables/invites.ts';
import { hashToken, isToken, newToken } from '../secrets/token.ts';

const DAY = 24 * 3_600_000;

/** ms for which the server keeps an invite after its end, so that the host sees how often it was used. */
const KEPT = 90 * DAY;

/** Maximum number of invites deleted in one transaction. */
const SWEEP = 500;

/** An invite that was just created. Only this value has the token: the database has its hash. */
export interface NewInvite extends Pick<Invite, 'id' | 'endsAt'> {
  readonly token: string;
}

export interface ListedInvite extends Invite {
  /** Whether an account can be made with it now. */
  readonly isUsable: boolean;
}

/**
 * Creates an invite, and notes it in the audit log.
 * @param actor as in the audit log.
 * @returns a refusal when there are as many usable invites as `INVITE_LIMITS` allows.
 */
export async function createInvite(
  storage: Storage,
  actor: string,
  { accounts, days, note = '' }: InviteInput,
): Promise<NewInvite | Refused> {
  const at = storage.clock.now();
  const token = newToken();
  const endsAt = at + days * DAY;
  const action = { at, actor, action: 'create-invite' } as const;
  return await storage.write(async (tx) => {
    if ((await countUsableInvites(tx, at)) >= INVITE_LIMITS.usable) {
      await insertAudit(tx, { ...action, subject: null, outcome: 'invite/limit' });
      return { refused: 'invite/limit' };
    }
    const tokenHash = hashToken(token);
    const id = await insertInvite(tx, { tokenHash, note, accounts, createdAt: at, endsAt });
    await insertAudit(tx, { ...action, subject: `invite ${id}`, outcome: 'done' });
    return { id, token, endsAt };
  });
}

/**
 * Ends an invite, and notes it in the audit log.
 * @param actor as in the audit log.
 * @returns null when it has ended.
 */
export async function withdrawInvite(storage: Storage, actor: string, id: number): Promise<Refused | null> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const isEnded = await endInvite(tx, id, at);
    const outcome = isEnded ? 'done' : 'invite/unknown';
    await insertAudit(tx, { at, actor, action: 'withdraw-invite', subject: `invite ${id}`, outcome });
    return isEnded ? null : { refused: 'invite/unknown' };
  });
}

/** The invites that can still be used, then those that ended in the last 90 days. */
export async function invitesIn(storage: Storage): Promise<readonly ListedInvite[]> {
  const now = storage.clock.now();
  const invites = await storage.read((db) => listInvites(db, now, INVITE_LIMITS.listed));
  return invites.map((invite) => ({
    ...invite,
    isUsable: invite.endsAt > now && invite.used < invite.accounts,
  }));
}

/** The invite whose link has this token, if accounts can be made with it now; otherwise null. */
export async function inviteOf(storage: Storage, token: string): Promise<Invite | null> {
  if (!isToken(token)) return null;
  return await storage.read((db) => usableInvite(db, hashToken(token), storage.clock.now()));
}

/** Removes invites that ended `KEPT` ms ago. */
export async function removeOldInvites(storage: Storage): Promise<void> {
  const before = storage.clock.now() - KEPT;
  let removed: number;
  do {
    removed = await storage.write((tx) => deleteInvitesBefore(tx, before, SWEEP));
  } while (removed === SWEEP);
}
