import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';

/**
 * A PostgreSQL server that a test stops, kills and freezes. It does not sync to disk, because the machine
 * does not crash.
 */
export class OwnPostgres {
  readonly url: string;
  readonly #directory: string;
  readonly #port: number;
  readonly #user: { uid: number; gid: number } | Record<string, never>;
  #server: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.#directory = mkdtempSync(join(tmpdir(), 'slumberfell-faults-'));
    // PostgreSQL refuses to run as root.
    const isRoot = process.getuid?.() === 0;
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    this.#user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
    if ('uid' in this.#user) chownSync(this.#directory, this.#user.uid as number, this.#user.gid as number);
  }

  static async create(): Promise<OwnPostgres> {
    const postgres = new OwnPostgres(await freePort());
    const initdb = ['-D', postgres.#data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(join(postgresBinaries(), 'initdb'), [...initdb, '--locale=C'], {
      cwd: postgres.#directory,
      ...postgres.#user,
      stdio: 'ignore',
    });
    await postgres.start();
    return postgres;
  }

  get #data(): string {
    return join(this.#directory, 'data');
  }

  /**
   * Starts the server on its data, and returns when it answers.
   * @throws Error with the server's log, when it does not answer within 30 s
   */
  async start(): Promise<void> {
    const settings = ['fsync=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];
    const server = spawn(
      join(postgresBinaries(), 'postgres'),
      ['-D', this.#data, '-p', String(this.#port), ...settings.flatMap((setting) => ['-c', setting])],
      { cwd: this.#directory, ...this.#user, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#server = server;
    let log = '';
    server.stderr.on('data', (chunk) => {
      log += chunk;
    });
    for (const until = Date.now() + 30_000; ; await sleep(50)) {
      if (await this.#answers()) break;
      if (Date.now() > until || server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
    }
    server.stderr.removeAllListeners('data').resume();
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url });
    try {
      await client.connect();
    } catch {
      return false;
    }
    await client.end();
    return true;
  }

  /** Shuts the server down and ends all connections. */
  async stop(): Promise<void> {
    await this.#end(() => this.#server?.kill('SIGINT'));
  }

  /**
   * Kills all processes at once, as a power cut does. Returns when all have ended: a new server does not
   * start while an old process uses the shared memory.
   */
  async kill(): Promise<void> {
    // A frozen server starts no process between the reading of the list and the kill.
    this.freeze();
    const children = this.#children();
    await this.#end(() => {
      this.#server?.kill('SIGKILL');
      for (const pid of children) send(pid, 'SIGKILL');
    });
    for (const until = Date.now() + 30_000; children.some(isRunning); await sleep(20)) {
      if (Date.now() > until) throw new Error(`PostgreSQL outlived SIGKILL: ${children.filter(isRunning)}`);
    }
  }

  freeze(): void {
    // The server is stopped before its child processes are, because it would start new ones.
    this.#server?.kill('SIGSTOP');
    for (const pid of this.#children()) send(pid, 'SIGSTOP');
  }

  thaw(): void {
    this.#server?.kill('SIGCONT');
    for (const pid of this.#children()) send(pid, 'SIGCONT');
  }

  async remove(): Promise<void> {
    if (this.#server !== null) await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #end(how: () => void): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    const gone = once(server, 'exit');
    how();
    await gone;
    this.#server = null;
  }

  #children(): number[] {
    const pid = this.#server?.pid;
    const list = `/proc/${pid}/task/${pid}/children`;
    return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // The process may have ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A process that has ended stays listed as a zombie (Z) until its parent reads its result. */
function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return false;
  try {
    return !/\) Z /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}
