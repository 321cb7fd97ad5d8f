import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, UNLIMITED } from '@slumberfell/server/testing';
import { cpuTime, residentMemory } from './cpu-time.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const BUILD = join(ROOT, 'scripts', 'build.mjs');
const PROGRAM = join(ROOT, 'apps', 'server', 'dist', 'main.js');

/**
 * A module that makes the server collect garbage on SIGUSR2, so that its measured memory is only what is in
 * use.
 */
const COLLECT_ON_SIGNAL = 'data:text/javascript,process.on("SIGUSR2", () => globalThis.gc())';
/** Ms that a garbage collection and the return of the freed memory to the system take at most. */
const COLLECTED_WITHIN = 2_000;

export interface Memory {
  /** Resident memory of the server's process, in bytes. */
  readonly resident: number;
  /** Bytes of the server's JavaScript heap that are in use. */
  readonly heap: number;
}

/** Builds the programs that a host starts, if they are out of date. */
export const buildServer = async (): Promise<void> =>
  void (await promisify(execFile)(process.execPath, [BUILD]));

/** The port of the game and that of the metrics. */
type Ports = readonly [game: number, metrics: number];

/** The built server in its own process, as a host starts it. */
export class NodeProcess {
  readonly origin: string;
  /** `after`: ms from the start until the server accepted players. `cpu`: its ms of CPU time until then. */
  readonly started: { readonly after: number; readonly cpu: number };
  /** The lines of the server's log with level warning or above. */
  readonly warnings: readonly string[];
  readonly #child: ChildProcess;
  readonly #metrics: string;
  readonly #ports: Ports;
  #spent: number | null = null;

  private constructor(child: ChildProcess, ports: Ports, warnings: readonly string[], startedAfter: number) {
    const [port, metricsPort] = ports;
    this.#child = child;
    this.#ports = ports;
    this.origin = `http://127.0.0.1:${port}`;
    this.#metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    this.warnings = warnings;
    this.started = { after: startedAfter, cpu: this.cpuTime() };
  }

  /**
   * Starts a server and waits until it accepts players.
   * @param program path of a built server; null: the one of this repository
   * @param before a server that has stopped, whose ports the new one takes; null: free ports
   */
  static async start(
    settings: Readonly<Record<string, string>>,
    program: string | null = null,
    before: NodeProcess | null = null,
  ): Promise<NodeProcess> {
    const ports: Ports = before === null ? [await freePort(), await freePort()] : before.#ports;
    const began = performance.now();
    const child = spawn(
      process.execPath,
      ['--expose-gc', '--import', COLLECT_ON_SIGNAL, program ?? PROGRAM],
      {
        cwd: ROOT,
        env: {
          PATH: process.env.PATH,
          PORT: String(ports[0]),
          METRICS_PORT: String(ports[1]),
          ...UNLIMITED,
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    process.once('exit', () => child.kill('SIGKILL'));
    const warnings: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const { level, msg } = JSON.parse(line) as { level: number; msg: string };
        if (level >= 40) {
          warnings.push(line);
          console.error(line);
        }
        if (msg === 'ready') resolve();
      });
      child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
    });
    return new NodeProcess(child, ports, warnings, performance.now() - began);
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  /** Ms of CPU time since the start; of a stopped server, until the stop. */
  cpuTime(): number {
    return this.#spent ?? cpuTime(this.pid);
  }

  /** The server's memory in use after two garbage collections. */
  async memory(): Promise<Memory> {
    for (let times = 0; times < 2; times++) {
      this.#child.kill('SIGUSR2');
      await sleep(COLLECTED_WITHIN);
    }
    return { resident: residentMemory(this.pid), heap: await this.metric('nodejs_heap_size_used_bytes') };
  }

  /** The value of a Prometheus metric of the server. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(this.#metrics)).text();
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`There is no metric ${name}`);
    return Number(value);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#spent = this.cpuTime();
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
