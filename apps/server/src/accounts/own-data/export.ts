import {
  AGREEMENT_LIMITS,
  type Answer,
  IDLE_REPORTS_KEPT,
  presentCharacter,
  REPORT_LIMITS,
} from '@slumberfell/protocol';
import { presentChronicle } from '../../chronicles/present-chronicle.ts';
import type { Refused } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { accountById } from '../../storage/tables/accounts.ts';
import type { CharacterIdentity } from '../../storage/tables/characters/columns.ts';
import { charactersOf } from '../../storage/tables/characters/rows.ts';
import { consentsOf } from '../../storage/tables/consents.ts';
import { decisionsAbout } from '../../storage/tables/decisions.ts';
import { newsSeenUpTo } from '../../storage/tables/news-seen.ts';
import { reportsBy } from '../../storage/tables/reports/columns.ts';
import type { AccountTools } from '../account-tools.ts';
import type { Caller } from '../logins/caller.ts';
import { accountStatusOf } from '../registration/account-status.ts';
import { ExportTurns } from './export-turns.ts';
import { exportedCommands } from './exported-commands.ts';
import type { OwnDevices } from './own-devices.ts';
import type { OwnLogins } from './own-logins.ts';

type Exported = Answer<'export-data'>;

/** What lists the logins and the devices of an account. */
interface Own {
  readonly logins: OwnLogins;
  readonly devices: OwnDevices;
}

/** A character without its commands, which are read while they are sent. */
type Head = Omit<Exported['characters'][number], 'commands' | 'commandsListed'>;

/** ms after which a client that was refused its turn may ask again. */
const BUSY_FOR = 30_000;

/**
 * Exports the data that the server has about a player. Of the player's commands, it exports only the newest.
 * One export at a time runs on a node, and the others wait.
 */
export class Export {
  readonly #tools: AccountTools;
  readonly #own: Own;
  readonly #game: Pick<Game, 'characters' | 'content' | 'idleReports'>;

  readonly #turns: ExportTurns;

  /** @param longestWait ms that an export waits for its turn. Default: 30 s. */
  constructor(
    tools: AccountTools,
    own: Own,
    game: Pick<Game, 'characters' | 'content' | 'idleReports'>,
    longestWait?: number,
  ) {
    this.#turns = new ExportTurns(longestWait);
    this.#tools = tools;
    this.#own = own;
    this.#game = game;
  }

  /**
   * @param closed aborts when the answer has been sent, or the client has left.
   * @returns pieces of the JSON of `Exported`. The first one has the first commands.
   */
  async export(caller: Caller, closed: AbortSignal): Promise<AsyncGenerator<string> | Refused> {
    const { storage, attempts } = this.#tools;
    if (!(await this.#turns.wait(closed))) return { refused: 'busy', retryAt: Date.now() + BUSY_FOR };
    const { accountId, username, kind, role, secondFactor } = caller;
    const usedUp = await attempts.take({ rate: 'exports', subject: String(accountId) });
    if (usedUp) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    const [account, owned, reports, seenUpTo, consents] = await storage.read(async (db) => [
      await accountById(db, accountId),
      await charactersOf(db, accountId),
      await reportsBy(db, accountId, REPORT_LIMITS.exported),
      await newsSeenUpTo(db, accountId),
      await consentsOf(db, accountId, AGREEMENT_LIMITS.exported),
    ]);
    if (account === null) return { refused: 'request/not-authenticated' };
    const characters: { readonly id: number; readonly head: Head }[] = [];
    for (const identity of owned) {
      const head = await this.#character(identity);
      if (head !== null) characters.push({ id: identity.id, head });
    }
    const exported: Omit<Exported, 'characters'> = {
      exportedAt: storage.clock.now(),
      account: {
        username,
        status: accountStatusOf(kind).status,
        createdAt: account.createdAt,
        isAdmin: role === 'admin',
        secondFactor,
        newsSeenUpTo: seenUpTo,
      },
      sessions: await this.#own.logins.list(caller),
      devices: await this.#own.devices.list(caller),
      reports,
      consents,
    };
    return this.#pieces(exported, characters);
  }

  async *#pieces(
    exported: object,
    characters: readonly { readonly id: number; readonly head: Head }[],
  ): AsyncGenerator<string> {
    let before = `${opened(exported)},"characters":[`;
    for (const [index, { id, head }] of characters.entries()) {
      before += `${index === 0 ? '' : ','}${opened(head)},`;
      for await (const commands of exportedCommands(this.#tools.storage, id)) {
        yield before + commands;
        before = '';
      }
      before = '}';
    }
    yield `${before}]}`;
  }

  async #character(identity: CharacterIdentity): Promise<Head | null> {
    const settled = await this.#game.characters.read(identity.id);
    const chronicle = await this.#game.characters.chronicle(identity.id);
    if (settled === null || chronicle === null) return null;
    const { id, name, appearanceId, createdAt } = identity;
    const decisions = await this.#tools.storage.read((db) => decisionsAbout(db, id));
    const idleReports = await this.#game.idleReports.page(id, 1, IDLE_REPORTS_KEPT);
    return {
      createdAt,
      character: presentCharacter(
        { id, name, appearanceId },
        settled.shown,
        this.#game.content.live().sets.skills,
      ),
      chronicle: presentChronicle(chronicle),
      decisions,
      idleReports: idleReports.reports,
    };
  }
}

/** An object as JSON, without its last brace. */
const opened = (object: object): string => JSON.stringify(object).slice(0, -1);
