import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import type { Answer } from '@slumberfell/protocol';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AccountServices, openAccountServices } from './account-services.ts';
import { ExpiredLoginCheck } from './accounts/logins/expired-login-check.ts';
import { readAgreements } from './agreements/read-agreements.ts';
import { findShippedAgreements } from './agreements/shipped-agreements.ts';
import type { PushNetwork } from './alerts/push-network.ts';
import { nameRulesOf } from './characters/names/name-rules.ts';
import type { Config } from './config.ts';
import { type Game, openGame } from './game.ts';
import { everyAddress } from './http/addresses/every-address.ts';
import { TrustedProxies } from './http/addresses/trusted-proxies.ts';
import { buildApp } from './http/app.ts';
import { handlersOf } from './http/handlers/handlers.ts';
import { createHub, type Hub } from './hub/hub.ts';
import { openNodes } from './hub/nodes.ts';
import { clockJob, openPagesJobs, otherJobs, sessionJobs } from './jobs/jobs.ts';
import { Scheduler, type Series } from './jobs/scheduler.ts';
import { ClockWatch } from './observe/clock-watch.ts';
import { FoldedLines, more } from './observe/folded-lines.ts';
import { createLog, type LogLevel } from './observe/log.ts';
import { logUpgrade } from './observe/log-upgrade.ts';
import { logWriteFaults } from './observe/log-write-faults.ts';
import { Metrics } from './observe/metrics.ts';
import { conditionsOf } from './observe/readiness.ts';
import { serveMetrics } from './observe/serve-metrics.ts';
import type { Clock } from './storage/database/clock.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import type { CompiledContent } from './storage/values/content/kept-content.ts';

/** The web build, relative to this file. The path is the same from `src` and from `dist`. */
const WEB_DIRECTORY = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The built pictures, relative to this file. The path is the same from `src` and from `dist`. */
const PICTURE_DIRECTORY = fileURLToPath(new URL('../../../packages/art/built', import.meta.url));

/**
 * While the server stops: ms between two closings of the idle connections, and ms after which all connections
 * that are left are closed.
 */
const IDLE_CHECK_INTERVAL = 50;
const CLOSE_TIMEOUT = 3_000;

export interface Overrides {
  /** Set by tests only, never from the environment. */
  readonly clock?: Clock;
  /** ms of a monotonic clock, by which calls are counted. Default: that of the process. */
  readonly monotonic?: () => number;
  /** False: no jobs run. For tests whose characters must change by calls and playback only. Default: true. */
  readonly runsJobs?: boolean;
  readonly log?: FastifyBaseLogger;
  /** The states of the settings, for the administration. Default: none. */
  readonly settingStates?: Answer<'overview'>['settings'];
  /**
   * The compiled content. Without it the server compiles the world in `CONTENT_DIR`, or that of the release.
   */
  readonly content?: CompiledContent;
  /** How alerts reach push services. Set by tests only, never from the environment. */
  readonly pushNetwork?: PushNetwork;
  /** ms that an export waits for its turn. Set by tests only, never from the environment. */
  readonly exportWait?: number;
  /** Directory of the web build, when it is not `apps/web/dist`. */
  readonly webDirectory?: string;
  /** Directory of the built pictures and their manifest, when it is not `packages/art/built`. */
  readonly pictureDirectory?: string;
}

/** A running server. */
export interface Server {
  /** The port on which the server listens. */
  readonly port: number;
  /** The origin at which players reach the server, such as `https://play.example.org`. */
  readonly url: string;
  /** The parts of the server, for programs that run it within their own process. */
  readonly game: Game;
  readonly storage: Storage;
  readonly services: AccountServices;
  readonly hub: Hub;
  /** Refuses new players, saves open characters, finishes calls under way, closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the whole server: storage, content, game, accounts, HTTP, hub and jobs. `close` undoes these steps
 * in reverse order. If the start fails, the steps before are undone too.
 * @throws StorageUnavailable, ContentError, InvalidAgreements, or the listener's error (port in use), each
 *   with a sentence for the host.
 */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<Server> {
  const onStop: Undo[] = [];
  const close = async (): Promise<void> => {
    for (const step of onStop.splice(0).reverse()) await step();
  };
  try {
    const log = overrides.log ?? createLog(config.logLevel);
    return { ...(await open({ config, overrides, log, onStop: (step) => onStop.push(step) })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Levels of the log at which a host wants to see every line. */
const HAS_ALL_LINES: ReadonlySet<string> = new Set<LogLevel>(['debug', 'trace']);

/** Undoes one step of the start. */
type Undo = () => Promise<void> | void;

interface Start {
  readonly config: Config;
  readonly overrides: Overrides;
  readonly log: FastifyBaseLogger;
  /**
   * Adds a function that undoes a step. Called in the order of the steps; the functions run in reverse order.
   */
  onStop(step: Undo): void;
}

/**
 * State that becomes known during the start. The hub needs the listener of the application, and the
 * application needs the hub, so each is set once it exists.
 */
interface Running {
  hub: Hub | null;
  isReady: boolean;
  /**
   * Origin of the game for players. Empty before the server listens, because the system may choose the port.
   */
  origin: string;
}

async function open(start: Start): Promise<Omit<Server, 'close'>> {
  const { config, log, onStop } = start;
  const running: Running = { hub: null, isReady: false, origin: '' };
  const agreementFiles = readAgreements(
    findShippedAgreements(import.meta.url),
    config.agreementsDirectory,
    (sentence) => log.warn({ setting: 'AGREEMENTS_DIR' }, sentence),
  );
  const storage = await openLoggedStorage(start);
  const content = start.overrides.content ?? compileWorld(config.contentDirectory ?? shippedWorldDirectory);
  const names = nameRulesOf(config);
  const folded = new FoldedLines({ isOn: !HAS_ALL_LINES.has(log.level) });
  onStop(() => folded.close());
  const tell = (sentence: string): void =>
    folded.add('idle report', sentence, (count) => log.error({ ...more(count) }, sentence));
  const game = await openGame({ storage, content, log, names, tell });
  onStop(() => game.close());
  const services = await openAccountServices({
    ...start,
    storage,
    game,
    folded,
    names,
    agreementFiles,
    pushNetwork: start.overrides.pushNetwork,
    exportWait: start.overrides.exportWait,
    settingStates: start.overrides.settingStates ?? [],
    activeCharacters: () => running.hub?.activeCharacters() ?? 0,
    origin: () => running.origin,
  });
  const metrics = config.metricsPort === null ? null : new Metrics();
  const clockWatch = new ClockWatch(storage, log);
  const scheduler = new Scheduler({ log, failed: (job) => metrics?.jobFailed(job) });
  onStop(() => scheduler.close());
  const startJobs = (...all: readonly Series[]): void => {
    if (start.overrides.runsJobs !== false) for (const series of all) scheduler.start(series);
  };
  startJobs(
    clockJob(clockWatch),
    sessionJobs({ storage, game, alertsAreDue: () => services.alertQueue.start() }),
    ...otherJobs({ ...services, content: game.content, chronicles: game.chronicles }),
  );

  const proxies = new TrustedProxies(config.trustedProxies, log);
  const app = openApp(start, { storage, game, services, metrics, clockWatch, proxies, folded, running });
  onStop(() => closeListener(app));
  await app.ready();
  const nodes = openNodes(storage, config, log);
  onStop(() => nodes?.close());
  const { logins, loginCookies, decisions, news } = services;
  const { publicUrl } = config;
  const hub = createHub(app.server, {
    game,
    logins,
    loginCookies,
    decisions,
    news,
    announcesChapters: config.announcesChapters,
    clock: storage.clock,
    nodes,
    publicUrl,
    proxies,
    folded,
    log,
  });
  running.hub = hub;
  onStop(() => hub.close());
  onStop(clockWatch.onSetBack(() => hub.announceStandings()));
  if (metrics !== null && config.metricsPort !== null) {
    const { dataDirectory } = config;
    metrics.watch({ storage, characters: game.characters, hub, clockWatch, nodes, dataDirectory });
    const served = await serveMetrics(metrics, config.metricsPort, config.metricsHost);
    onStop(() => served.close());
    onStop(() => metrics.close());
  }
  const loginCheck = new ExpiredLoginCheck({ storage, logins, open: () => hub.openLogins() });
  startJobs(openPagesJobs(loginCheck, decisions));
  const port = await listen(app, config);
  running.origin = publicUrl?.origin ?? `http://localhost:${port}`;
  running.isReady = true;
  onStop(() => {
    running.isReady = false;
  });
  return { port, url: running.origin, game, storage, services, hub };
}

/** Opens the storage. Logs what an upgrade changed, and later when writes begin to fail or succeed again. */
async function openLoggedStorage({ config, overrides, log, onStop }: Start): Promise<Storage> {
  const { databaseUrl, dataDirectory } = config;
  const clock = overrides.clock && { clock: overrides.clock };
  const storage = await openStorage({ databaseUrl, dataDirectory, ...clock });
  onStop(() => storage.close());
  logUpgrade(storage, log);
  logWriteFaults(storage, dataDirectory, log);
  return storage;
}

interface AppParts {
  readonly storage: Storage;
  readonly game: Game;
  readonly services: AccountServices;
  readonly metrics: Metrics | null;
  readonly clockWatch: ClockWatch;
  readonly proxies: TrustedProxies;
  readonly folded: FoldedLines;
  readonly running: Readonly<Running>;
}

function openApp(
  { config, overrides, log }: Start,
  { storage, game, services, metrics, clockWatch, proxies, folded, running }: AppParts,
): FastifyInstance {
  const { publicUrl, contactEmail, callRates, newGuests, connections, look } = config;
  return buildApp({
    log,
    clock: storage.clock,
    publicUrl,
    look,
    contactEmail,
    proxies,
    folded,
    callRates,
    newGuests,
    monotonic: overrides.monotonic,
    connections,
    loginCookies: services.loginCookies,
    webDirectory: overrides.webDirectory ?? WEB_DIRECTORY,
    pictureDirectory: overrides.pictureDirectory ?? PICTURE_DIRECTORY,
    game,
    readiness: async () => ({
      conditions: await conditionsOf({ storage, content: game.content, isOpen: running.isReady }),
      ahead: clockWatch.ahead,
    }),
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

/**
 * Connections that the system keeps for the server until it accepts them. More of them wait for the client's
 * system to ask again, which it does after 1, 3, 7, up to 63 s. Linux allows 4,096 by default.
 */
const BACKLOG = 4_096;

/** @returns the port on which the application listens; the system chooses it when the setting is 0. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  await app.listen({ port, host: host ?? (await everyAddress()), backlog: BACKLOG });
  return (app.server.address() as AddressInfo).port;
}

/**
 * Finishes the calls under way and closes all connections. Node's `close` closes idle connections only once,
 * at its begin. It would then wait minutes for connections that become idle later, or on which a browser has
 * sent nothing yet.
 */
async function closeListener(app: FastifyInstance): Promise<void> {
  const letGo = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT);
  try {
    await app.close();
  } finally {
    clearInterval(letGo);
    clearTimeout(cutOff);
  }
}
