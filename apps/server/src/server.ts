import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AccountServices, openAccountServices } from './account-services.ts';
import { SessionWatch } from './accounts/session-watch.ts';
import type { Config } from './config.ts';
import { type Game, openGame } from './game.ts';
import { buildApp } from './http/app.ts';
import { everyAddress } from './http/every-address.ts';
import { handlersOf } from './http/handlers.ts';
import { TrustedProxies } from './http/trusted-proxies.ts';
import { createHub, type Hub } from './hub/hub.ts';
import { openNodes } from './hub/nodes.ts';
import { loginJob, otherJobs, sessionJobs } from './jobs/jobs.ts';
import { Scheduler } from './jobs/scheduler.ts';
import { createLog } from './observe/log.ts';
import { logUpgrade } from './observe/log-upgrade.ts';
import { logWriteFaults } from './observe/log-write-faults.ts';
import { Metrics } from './observe/metrics.ts';
import { readinessOf } from './observe/readiness.ts';
import { serveMetrics } from './observe/serve-metrics.ts';
import type { Clock } from './storage/database/clock.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import type { CompiledContent } from './storage/values/content/kept-content.ts';

/** The web build, beside this file's directory: `apps/web/dist`, seen from `src` and from `dist` alike. */
const WEB_DIRECTORY = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The built pictures, likewise. */
const PICTURE_DIRECTORY = fileURLToPath(new URL('../../../packages/art/built', import.meta.url));

/**
 * While stopping: ms between looks for connections that have fallen idle, and ms until all others are closed
 * too.
 */
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
  /** The services of the game, for programs that run the server within their own process. */
  readonly game: Game;
  /** Takes no more players, answers what is under way, saves open characters, closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the whole server: storage, world, game, accounts, HTTP, hub and jobs. Stopping undoes that in the
 * reverse order, and so does a start that fails half-way.
 * @throws StorageUnavailable, ContentError, or the listener's error (port in use), each with a sentence for
 *   the operator.
 */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<Server> {
  const undo: Undo[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const log = overrides.log ?? createLog(config.logLevel);
    return { ...(await open({ config, overrides, log, undo: (step) => undo.push(step) })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Undoes one step of the start. */
type Undo = () => Promise<void> | void;

interface Start {
  readonly config: Config;
  readonly overrides: Overrides;
  readonly log: FastifyBaseLogger;
  /** Receives what undoes each step, in the order of the steps. */
  undo(step: Undo): void;
}

/**
 * What is known of the server only while it starts: the hub needs the listener of the application, which asks
 * the hub.
 */
interface Running {
  hub: Hub | null;
  isReady: boolean;
  /** Where players reach the game; the system may choose its port. */
  origin: string;
}

async function open(start: Start): Promise<Omit<Server, 'close'>> {
  const { config, log, undo } = start;
  const running: Running = { hub: null, isReady: false, origin: '' };
  const storage = await openLoggedStorage(start);
  const content = start.overrides.content ?? compileWorld(config.contentDirectory ?? shippedWorldDirectory);
  const game = await openGame({ storage, content, log });
  undo(() => game.close());
  const services = await openAccountServices({ ...start, storage, game, origin: () => running.origin });
  const metrics = config.metricsPort === null ? null : new Metrics();
  const scheduler = new Scheduler({ log, failed: (job) => metrics?.jobFailed(job) });
  undo(() => scheduler.close());
  scheduler.start(sessionJobs({ storage, game }));
  for (const series of otherJobs({ ...services, content: game.content })) scheduler.start(series);

  const proxies = new TrustedProxies(config.trustedProxies, log);
  const app = openApp(start, { storage, game, services, metrics, proxies, running });
  undo(() => closeListener(app));
  await app.ready();
  const nodes = openNodes(storage, config, log);
  undo(() => nodes?.close());
  const { logins, sessions } = services;
  const { publicUrl } = config;
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
  running.hub = hub;
  undo(() => hub.close());
  if (metrics !== null && config.metricsPort !== null) {
    metrics.watch({ storage, characters: game.characters, hub });
    const served = await serveMetrics(metrics, config.metricsPort, config.metricsHost);
    undo(() => served.close());
    undo(() => metrics.close());
  }
  scheduler.start(loginJob(new SessionWatch({ storage, sessions, open: () => hub.openSessions() })));
  const port = await listen(app, config);
  running.origin = publicUrl?.origin ?? `http://localhost:${port}`;
  running.isReady = true;
  undo(() => {
    running.isReady = false;
  });
  return { port, url: running.origin, game };
}

/** Opens the storage, and has the log tell what that changed and when writes fail. */
async function openLoggedStorage({ config, overrides, log, undo }: Start): Promise<Storage> {
  const { databaseUrl, dataDirectory } = config;
  const clock = overrides.clock && { clock: overrides.clock };
  const storage = await openStorage({ databaseUrl, dataDirectory, ...clock });
  undo(() => storage.close());
  logUpgrade(storage, log);
  logWriteFaults(storage, dataDirectory, log);
  return storage;
}

interface AppParts {
  readonly storage: Storage;
  readonly game: Game;
  readonly services: AccountServices;
  readonly metrics: Metrics | null;
  readonly proxies: TrustedProxies;
  readonly running: Readonly<Running>;
}

function openApp(
  { config, overrides, log }: Start,
  { storage, game, services, metrics, proxies, running }: AppParts,
): FastifyInstance {
  const { publicUrl, callRates, connections } = config;
  return buildApp({
    log,
    publicUrl,
    proxies,
    callRates,
    connections,
    logins: services.logins,
    webDirectory: overrides.webDirectory ?? WEB_DIRECTORY,
    pictureDirectory: overrides.pictureDirectory ?? PICTURE_DIRECTORY,
    game,
    readiness: () => readinessOf({ storage, content: game.content, isOpen: running.isReady }),
    metrics,
    handlers: handlersOf({
      ...services,
      storage,
      game,
      settings: config,
      activeCharacters: () => running.hub?.activeCharacters() ?? 0,
    }),
  });
}

/** @returns the port, which the system chooses where the settings say 0 */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  await app.listen({ port, host: host ?? (await everyAddress()) });
  return (app.server.address() as AddressInfo).port;
}

/**
 * Answers the calls under way and closes their connections. Node looks for idle connections once, when the
 * closing begins, and would wait minutes for those that fall idle after that, or on which a browser has not
 * said anything yet.
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
