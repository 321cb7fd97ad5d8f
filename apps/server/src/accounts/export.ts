import {
  AGREEMENT_LIMITS,
  type Answer,
  IDLE_REPORTS_KEPT,
  presentCharacter,
  REPORT_LIMITS,
} from '@slumberfell/protocol';
import { withoutSeeds } from '../characters/random-seed.ts';
import { presentChronicle } from '../chronicles/present-chronicle.ts';
import type { Refused } from '../errors.ts';
import type { Game } from '../game.ts';
import { accountById } from '../storage/tables/accounts.ts';
import type { CharacterIdentity } from '../storage/tables/characters/columns.ts';
import { charactersOf } from '../storage/tables/characters/rows.ts';
import { newestCommands } from '../storage/tables/command-log.ts';
import { consentsOf } from '../storage/tables/consents.ts';
import { decisionsAbout } from '../storage/tables/decisions.ts';
import { newsSeenUpTo } from '../storage/tables/news-seen.ts';
import { reportsBy } from '../storage/tables/reports.ts';
import { readCommand } from '../storage/values/logged-command.ts';
import { readOf } from '../storage/values/unreadable-character.ts';
import { accountStatusOf } from './account-status.ts';
import type { AccountTools } from './account-tools.ts';
import type { Caller } from './caller.ts';
import type { OwnDevices } from './own-devices.ts';
import type { OwnLogins } from './own-logins.ts';

type Exported = Answer<'export-data'>;

/** What lists the logins and the devices of an account. */
interface Own {
  readonly logins: OwnLogins;
  readonly devices: OwnDevices;
}

/**
 * Maximum number of commands in an export, which has the newest ones. A player gives about as many in some
 * months.
 */
const COMMANDS = 10_000;

/**
 * Exports the data that the server has about a player. Of the player's commands, it exports only the newest.
 */
export class Export {
  readonly #tools: AccountTools;
  readonly #own: Own;
  readonly #game: Pick<Game, 'characters' | 'content' | 'idleReports'>;

  constructor(tools: AccountTools, own: Own, game: Pick<Game, 'characters' | 'content' | 'idleReports'>) {
    this.#tools = tools;
    this.#own = own;
    this.#game = game;
  }

  async export(caller: Caller): Promise<Exported | Refused> {
    const { storage, attempts } = this.#tools;
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
    const characters: Exported['characters'][number][] = [];
    for (const identity of owned) {
      const character = await this.#character(identity);
      if (character !== null) characters.push(character);
    }
    return {
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
      characters,
    };
  }

  async #character(identity: CharacterIdentity): Promise<Exported['characters'][number] | null> {
    const settled = await this.#game.characters.read(identity.id);
    const chronicle = await this.#game.characters.chronicle(identity.id);
    if (settled === null || chronicle === null) return null;
    const { id, name, appearanceId, createdAt } = identity;
    const decisions = await this.#tools.storage.read((db) => decisionsAbout(db, id));
    const commands = await this.#tools.storage.read((db) => newestCommands(db, id, COMMANDS));
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
      commands: commands.map((entry) => {
        const command = readOf(id, () => readCommand(entry));
        return { at: entry.at, command: command.name, input: JSON.stringify(withoutSeeds(command)) };
      }),
    };
  }
}
