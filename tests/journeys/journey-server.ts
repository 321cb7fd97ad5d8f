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

/** A test server with the built page, a clock that a journey moves forward, and a browser. */
export class JourneyServer {
  readonly clock: TravellingClock;
  readonly #server: TestServer;
  #browser: Promise<Browser> | null = null;

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

  /**
   * The browser of all players that have no profile folder. Each of them gets its own context, which shares
   * nothing with the other contexts. A browser that served all files of a process once drew no frames of a
   * page any more, so each server has a new one.
   */
  browser(): Promise<Browser> {
    this.#browser ??= chromium.launch(chromiumOptions());
    return this.#browser;
  }

  /** Closes the browser, stops the server and removes its data. */
  async close(): Promise<void> {
    await (await this.#browser)?.close();
    await this.#server.close();
  }
}
