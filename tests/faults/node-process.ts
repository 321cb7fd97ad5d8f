import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shippedWorldDirectory } from '@slumberfell/content';
import { bundle, freePort, UNLIMITED } from '@slumberfell/server/testing';

const BUNDLE = fileURLToPath(new URL('../dist/node.js', import.meta.url));

/** Bundles the server's program, which a host starts. */
export const bundleNode = (): Promise<void> =>
  bundle(fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url)), BUNDLE);

/** A node: a server in its own process, which listens on the same port after each restart. */
export class NodeProcess {
  readonly url: string;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | null = null;
  /** Lines of the node's log with level error or above. */
  readonly complaints: string[] = [];

  private constructor(port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { PORT: String(port), LOG_LEVEL: 'info', ...UNLIMITED, ...environment };
  }

  /** @param environment settings and other environment variables of the process. */
  static async start(environment: Record<string, string>): Promise<NodeProcess> {
    const node = new NodeProcess(await freePort(), environment);
    await node.start();
    return node;
  }

  /** Starts the node and waits until it accepts players. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [BUNDLE], {
      env: { PATH: process.env.PATH, CONTENT_DIR: shippedWorldDirectory, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const { level, msg } = JSON.parse(line) as { level: number; msg: string };
        if (level >= 50) this.complaints.push(line);
        if (msg === 'ready') resolve();
      });
      child.once('exit', (code) => reject(new Error(`The node ended with code ${code}: ${said}`)));
    });
  }

  /** Stops the node with SIGTERM, as a host does. @returns its exit code, and how many ms it took to end */
  async stop(): Promise<{ code: number | null; after: number }> {
    const began = performance.now();
    const code = await this.#end('SIGTERM');
    return { code, after: performance.now() - began };
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === null) return null;
    this.#child = null;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}
