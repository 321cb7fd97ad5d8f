import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';

/** A PostgreSQL that a test stops, kills and freezes. It syncs nothing to disk: processes die here, not machines. */
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
    // PostgreSQL refuses to be root.
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

  /** Starts it where it left, and returns when it answers. */
  async start(): Promise<void> {
    const settings = ['fsync=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];
    this.#server = spawn(
      join(postgresBinaries(), 'postgres'),
      ['-D', this.#data, '-p', String(this.#port), ...settings.flatMap((setting) => ['-c', setting])],
      { cwd: this.#directory, ...this.#user, stdio: 'ignore' },
    );
    for (const until = Date.now() + 30_000; ; await sleep(50)) {
      const client = new pg.Client({ connectionString: this.url });
      const answers = await client.connect().then(
        () => true,
        () => false,
      );
      if (answers) return void (await client.end());
      if (Date.now() > until) throw new Error('PostgreSQL did not start');
    }
  }

  /** Stops it in good order, and ends everybody's connections. */
  async stop(): Promise<void> {
    await this.#end(() => this.#server?.kill('SIGINT'));
  }

  /** As power would end it, all its processes at once. */
  async kill(): Promise<void> {
    await this.#end(() => this.#signal('SIGKILL'));
  }

  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
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

  /** Its first process before all others: it would start new ones in their place. */
  #signal(signal: NodeJS.Signals): void {
    const first = this.#server?.pid;
    if (first === undefined) return;
    const others = `/proc/${first}/task/${first}/children`;
    process.kill(first, signal);
    const pids = existsSync(others) ? readFileSync(others, 'utf8').split(' ').filter(Boolean) : [];
    for (const pid of pids) {
      try {
        process.kill(Number(pid), signal);
      } catch (error) {
        // It may have ended by itself.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }
}
