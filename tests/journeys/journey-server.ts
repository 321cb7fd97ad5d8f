import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CompiledContent } from '@slumberfell/server';
import { type PushReceiver, startTestServer, type TestServer } from '@slumberfell/server/testing';
import { type Browser, chromium } from 'playwright-core';
import { chromiumOptions } from './chromium.ts';
import { TravellingClock } from './travelling-clock.ts';

const BUILD = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
const BUILT_PAGE = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** The folder of the copied page. All test files of a process share it. */
let builtPage: Promise<string> | undefined;

/**
 * Builds the page if it is out of date, and copies it, so that a later build does not change what a running
 * test reads. @returns the folder of the copy
 */
async function copyBuiltPage(): Promise<string> {
  await promisify(execFile)(process.execPath, [BUILD]);
  const folder = await mkdtemp(join(tmpdir(), 'slumberfell-page-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await cp(BUILT_PAGE, folder, { recursive: true });
  return folder;
}

/** The browser of all players without a profile folder. All test files of a process share it. */
let sharedBrowser: Promise<Browser> | undefined;

/** @returns the shared browser; a new one if the last has crashed. It ends with the process. */
export function browserOfPlayers(): Promise<Browser> {
  sharedBrowser = running(sharedBrowser);
  return sharedBrowser;
}

async function running(last: Promise<Browser> | undefined): Promise<Browser> {
  const browser = await last?.catch(() => undefined);
  return browser?.isConnected() ? browser : await chromium.launch(chromiumOptions());
}

/** A test server with the built page, and a clock that a journey moves forward. */
export class JourneyServer {
  readonly clock: TravellingClock;
  readonly #server: TestServer;

  private constructor(server: TestServer, clock: TravellingClock) {
    this.#server = server;
    this.clock = clock;
  }

  /**
   * Builds the page where it is out of date, and starts the server.
   * @param settings environment variables of the server (README's table of settings).
   * @param pushes takes the alerts for `PUSH_HOST`. Without it no push service is found.
   */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    pushes: PushReceiver | null = null,
  ): Promise<JourneyServer> {
    builtPage ??= copyBuiltPage();
    const clock = new TravellingClock();
    const server = await startTestServer({
      clock,
      webDirectory: await builtPage,
      keepsPort: true,
      settings: { LOG_LEVEL: 'error', ...settings },
      ...(pushes && { pushNetwork: pushes.network() }),
    });
    return new JourneyServer(server, clock);
  }

  get url(): string {
    return this.#server.url;
  }

  /** The folder of the database and of the server's other files. */
  get dataDirectory(): string {
    return this.#server.place.dataDirectory;
  }

  /** Starts the stopped server again, at the same address. */
  start(): Promise<void> {
    return this.#server.start();
  }

  /** Stops the server. Its database stays. */
  stop(): Promise<void> {
    return this.#server.stop();
  }

  /** Starts the stopped or running server again with some other settings, at the same address. */
  restart(changed: Readonly<Record<string, string>>): Promise<void> {
    return this.#server.restart(changed);
  }

  /** Makes an account an administrator's, with a second factor and without a code. Restarts the server. */
  appointAdministrator(username: string): Promise<void> {
    return this.#server.appointAdministrator(username);
  }

  /** Announces and posts as an administrator does. */
  get news(): TestServer['running']['services']['news'] {
    return this.#server.running.services.news;
  }

  /** Imports a world as a host does. @returns the instant from which on the server uses it, epoch ms */
  async importWorld(content: CompiledContent): Promise<number> {
    const outcome = await this.#server.game.content.importWorld(content);
    if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
    return outcome.effectiveAt;
  }

  /** Stops the server and removes its data. */
  async close(): Promise<void> {
    await this.#server.close();
  }
}
