import { shippedWorldDirectory } from '@slumberfell/content';
import {
  type AnnounceInput,
  type Answer,
  furtherReasons,
  type InviteInput,
  type NewPost,
  type ReportOutcome,
} from '@slumberfell/protocol';
import type { AccountTools } from '../accounts/account-tools.ts';
import type { Caller } from '../accounts/caller.ts';
import { createInvite, invitesIn, withdrawInvite } from '../accounts/invites.ts';
import { inviteLink, resetPasswordLink } from '../accounts/links.ts';
import { ADMIN_LINK_LIFETIME } from '../accounts/mail-templates.ts';
import { closeReport, nameReports } from '../accounts/name-reports.ts';
import { hashToken, newToken } from '../accounts/token.ts';
import type { Content } from '../content/content.ts';
import type { ImportFinding } from '../content/preparation.ts';
import { prepareInWorker } from '../content/prepare-in-worker.ts';
import { isRefused, type Refused } from '../errors.ts';
import type { HostNews } from '../news/host-news.ts';
import { insertToken } from '../storage/tables/account-tokens.ts';
import { accountByUsername } from '../storage/tables/accounts.ts';
import { type AuditEntry, insertAudit } from '../storage/tables/audit.ts';
import { deleteLoginsOf } from '../storage/tables/auth-sessions.ts';
import { type OverviewSources, overviewOf } from './overview.ts';
import { presentDifference } from './present-difference.ts';

export interface AdministrationTools extends Pick<AccountTools, 'storage' | 'attempts' | 'logins'> {
  readonly content: Pick<Content, 'importWorld'>;
  readonly news: Pick<HostNews, 'announce' | 'withdraw' | 'post' | 'remove'>;
  /** Directory of the world to import; null for the world of this release. */
  readonly contentDirectory: string | null;
  readonly overview: Omit<OverviewSources, 'storage'>;
  /**
   * Origin of the game for players, such as `https://play.example.org`. Known only once the server listens.
   */
  origin(): string;
}

/** Maximum number of faults of a world to import that one answer lists. */
const MAX_FINDINGS = 50;

/**
 * The calls of administrators (specification 2.108, 6.4). All that reach this class are in the audit log,
 * refused ones too; those that `registerRoutes` refuses before are not.
 */
export class Administration {
  readonly #tools: AdministrationTools;
  /** Whether this node is importing a world. An import takes some 40 MB and a thread. */
  #isImporting = false;

  constructor(tools: AdministrationTools) {
    this.#tools = tools;
  }

  /** Creates a password reset link, for an owner who does not receive e-mails. */
  async resetLink(caller: Caller, username: string): Promise<string | Refused> {
    const { storage, origin } = this.#tools;
    const limited = await this.#limit(caller, 'generate-password-reset-link');
    if (limited) return limited;
    const at = storage.clock.now();
    const action = { at, actor: actorOf(caller), action: 'generate-password-reset-link' } as const;
    const token = newToken();
    return await storage.write(async (tx) => {
      const account = await accountByUsername(tx, username);
      if (account === null) {
        await insertAudit(tx, { ...action, subject: null, outcome: 'account/unknown' });
        return { refused: 'account/unknown' };
      }
      await insertAudit(tx, { ...action, subject: `account ${account.id}`, outcome: 'done' });
      await insertToken(tx, {
        tokenHash: hashToken(token),
        accountId: account.id,
        purpose: 'reset-password',
        createdAt: at,
        expiresAt: at + ADMIN_LINK_LIFETIME,
      });
      return resetPasswordLink(origin(), account.id, token);
    });
  }

  /**
   * Ends all logins of an account, on every node.
   * @returns null when they have ended.
   */
  async endSessions(caller: Caller, username: string): Promise<Refused | null> {
    const { storage, logins } = this.#tools;
    const limited = await this.#limit(caller, 'end-account-sessions');
    if (limited) return limited;
    const action = {
      at: storage.clock.now(),
      actor: actorOf(caller),
      action: 'end-account-sessions',
    } as const;
    const ended = await storage.write(async (tx) => {
      const account = await accountByUsername(tx, username);
      const subject = account && `account ${account.id}`;
      await insertAudit(tx, { ...action, subject, outcome: account ? 'done' : 'account/unknown' });
      return account && { accountId: account.id, tokenHashes: await deleteLoginsOf(tx, account.id) };
    });
    if (ended === null) return { refused: 'account/unknown' };
    logins.ended(ended.accountId, ended.tokenHashes);
    return null;
  }

  /**
   * Imports the world from the host's files. Each node runs one import at a time. The content is live on all
   * nodes after `IMPORT_DELAY`.
   */
  async importData(caller: Caller): Promise<Answer<'import-data'> | Refused> {
    if (this.#isImporting) return await this.#refused(caller, 'import-data', { refused: 'import/under-way' });
    this.#isImporting = true;
    try {
      return (await this.#limit(caller, 'import-data')) ?? (await this.#import(caller));
    } finally {
      this.#isImporting = false;
    }
  }

  /** Creates an invite. Its link is only in this answer. */
  async createInvite(caller: Caller, input: InviteInput): Promise<Answer<'create-invite'> | Refused> {
    const { storage, origin } = this.#tools;
    const limited = await this.#limit(caller, 'create-invite');
    if (limited) return limited;
    const invite = await createInvite(storage, actorOf(caller), input);
    if (isRefused(invite)) return invite;
    const { id, endsAt, token } = invite;
    return { id, endsAt, link: inviteLink(origin(), token) };
  }

  async overview(): Promise<Answer<'overview'>> {
    const { storage, overview } = this.#tools;
    return await overviewOf({ storage, ...overview });
  }

  async invites(): Promise<Answer<'invites'>> {
    return await invitesIn(this.#tools.storage);
  }

  /** @returns null when the invite has ended. */
  async withdrawInvite(caller: Caller, id: number): Promise<Refused | null> {
    const limited = await this.#limit(caller, 'withdraw-invite');
    return limited ?? (await withdrawInvite(this.#tools.storage, actorOf(caller), id));
  }

  async reports(caller: Caller): Promise<Answer<'reports'> | Refused> {
    const { storage } = this.#tools;
    const limited = await this.#limit(caller, 'reports');
    if (limited) return limited;
    const action = { actor: actorOf(caller), action: 'reports', subject: null, outcome: 'done' } as const;
    await this.#note({ at: storage.clock.now(), ...action });
    return await nameReports(storage);
  }

  /** @returns null when the report is closed. */
  async closeReport(
    caller: Caller,
    input: { readonly id: number; readonly outcome: ReportOutcome },
  ): Promise<Refused | null> {
    const limited = await this.#limit(caller, 'close-report');
    return limited ?? (await closeReport(this.#tools.storage, actorOf(caller), input));
  }

  /** Shows an announcement on every open page. */
  async announce(caller: Caller, input: AnnounceInput): Promise<Answer<'announce'> | Refused> {
    const limited = await this.#limit(caller, 'announce');
    return limited ?? (await this.#tools.news.announce(actorOf(caller), input));
  }

  /** @returns null when the announcement has ended. */
  async withdrawAnnouncement(caller: Caller, id: number): Promise<Refused | null> {
    const limited = await this.#limit(caller, 'withdraw-announcement');
    return limited ?? (await this.#tools.news.withdraw(actorOf(caller), id));
  }

  /** Adds a post to the news. */
  async postNews(caller: Caller, input: NewPost): Promise<Answer<'post-news'> | Refused> {
    const limited = await this.#limit(caller, 'post-news');
    return limited ?? (await this.#tools.news.post(actorOf(caller), input));
  }

  /** @returns null when the post was removed. */
  async removeNews(caller: Caller, id: number): Promise<Refused | null> {
    const limited = await this.#limit(caller, 'remove-news');
    return limited ?? (await this.#tools.news.remove(actorOf(caller), id));
  }

  async #import(caller: Caller): Promise<Answer<'import-data'> | Refused> {
    const { storage, content, contentDirectory } = this.#tools;
    const imported = await content.importWorld(prepareInWorker(contentDirectory ?? shippedWorldDirectory));
    const action = {
      at: storage.clock.now(),
      actor: actorOf(caller),
      action: 'import-data',
      subject: null,
    } as const;
    if ('refused' in imported) {
      await this.#note({ ...action, outcome: `refused for ${imported.refused.length} reason(s)` });
      return { refused: 'import/refused', errors: listed(imported.refused) };
    }
    const { version, effectiveAt, difference } = imported;
    await this.#note({ ...action, outcome: `${version} from ${new Date(effectiveAt).toISOString()}` });
    return { version, effectiveAt, difference: presentDifference(difference) };
  }

  async #limit(caller: Caller, action: AuditEntry['action']): Promise<Refused | null> {
    const subject = String(caller.accountId);
    const usedUp = await this.#tools.attempts.take({ rate: 'administration', subject });
    if (usedUp === null) return null;
    return await this.#refused(caller, action, { refused: 'request/too-many', retryAt: usedUp.retryAt });
  }

  /** Notes a call that is refused before it does anything. */
  async #refused(caller: Caller, action: AuditEntry['action'], refusal: Refused): Promise<Refused> {
    const at = this.#tools.storage.clock.now();
    await this.#note({ at, actor: actorOf(caller), action, subject: null, outcome: refusal.refused });
    return refusal;
  }

  async #note(entry: AuditEntry): Promise<void> {
    await this.#tools.storage.write((tx) => insertAudit(tx, entry));
  }
}

const actorOf = ({ accountId }: Caller): string => `account ${accountId}`;

function listed(findings: readonly ImportFinding[]): NonNullable<Refused['errors']> {
  const errors = findings.map(({ check, message }) => ({
    path: String(check),
    description: message.slice(0, 500),
  }));
  if (errors.length <= MAX_FINDINGS) return errors;
  const description = furtherReasons(errors.length - MAX_FINDINGS + 1);
  return [...errors.slice(0, MAX_FINDINGS - 1), { path: 'more', description }];
}
