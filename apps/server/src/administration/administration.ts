import { shippedWorldDirectory } from '@slumberfell/content';
import {
  type AnnounceInput,
  type Answer,
  type DecisionInput,
  furtherReasons,
  type InviteInput,
  type NewPost,
  type RenameInput,
  type ReportOrder,
  type ReportOutcome,
} from '@slumberfell/protocol';
import type { AccountTools } from '../accounts/account-tools.ts';
import { inviteLink } from '../accounts/letters/links.ts';
import type { Caller } from '../accounts/logins/caller.ts';
import { closeReport, closeReportsOfAccount, nameReports } from '../accounts/name-reports.ts';
import { createInvite, invitesIn, withdrawInvite } from '../accounts/registration/invites.ts';
import type { NameRules } from '../characters/names/name-rules.ts';
import type { Content } from '../content/content.ts';
import type { ImportFinding } from '../content/preparation.ts';
import { prepareInWorker } from '../content/prepare-in-worker.ts';
import { isRefused, type Refused } from '../errors.ts';
import type { Leaderboards } from '../leaderboards/leaderboards.ts';
import type { HostNews } from '../news/host-news.ts';
import { type AuditEntry, insertAudit } from '../storage/tables/audit.ts';
import { createResetLink, endLogins } from './account-acts.ts';
import type { Deciding } from './deciding.ts';
import { decideHidden, decideName, decideShown, type HidingDecided, managedCharacter } from './decisions.ts';
import { noteImport } from './note-import.ts';
import { type OverviewSources, overviewOf } from './overview.ts';
import { presentDifference } from './present-difference.ts';
import type { ToldDecisions } from './told-decisions.ts';

export interface AdministrationTools extends Pick<AccountTools, 'storage' | 'attempts' | 'logins'> {
  readonly content: Pick<Content, 'importWorld'>;
  readonly leaderboards: Pick<Leaderboards, 'committed'>;
  readonly names: NameRules;
  readonly decisions: Pick<ToldDecisions, 'look'>;
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
    const limited = await this.#limit(caller, 'generate-password-reset-link');
    return limited ?? (await createResetLink(this.#deciding(caller), this.#tools.origin(), username));
  }

  /**
   * Ends all logins of an account, on every node.
   * @returns null when they have ended.
   */
  async endSessions(caller: Caller, username: string): Promise<Refused | null> {
    const limited = await this.#limit(caller, 'end-account-sessions');
    if (limited) return limited;
    const ended = await endLogins(this.#deciding(caller), username);
    if (isRefused(ended)) return ended;
    this.#tools.logins.ended(ended.accountId, ended.tokenHashes);
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

  async reports(
    caller: Caller,
    page: { readonly order: ReportOrder | undefined; readonly page: number },
  ): Promise<Answer<'reports'>> {
    return await nameReports(this.#tools.storage, actorOf(caller), page);
  }

  /** @returns null when the report is closed. */
  async closeReport(
    caller: Caller,
    input: { readonly id: number; readonly outcome: ReportOutcome },
  ): Promise<Refused | null> {
    return await closeReport(this.#tools.storage, actorOf(caller), input);
  }

  /** @returns null when the reports of the account are closed. */
  async closeReportsOf(
    caller: Caller,
    input: { readonly reporterId: number; readonly outcome: ReportOutcome },
  ): Promise<Refused | null> {
    const closed = await closeReportsOfAccount(this.#tools.storage, actorOf(caller), input);
    return isRefused(closed) ? closed : null;
  }

  async managedCharacter(caller: Caller, name: string): Promise<Answer<'managed-character'> | Refused> {
    return await managedCharacter(this.#deciding(caller), name);
  }

  /** @returns null when the character has the name. */
  async renameCharacter(caller: Caller, input: RenameInput): Promise<Refused | null> {
    const limited = await this.#limit(caller, 'rename-character');
    if (limited !== null) return limited;
    return await this.#decided(await decideName(this.#deciding(caller), this.#tools.names, input));
  }

  /** @returns null when the character is hidden from the leaderboards. */
  async hideCharacter(caller: Caller, input: DecisionInput): Promise<Refused | null> {
    const limited = await this.#limit(caller, 'hide-character');
    return limited ?? (await this.#hidingDecided(await decideHidden(this.#deciding(caller), input)));
  }

  /** @returns null when the character is on the leaderboards again. */
  async showCharacter(caller: Caller, input: DecisionInput): Promise<Refused | null> {
    const limited = await this.#limit(caller, 'show-character');
    return limited ?? (await this.#hidingDecided(await decideShown(this.#deciding(caller), input)));
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

  #deciding(caller: Caller): Deciding {
    return { storage: this.#tools.storage, actor: actorOf(caller) };
  }

  async #hidingDecided(decided: HidingDecided | Refused): Promise<Refused | null> {
    if (isRefused(decided)) return decided;
    this.#tools.leaderboards.committed(decided.changes);
    return await this.#decided(null);
  }

  /** Tells open pages of a decision. */
  async #decided(refused: Refused | null): Promise<Refused | null> {
    if (refused === null) await this.#tools.decisions.look();
    return refused;
  }

  async #import(caller: Caller): Promise<Answer<'import-data'> | Refused> {
    const { content, contentDirectory } = this.#tools;
    const prepared = prepareInWorker(contentDirectory ?? shippedWorldDirectory);
    const imported = await noteImport(this.#deciding(caller), await content.importWorld(prepared));
    if ('refused' in imported) return { refused: 'import/refused', errors: listed(imported.refused) };
    const { version, effectiveAt, difference } = imported;
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
