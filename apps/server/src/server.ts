import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { Accounts } from './accounts/accounts.ts';
import { SessionCookie } from './accounts/session-cookie.ts';
import { Sessions } from './accounts/sessions.ts';
import type { Config } from './config.ts';
import { openGame } from './game/game.ts';
import { buildApp } from './http/app.ts';
import { handlersOf } from './http/handlers.ts';
import { createLog } from './http/log.ts';
import { createHub, type Hub } from './live/hub.ts';
import type { Clock } from './storage/clock.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';

/** The web build, beside this file's directory: `apps/web/dist`, seen from `src` and from `dist` alike. */
const WEB_DIRECTORY = fileURLToPath(new URL('../../web/dist', import.meta.url));

const HOUR = 3_600_000;

export interface Overrides {
  /** Only from tests' entry points, never from the environment. */
  readonly clock?: Clock;
  readonly log?: FastifyBaseLogger;
}

/** A running server. */
export interface Server {
  readonly port: number;
  readonly url: string;
  /** Takes no more players, answers what is under way, saves open characters, closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the whole house: storage, world, game, accounts, HTTP and hub.
 * @throws StorageUnavailable, ContentError, or the listener's error (port in use), each with a sentence for the operator.
 */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<Server> {
  const log = overrides.log ?? createLog(config.logLevel);
  const content = compileWorld(config.contentDirectory ?? shippedWorldDirectory);
  const storage = await openStorage({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    ...(overrides.clock && { clock: overrides.clock }),
  });
  try {
    const game = await openGame({ storage, content });
    const { publicUrl } = config;
    const sessions = new Sessions(storage, new SessionCookie(publicUrl?.protocol === 'https:'));
    const accounts = await Accounts.open(storage);
    const state: { hub: Hub | null; ready: boolean } = { hub: null, ready: false };
    const app = buildApp({
      log,
      publicUrl,
      sessions,
      webDirectory: existsSync(WEB_DIRECTORY) ? WEB_DIRECTORY : null,
      isReady: async () => state.ready && (await answers(storage)),
      handlers: handlersOf({
        storage,
        accounts,
        sessions,
        game,
        activeCharacters: () => state.hub?.activeCharacters() ?? 0,
      }),
    });
    await app.ready();
    const hub = createHub(app.server, { game, sessions, clock: storage.clock, publicUrl, log });
    state.hub = hub;
    await app.listen({ port: config.port, host: '0.0.0.0' });
    state.ready = true;
    const sweep = setInterval(() => {
      sessions
        .sweep()
        .catch((error: unknown) => log.warn({ err: error }, 'could not remove expired sessions'));
    }, HOUR).unref();

    const { port } = app.server.address() as AddressInfo;
    return {
      port,
      url: publicUrl?.origin ?? `http://localhost:${port}`,
      async close() {
        state.ready = false;
        clearInterval(sweep);
        await hub.close();
        await app.close();
        game.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Whether the database answers a query. */
const answers = (storage: Storage): Promise<boolean> =>
  storage
    .read((db) => sql`select 1`.execute(db))
    .then(
      () => true,
      () => false,
    );
