import { newAuthenticatorSecret } from '../accounts/credentials/authenticator-codes.ts';
import { readConfig } from '../config.ts';
import { appoint } from '../operations/admin/roles.ts';
import { settingStates } from '../operations/setting-states.ts';
import { type Overrides, type Server, startServer } from '../server.ts';
import { openStorage } from '../storage/open.ts';
import type { Writer } from '../storage/storage.ts';
import { accountByUsername } from '../storage/tables/accounts.ts';
import { confirmSecondFactor, offerSecondFactor } from '../storage/tables/second-factors.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { type DatabasePlace, SQLITE, type TestDatabase } from './databases.ts';
import { shippedWorld } from './shipped-world.ts';
import { TestClient } from './test-client.ts';

export interface TestServerOptions extends Omit<Overrides, 'content'> {
  /**
   * A `TestDatabase` makes a new, empty database, which `close` removes; a `DatabasePlace` is an existing
   * database, which `close` leaves. Default: a new SQLite file.
   */
  readonly database?: TestDatabase | DatabasePlace;
  /** Default: the world of the setting `CONTENT_DIR`, or the shipped world when it is not set. */
  readonly world?: CompiledContent;
  /** Environment variables of the server (README's table of settings). Defaults: a free port, and no log. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * Whether the server listens on the same port after a restart, for pages that are open in a browser.
   * Default: false; the server then listens on any free port.
   */
  readonly keepsPort?: boolean;
}

/** The whole server on a database of its own, reached by real HTTP and sockets. */
export class TestServer {
  readonly place: DatabasePlace;
  readonly #options: TestServerOptions;
  readonly #removeDatabase: () => Promise<void>;
  #settings: Readonly<Record<string, string>>;
  #running: Server | null = null;
  #port = 0;
  #url = '';

  private constructor(options: TestServerOptions, place: DatabasePlace, removeDatabase: () => Promise<void>) {
    this.#options = options;
    this.#settings = options.settings ?? {};
    this.place = place;
    this.#removeDatabase = removeDatabase;
  }

  /** Use `startTestServer`. @throws what `startServer` throws */
  static async start(options: TestServerOptions): Promise<TestServer> {
    const { database = SQLITE } = options;
    const { remove, ...place } =
      'place' in database ? await database.prepared() : { ...database, remove: null };
    const server = new TestServer(options, place, remove ?? (() => Promise.resolve()));
    try {
      await server.start();
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  /** The port at which the server listens, or listened last. */
  get port(): number {
    return this.#port;
  }

  /**
   * The address at which players reach the server, or reached it last: `PUBLIC_URL`, or its port on this
   * machine.
   */
  get url(): string {
    return this.#url;
  }

  /** The running server. @throws Error while the server is stopped */
  get running(): Server {
    if (this.#running === null) throw new Error('the test server is stopped');
    return this.#running;
  }

  /** The game in the running server. @throws Error while the server is stopped */
  get game(): Server['game'] {
    return this.running.game;
  }

  /** A new client without cookies. */
  newClient(): TestClient {
    return new TestClient(() => this.#port);
  }

  /** Starts the stopped server again on the same database. Clients keep their cookies. */
  async start(): Promise<void> {
    const { database: _database, world, settings: _settings, keepsPort, ...overrides } = this.#options;
    const port = String(keepsPort === true ? this.#port : 0);
    const config = readConfig({ PORT: port, LOG_LEVEL: 'silent', ...this.#settings });
    const content = world ?? (config.contentDirectory === null ? shippedWorld() : null);
    this.#running = await startServer(
      { ...config, ...this.place },
      {
        ...overrides,
        settingStates: settingStates(this.#settings, config),
        ...(content && { content }),
      },
    );
    this.#port = this.#running.port;
    this.#url = this.#running.url;
  }

  /** Stops the server, if it runs; the database stays until `close`. */
  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    await running?.close();
  }

  /** @param changed settings that the server has from now on. */
  async restart(changed: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...changed };
    await this.stop();
    await this.start();
  }

  /**
   * Makes an account an administrator's, as the host does at the command line, and gives it a second factor,
   * which administrators need. Restarts the server.
   * @throws Error when there is no such account
   */
  async appointAdministrator(username: string): Promise<void> {
    await this.stop();
    const { clock } = this.#options;
    const storage = await openStorage({ ...this.place, ...(clock && { clock }) });
    const isAppointed = await appoint(storage, username, 'admin');
    await storage.write((tx) => addSecondFactor(tx, username));
    await storage.close();
    if (!isAppointed) throw new Error(`there is no account ${username}`);
    await this.start();
  }

  /** Stops the server, and removes the database if the server was started with a new one. */
  async close(): Promise<void> {
    await this.stop();
    await this.#removeDatabase();
  }
}

/** Starts a real server for tests and benchmarks. @throws what `startServer` throws */
export const startTestServer = (options: TestServerOptions = {}): Promise<TestServer> =>
  TestServer.start(options);

async function addSecondFactor(tx: Writer, username: string): Promise<void> {
  const account = await accountByUsername(tx, username);
  if (account === null) return;
  await offerSecondFactor(tx, account.id, newAuthenticatorSecret(), 0);
  await confirmSecondFactor(tx, account.id, 0);
  // All logins of the account count as logins with a second factor, as if their players had sent a code.
  await tx
    .updateTable('auth_sessions')
    .set({ second_factor: 1 })
    .where('account_id', '=', account.id)
    .execute();
}
