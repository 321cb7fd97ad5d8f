import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openAccounts } from './accounts/accounts.ts';
import { Attempts } from './accounts/attempts.ts';
import { LetterWriter } from './accounts/letter-writer.ts';
import { Passwords } from './accounts/passwords.ts';
import { sealStoredSecrets } from './accounts/seal-stored-secrets.ts';
import { SecretSeal } from './accounts/secret-seal.ts';
import { SessionCookie } from './accounts/session-cookie.ts';
import { SessionWatch } from './accounts/session-watch.ts';
import { Sessions } from './accounts/sessions.ts';
import { Administration } from './administration/administration.ts';
import type { CompiledContent, Game } from './characters/game.ts';
import type { Config } from './config.ts';
import { openGame } from './game.ts';
import { buildApp } from './http/app.ts';
import { everyAddress } from './http/every-address.ts';
import { handlersOf } from './http/handlers.ts';
import { LoginCookies } from './http/login-cookies.ts';
import { TrustedProxies } from './http/trusted-proxies.ts';
import { createHub, type Hub } from './hub/hub.ts';
import { openNodes } from './hub/nodes.ts';
import { RankingKeeper } from './jobs/scheduler.ts';
import { sweep } from './jobs/sweep.ts';
import { Postman } from './mail/mailer.ts';
import { carrierFor } from './mail/transport-for.ts';
import { createLog } from './observe/log.ts';
import { tellUpgrade } from './observe/log-upgrade.ts';
import { tellWriteFaults } from './observe/log-write-faults.ts';
import { Metrics } from './observe/metrics.ts';
import { readinessOf } from './observe/readiness.ts';
import { serveMetrics } from './observe/serve-metrics.ts';
import type { Clock } from './storage/database/clock.ts';
import { openStorage } from './storage/open.ts';

/** The web build, beside this file's directory: `apps/web/dist`, seen from `src` and from `dist` alike. */
const WEB_DIRECTORY = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The built pictures, likewise. */
const PICTURE_DIRECTORY = fileURLToPath(new URL('../../../packages/art/built', import.meta.url));

/** While stopping: ms between looks for connections that have fallen idle, and ms until all others are closed too. */
const LET_GO_EVERY = 50;
const CUT_OFF_AFTER = 3_000;

export interface Overrides {
  /** Only from tests' entry points, never from the environment. */
  readonly clock?: Clock;
  readonly log?: FastifyBaseLogger;
  /** The world, where it has been compiled before. Without it the files of the settings are compiled. */
  readonly content?: CompiledContent;
  /** Where the web build is, when it is not beside this code. */
  readonly webDirectory?: string;
  /** Where the built pictures and their manifest are, when they are not in `packages/art/built`. */
  readonly pictureDirectory?: string;
}

/** A running server. */
export interface Server {
  /** Where it listens. */
  readonly port: number;
  /** Where players reach it. */
  readonly url: string;
  /** What is played there, for whoever runs it within their own process. */
  readonly game: Game;
  /** Takes no more players, answers what is under way, saves open characters, closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the whole house: storage, world, game, accounts, HTTP and hub. Stopping undoes that in the reverse order, and so
 * does a start that fails half-way.
 * @throws StorageUnavailable, ContentError, or the listener's error (port in use), each with a sentence for the operator.
 */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<Server> {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const undo of opened.splice(0).reverse()) await undo();
  };
  try {
    return { ...(await open(config, overrides, opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param opened receives what undoes each step, in the order of the steps. */
async function open(
  config: Config,
  overrides: Overrides,
  opened: (() => Promise<void> | void)[],
): Promise<Omit<Server, 'close'>> {
  const log = overrides.log ?? createLog(config.logLevel);
  const { publicUrl } = config;
  const content = overrides.content ?? compileWorld(config.contentDirectory ?? shippedWorldDirectory);

  const storage = await openStorage({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    ...(overrides.clock && { clock: overrides.clock }),
  });
  opened.push(() => storage.close());
  tellUpgrade(storage, log);
  tellWriteFaults(storage, config.dataDirectory, log);
  const game = await openGame({ storage, content, log });
  opened.push(() => game.close());
  // The hub needs the listener that the application makes, the layout tells the hub's count of players, and letters tell where
  // the game is, whose port the system may choose.
  const live: { hub: Hub | null; ready: boolean; origin: string } = { hub: null, ready: false, origin: '' };
  const letters = new LetterWriter(storage, () => ({ hostName: config.hostName, origin: live.origin }));
  const postman = new Postman({
    storage,
    carrier: carrierFor(config, storage.clock, log),
    log,
    write: (entry) => letters.write(entry),
  });
  opened.push(() => postman.close());
  const secure = publicUrl?.protocol === 'https:';
  const sessions = new Sessions(storage);
  const logins = new LoginCookies(sessions, new SessionCookie(secure));
  const passwords = await Passwords.open();
  const attempts = await Attempts.open(storage);
  const seal = await SecretSeal.of(config.dataDirectory);
  await sealStoredSecrets({ storage, seal, log });
  const accounts = await openAccounts(
    { storage, attempts, passwords, sessions, seal, postman },
    game,
    secure,
  );
  const administration = new Administration({
    storage,
    attempts,
    sessions,
    game,
    contentDirectory: config.contentDirectory,
    origin: () => live.origin,
  });
  opened.push(sweep({ sessions, accounts, game, log }));
  const keeper = new RankingKeeper({ storage, game, log });
  opened.push(() => keeper.close());

  const activeCharacters = (): number => live.hub?.activeCharacters() ?? 0;
  const metrics = config.metricsPort === null ? null : new Metrics();
  const proxies = new TrustedProxies(config.trustedProxies, log);
  const app = buildApp({
    log,
    publicUrl,
    proxies,
    callRates: config.callRates,
    connections: config.connections,
    logins,
    webDirectory: overrides.webDirectory ?? WEB_DIRECTORY,
    pictureDirectory: overrides.pictureDirectory ?? PICTURE_DIRECTORY,
    game,
    readiness: () => readinessOf({ storage, game, isOpen: live.ready }),
    metrics,
    handlers: handlersOf({
      storage,
      accounts,
      logins,
      sessions,
      administration,
      game,
      settings: config,
      activeCharacters,
    }),
  });
  opened.push(() => closeListener(app));
  await app.ready();
  const nodes = openNodes(storage, config, log);
  opened.push(() => nodes?.close());
  const hub = createHub(app.server, {
    game,
    logins,
    sessions,
    clock: storage.clock,
    nodes,
    publicUrl,
    proxies,
    log,
  });
  live.hub = hub;
  opened.push(() => hub.close());
  if (metrics !== null && config.metricsPort !== null) {
    metrics.watch({ storage, game, hub });
    const served = await serveMetrics(metrics, config.metricsPort, config.metricsHost);
    opened.push(() => served.close());
    opened.push(() => metrics.close());
  }
  const watch = new SessionWatch({ storage, sessions, log, open: () => hub.openSessions() });
  opened.push(() => watch.close());
  await app.listen({ port: config.port, host: config.host ?? (await everyAddress()) });
  const { port } = app.server.address() as AddressInfo;
  live.origin = publicUrl?.origin ?? `http://localhost:${port}`;
  live.ready = true;
  opened.push(() => {
    live.ready = false;
  });

  return { port, url: live.origin, game };
}

/**
 * Answers the calls under way and closes their connections. Node looks for idle connections once, when the closing begins,
 * and would wait minutes for those that fall idle after that, or on which a browser has not said anything yet.
 */
async function closeListener(app: FastifyInstance): Promise<void> {
  const letGo = setInterval(() => app.server.closeIdleConnections(), LET_GO_EVERY);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_AFTER);
  try {
    await app.close();
  } finally {
    clearInterval(letGo);
    clearTimeout(cutOff);
  }
}
