import { newAuthenticatorSecret } from '../accounts/authenticator-codes.ts';
import { readConfig } from '../config.ts';
import { appoint } from '../operations/admin/roles.ts';
import { type Overrides, type Server, startServer } from '../server.ts';
import { openStorage } from '../storage/open.ts';
import type { Writer } from '../storage/storage.ts';
import { accountByUsername } from '../storage/tables/accounts.ts';
import { confirmSecondFactor, offerSecondFactor } from '../storage/tables/second-factors.ts';
import type { DatabasePlace, TestDatabase } from './databases.ts';
import { SHIPPED } from './played-character.ts';
import { TestClient } from './test-client.ts';

/** The whole server on a database of its own, reached by real HTTP. */
export interface TestHouse {
  readonly place: DatabasePlace;
  readonly port: number;
  /** A browser that has never been here. */
  visitor(): TestClient;
  /** Stops the server and starts it again on the same database. Browsers that were here go on. */
  restart(): Promise<void>;
  /**
   * Restarts the server with an account made an administrator's, as its host would at the command line, and with a second
   * factor, without which administrators are let in nowhere.
   */
  appoint(username: string): Promise<void>;
  /** Stops the server; the database stays until `dispose`. */
  stop(): Promise<void>;
  dispose(): Promise<void>;
}

export interface TestHouseOptions extends Overrides {
  readonly publicUrl?: string;
  /** Further settings, as in the environment. */
  readonly variables?: Readonly<Record<string, string>>;
}

export async function openTestHouse(
  database: TestDatabase,
  { publicUrl, variables, ...overrides }: TestHouseOptions = {},
): Promise<TestHouse> {
  const { remove, ...place } = await database.place();
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl, ...variables });
  const world = config.contentDirectory === null ? { content: SHIPPED } : {};
  const start = (): Promise<Server> => startServer({ ...config, ...place }, { ...world, ...overrides });
  let server = await start();
  let running = true;
  const stop = async (): Promise<void> => {
    if (running) await server.close();
    running = false;
  };
  const restart = async (): Promise<void> => {
    await stop();
    server = await start();
    running = true;
  };
  return {
    place,
    get port() {
      return server.port;
    },
    visitor: () => new TestClient(() => server.port),
    restart,
    async appoint(username) {
      await stop();
      const storage = await openStorage({ ...place, ...(overrides.clock && { clock: overrides.clock }) });
      const appointed = await appoint(storage, username, 'admin');
      await storage.write((tx) => addSecondFactor(tx, username));
      await storage.close();
      if (!appointed) throw new Error(`there is no account ${username}`);
      await restart();
    },
    stop,
    async dispose() {
      await stop();
      await remove();
    },
  };
}

async function addSecondFactor(tx: Writer, username: string): Promise<void> {
  const account = await accountByUsername(tx, username);
  if (account === null) return;
  await offerSecondFactor(tx, account.id, newAuthenticatorSecret(), 0);
  await confirmSecondFactor(tx, account.id, 0);
  // As if the browsers that are logged in had given a code.
  await tx
    .updateTable('auth_sessions')
    .set({ second_factor: 1 })
    .where('account_id', '=', account.id)
    .execute();
}
