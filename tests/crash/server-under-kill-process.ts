import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
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

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /**
   * Starts the server and waits until it accepts calls. Its clock is `offset` ms ahead of the system's clock.
   * @throws Error with the process's stderr when the process ends before it prints its address
   */
  static async start(dataDirectory: string, offset: number): Promise<ServerUnderKill> {
    const child = spawn(process.execPath, [BUNDLE, dataDirectory, shippedWorldDirectory, String(offset)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
    return new ServerUnderKill(child, (JSON.parse(line as string) as { url: string }).url);
  }

  /** Sends SIGKILL; resolves when the process has ended. */
  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
