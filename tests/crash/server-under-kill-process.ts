import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shippedWorldDirectory } from '@slumberfell/content';
import { bundle } from '@slumberfell/server/testing';

/** Within the tree, so that the bundle finds the packages it leaves outside. Git ignores it. */
const BUNDLE = fileURLToPath(new URL('../dist/victim.js', import.meta.url));

/** Bundles the victim once: a server that starts often must start fast. */
export const bundleVictim = (): Promise<void> =>
  bundle(fileURLToPath(new URL('server-under-kill.ts', import.meta.url)), BUNDLE);

/** A server in a process of its own. */
export class VictimProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** @throws Error when it ends before it has told its address, with what it wrote */
  static async start(dataDirectory: string, offset: number): Promise<VictimProcess> {
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
    return new VictimProcess(child, (JSON.parse(line as string) as { url: string }).url);
  }

  /** SIGKILL; resolves when the process is gone. */
  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
