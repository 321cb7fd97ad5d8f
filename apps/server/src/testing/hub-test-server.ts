import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { NewCharacter, Shown } from '@slumberfell/engine';
import type { ClientState, Frame, PlayerCommand } from '@slumberfell/protocol';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { LoginCookie } from '../accounts/login-cookie.ts';
import { Logins } from '../accounts/logins.ts';
import { provedByPassword } from '../accounts/proof.ts';
import type { Game } from '../game.ts';
import { openGame } from '../game.ts';
import { LoginCookies } from '../http/login-cookies.ts';
import { DEFAULT_TRUSTED_PROXIES, TrustedProxies } from '../http/trusted-proxies.ts';
import { createHub, type Hub } from '../hub/hub.ts';
import { accountById } from '../storage/tables/accounts.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { cookiePair } from './cookie-pair.ts';
import { SQLITE, type TestDatabase, type TestStorage } from './databases.ts';
import { shippedWorld } from './shipped-world.ts';
import { storedAccount } from './stored-character.ts';
import { TestClock } from './test-clock.ts';
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

/** The shipped world, in which a new character owns other things where `gift` says so. */
export function contentWith(gift: Partial<NewCharacter> = {}): CompiledContent {
  const shipped = shippedWorld();
  return { ...shipped, newCharacter: { ...shipped.newCharacter, ...gift } };
}

/** An account with a login and a character. */
export interface Player {
  readonly accountId: number;
  readonly characterId: number;
  /** The `Cookie` header. */
  readonly cookie: string;
}

/**
 * The hub on a real HTTP server, with a real game, a database of its own, and a clock that the test moves. It
 * has no API calls: tests of the hub call the game directly, and nothing but the hub plays back events.
 */
export class HubTestServer {
  readonly clock: TestClock;
  readonly opened: TestStorage;
  readonly game: Game;
  readonly logins: Logins;
  readonly loginCookies: LoginCookies;
  readonly hub: Hub;
  readonly http: HttpServer;
  #players = 0;

  private constructor(clock: TestClock, opened: TestStorage, game: Game) {
    this.clock = clock;
    this.opened = opened;
    this.game = game;
    this.logins = new Logins(opened.storage);
    this.loginCookies = new LoginCookies(this.logins, new LoginCookie(false));
    this.http = createServer((_request, response) => response.end('here'));
    const { logins, loginCookies } = this;
    const log = pino({ level: 'silent' });
    const { clock: storageClock } = opened.storage;
    const alone = { nodes: null, publicUrl: null, proxies: new TrustedProxies(DEFAULT_TRUSTED_PROXIES) };
    this.hub = createHub(this.http, { game, logins, loginCookies, clock: storageClock, ...alone, log });
  }

  static async start(
    gift: Partial<NewCharacter> = {},
    database: TestDatabase = SQLITE,
  ): Promise<HubTestServer> {
    const clock = new TestClock(START);
    const opened = await database.open(clock);
    const game = await openGame({ storage: opened.storage, content: contentWith(gift) });
    const server = new HubTestServer(clock, opened, game);
    await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  /** Makes a new account and logs it in. */
  async account(): Promise<{ accountId: number; cookie: string }> {
    const { storage } = this.opened;
    const accountId = await storedAccount(storage);
    const account = await storage.read((db) => accountById(db, accountId));
    if (account === null) throw new Error(`account ${accountId} is missing`);
    const setCookie = await this.loginCookies.begin(provedByPassword(account), false);
    return { accountId, cookie: cookiePair(setCookie ?? '') };
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

  async close(): Promise<void> {
    await this.hub.close();
    this.game.close();
    await new Promise((resolve) => this.http.close(resolve));
    await this.opened.dispose();
  }
}
