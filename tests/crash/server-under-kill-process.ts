import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shippedWorldDirectory } from '@slumberfell/content';
import { bundle } from '@slumberfell/server/testing';

/**
 * The bundle is inside the repository because Node must find the packages that are not bundled. Git ignores
 * it.
 */
const BUNDLE = fileURLToPath(new URL('../dist/server-under-kill.js', import.meta.url));

/** Bundles the server once, because a bundled server starts faster than its sources. */
export const bundleServerUnderKill = (): Promise<void> =>
  bundle(fileURLToPath(new URL('server-under-kill.ts', import.meta.url)), BUNDLE);

/** A server in its own process, which a test kills. */
export class ServerUnderKill {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #lines: Interface;

  private constructor(child: ChildProcess, lines: Interface, url: string) {
    this.#child = child;
    this.#lines = lines;
    this.url = url;
  }

  /**
   * Starts the server and waits until it accepts calls. Its clock is `offset` ms ahead of the system's clock.
   * @param databaseUrl a PostgreSQL database; without it the embedded one in `dataDirectory`
   * @throws Error with the process's stderr when the process ends before it prints its address
   */
  static async start(dataDirectory: string, offset: number, databaseUrl?: string): Promise<ServerUnderKill> {
    const options = [
      dataDirectory,
      shippedWorldDirectory,
      String(offset),
      ...(databaseUrl ? [databaseUrl] : []),
    ];
    const child = spawn(process.execPath, [BUNDLE, ...options], { stdio: 'pipe' });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    const lines = createInterface({ input: child.stdout });
    const [line] = await Promise.race([
      once(lines, 'line'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The server ended with code ${code} before it was ready: ${complaints}`);
      }),
    ]);
    return new ServerUnderKill(child, lines, (JSON.parse(line as string) as { url: string }).url);
  }

  /** Sets the clock `offset` ms ahead of the system's; resolves when the server has done so. */
  async setClock(offset: number): Promise<void> {
    const taken = once(this.#lines, 'line');
    this.#child.stdin?.write(`${offset}\n`);
    await taken;
  }

  /** Sends SIGKILL; resolves when the process has ended. */
  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
