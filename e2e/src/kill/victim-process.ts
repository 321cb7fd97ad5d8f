import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shippedWorldDirectory } from '@slumberfell/content';
import { build } from 'esbuild';

/** Within the tree, so that the bundle finds the packages it leaves outside. Git ignores it. */
const BUNDLE = fileURLToPath(new URL('../../dist/victim.js', import.meta.url));

/** Bundles the victim once: a server that starts often must start fast. */
export async function bundleVictim(): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('victim.ts', import.meta.url))],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        // The house's own packages are TypeScript and go into the bundle; all others are found where they are installed.
        name: 'leave-packages-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@slumberfell/') ? null : { path, external: true },
          ),
      },
    ],
  });
}

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
