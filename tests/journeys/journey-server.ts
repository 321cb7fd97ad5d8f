import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig } from '@slumberfell/server/config.ts';
import type { Game } from '@slumberfell/server/game.ts';
import { type Server, startServer } from '@slumberfell/server/server.ts';
import type { CompiledContent } from '@slumberfell/server/storage/values/content/kept-content.ts';
import { type Browser, chromium } from 'playwright-core';
import { chromiumOptions } from './chromium.ts';
import { TravellingClock } from './travelling-clock.ts';
import { compiled } from './world.ts';

const BUILD = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
const BUILT_PAGE = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Variables of the environment (README, Hosting it). */
type Settings = Readonly<Record<string, string>>;

/** One copy for all test files of a process. */
let builtPage: Promise<string> | undefined;

/** Builds the page where it is out of date, and copies it: a later build must not change what a running test reads. */
async function copyBuiltPage(): Promise<string> {
  await promisify(execFile)(process.execPath, [BUILD]);
  const folder = await mkdtemp(join(tmpdir(), 'slumberfell-page-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await cp(BUILT_PAGE, folder, { recursive: true });
  return folder;
}

/** A server of its own for a journey: real but for its clock, with an empty database and the page as it is built. */
export class House {
  readonly clock = new TravellingClock();
  readonly dataDirectory: string;
  readonly #webDirectory: string;
  readonly #folder: string;
  readonly #settings: Settings;
  #server: Server | null = null;
  #browser: Promise<Browser> | null = null;
  #port = 0;

  private constructor(folder: string, webDirectory: string, settings: Settings) {
    this.#folder = folder;
    this.#settings = settings;
    this.dataDirectory = join(folder, 'data');
    this.#webDirectory = webDirectory;
  }

  /** Builds the page where it is out of date, and opens the doors. @param settings that the host makes, beside its own */
  static async open(settings: Settings = {}): Promise<House> {
    builtPage ??= copyBuiltPage();
    const page = await builtPage;
    const house = new House(await mkdtemp(join(tmpdir(), 'slumberfell-journey-')), page, settings);
    await house.start();
    return house;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts the server, again at the address it had before. */
  async start(): Promise<void> {
    const config = readConfig({
      ...this.#settings,
      PORT: String(this.#port),
      LOG_LEVEL: 'error',
      DATA_DIR: this.dataDirectory,
    });
    this.#server = await startServer(config, {
      clock: this.clock,
      webDirectory: this.#webDirectory,
      ...(config.contentDirectory === null ? { content: compiled } : {}),
    });
    this.#port = this.#server.port;
  }

  /** Imports a world as its host would. @returns the instant from which on it is live */
  async importWorld(content: CompiledContent): Promise<number> {
    const outcome = await this.#game.content.importWorld(content);
    if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
    return outcome.effectiveAt;
  }

  /** The browser of all who visit without a profile of their own: each has windows that know nothing of the others'. */
  browser(): Promise<Browser> {
    this.#browser ??= chromium.launch(chromiumOptions());
    return this.#browser;
  }

  get #game(): Game {
    if (this.#server === null) throw new Error('Nobody is in');
    return this.#server.game;
  }

  /** The server goes away; what it stored stays. */
  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  async demolish(): Promise<void> {
    await (await this.#browser)?.close();
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
