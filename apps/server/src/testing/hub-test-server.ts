import { setImmediate as turn } from 'node:timers/promises';
import type { NewCharacter, QuestData, Shown, Trait } from '@slumberfell/engine';
import type { ClientState, Frame, PlayerCommand } from '@slumberfell/protocol';
import { expect, vi } from 'vitest';
import type { Logins } from '../accounts/logins/logins.ts';
import { provedByPassword } from '../accounts/logins/proof.ts';
import type { ToldDecisions } from '../administration/told-decisions.ts';
import type { Game } from '../game.ts';
import type { LoginCookies } from '../http/login/login-cookies.ts';
import type { Hub } from '../hub/hub.ts';
import type { HostNews } from '../news/host-news.ts';
import type { Storage } from '../storage/storage.ts';
import { accountById } from '../storage/tables/accounts.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { cookiePair } from './cookie-pair.ts';
import { SQLITE, type TestDatabase } from './databases.ts';
import { shippedWorld } from './shipped-world.ts';
import { withQuests } from './small-quests.ts';
import { storedAccount } from './stored-character.ts';
import { TestClock } from './test-clock.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { unevenSteps } from './uneven-steps.ts';
import { fold, Watcher } from './watcher.ts';

export const START = Date.UTC(2026, 0, 10, 20);

/** Items of the shipped world: a new character's weapon and food. */
const SWORD = 20901;
export const FOOD = 12011;

/** More food than a fighting character can eat. */
export const PROVISIONS: Partial<NewCharacter> = {
  inventory: [
    { itemId: SWORD, amount: 1 },
    { itemId: FOOD, amount: 1_000_000 },
  ],
};

/** The shipped world with `newCharacter` changed: the fields of `gift` replace those of the shipped world. */
export function contentWith(gift: Partial<NewCharacter> = {}): CompiledContent {
  const shipped = shippedWorld();
  return { ...shipped, newCharacter: { ...shipped.newCharacter, ...gift } };
}

/** The content in which the weapon of a new character has traits. */
function withSwordTraits({ sets, ...content }: CompiledContent, traits: readonly Trait[]): CompiledContent {
  if (traits.length === 0) return { sets, ...content };
  const items = sets.items.map((item) => (item.id === SWORD ? { ...item, traits } : item));
  return { ...content, sets: { ...sets, items } };
}

/** An account with a login and a character. */
export interface Player {
  readonly accountId: number;
  readonly characterId: number;
  /** The value of the `Cookie` header. */
  readonly cookie: string;
}

/**
 * A test server for tests of the hub, which call the game directly. Its clock moves only when the test moves
 * it, and it runs no jobs: only calls and the hub's playback change characters.
 */
export class HubTestServer {
  readonly clock: TestClock;
  readonly #server: TestServer;
  #players = 0;

  private constructor(clock: TestClock, server: TestServer) {
    this.clock = clock;
    this.#server = server;
  }

  static async start(
    gift: Partial<NewCharacter> = {},
    database: TestDatabase = SQLITE,
    swordTraits: readonly Trait[] = [],
    quests: QuestData | null = null,
  ): Promise<HubTestServer> {
    const clock = new TestClock(START);
    const plain = withSwordTraits(contentWith(gift), swordTraits);
    const world = quests === null ? plain : withQuests(plain, quests);
    return new HubTestServer(clock, await startTestServer({ database, clock, world, runsJobs: false }));
  }

  get url(): string {
    return this.#server.url;
  }

  get game(): Game {
    return this.#server.game;
  }

  get storage(): Storage {
    return this.#server.running.storage;
  }

  get logins(): Logins {
    return this.#server.running.services.logins;
  }

  get loginCookies(): LoginCookies {
    return this.#server.running.services.loginCookies;
  }

  get decisions(): ToldDecisions {
    return this.#server.running.services.decisions;
  }

  get news(): HostNews {
    return this.#server.running.services.news;
  }

  get hub(): Hub {
    return this.#server.running.hub;
  }

  /**
   * Makes a new account and logs it in. The name of its cookie has no port, so that servers at all ports read
   * it.
   */
  async account(): Promise<{ accountId: number; cookie: string }> {
    const accountId = await storedAccount(this.storage);
    const account = await this.storage.read((db) => accountById(db, accountId));
    if (account === null) throw new Error(`account ${accountId} is missing`);
    const setCookie = await this.loginCookies.begin(provedByPassword(account), false, undefined);
    return { accountId, cookie: cookiePair(setCookie ?? '') };
  }

  /** Ends the login of a player. */
  async endLogin({ cookie }: Pick<Player, 'cookie'>): Promise<void> {
    const headers = { cookie };
    await this.loginCookies.end(await this.loginCookies.authenticate(headers), headers);
  }

  async player(): Promise<Player> {
    const { accountId, cookie } = await this.account();
    const character = await this.game.characters.create(accountId, `Player ${++this.#players}`, 1);
    if ('refused' in character) throw new Error(character.refused);
    return { accountId, cookie, characterId: character.id };
  }

  /** Makes a player with weapon and food equipped. The server's new characters must own `PROVISIONS`. */
  async fighter(): Promise<Player> {
    const player = await this.player();
    await this.command(player, { name: 'equip', input: { itemId: SWORD } });
    await this.command(player, { name: 'equip-food', input: { itemId: FOOD, amount: 500_000 } });
    return player;
  }

  /** Connects a socket as a player's browser does. Returns when the character's playback runs. */
  async watch({ cookie, characterId }: Player): Promise<Watcher> {
    const watcher = await Watcher.connect(this.url, { cookie, origin: this.url });
    await this.settled(characterId);
    return watcher;
  }

  /** Gives a command. @throws Error when it is refused */
  async command(player: Player, command: PlayerCommand): Promise<Frame> {
    const outcome = await this.game.characters.command(player.characterId, command, null);
    if (outcome === null || !('frame' in outcome))
      throw new Error(`${command.name}: ${JSON.stringify(outcome)}`);
    return outcome.frame;
  }

  /** What the layout shows a player now. */
  async layout({ characterId }: Player): Promise<{ shown: Shown; revision: number }> {
    const settled = await this.game.characters.open(characterId);
    if (settled === null) throw new Error(`character ${characterId} is missing`);
    return settled;
  }

  /** Returns when the character's playback has sent all events that are due. */
  async settled(characterId: number): Promise<void> {
    for (let turns = 0; turns < 3; turns++) {
      await turn();
      await this.game.characters.inQueue(characterId, () => undefined);
    }
  }

  /** Moves the clock forward in uneven steps, and waits for the playback after each. */
  async play({ characterId }: Player, time: number): Promise<void> {
    for (const step of unevenSteps(time)) {
      this.clock.forward(step);
      await this.settled(characterId);
    }
  }

  /**
   * Folds the frames that a socket got into what the player held, and expects the same as the layout.
   * @returns the folded state
   */
  async expectInStep(player: Player, watcher: Watcher, held: ClientState): Promise<ClientState> {
    const { shown, revision } = await this.layout(player);
    await vi.waitFor(() => expect(watcher.frames.at(-1)?.to).toBe(shown.eventAt), { timeout: 10_000 });
    const folded = fold(held, watcher.frames);
    expect(folded).toEqual({ shown, revision });
    return folded;
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}
