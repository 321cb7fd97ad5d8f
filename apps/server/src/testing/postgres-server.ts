import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  readonly url: string;
  /** The process id of the server's first process, the parent of all its other processes. */
  readonly pid: number;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;

/**
 * Starts a new PostgreSQL server on a free port of this machine. It does not sync to disk, because no test on
 * it is about losing power. PostgreSQL refuses to run as root, so root starts it as the user of Debian's
 * package.
 * @param otherwise settings that override these: `name=value`
 */
export async function startPostgres(otherwise: readonly string[] = []): Promise<PostgresServer> {
  const binaries = postgresBinaries();
  const user = unprivilegedUser();
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-postgres-'));
  if (user !== null) chownSync(directory, user.uid, user.gid);
  const as = { cwd: directory, ...user };
  const data = join(directory, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...as, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'unix_socket_directories=',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    ...otherwise,
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: 'ignore' },
  );
  // The server ends with this process, even when the tests are stopped.
  const killed = () => server.kill('SIGQUIT');
  process.once('exit', killed);
  const stop = async () => {
    process.off('exit', killed);
    await ended(server);
    rmSync(directory, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await ready(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid as number, stop };
}

/**
 * The user of Debian's PostgreSQL, as which root starts what refuses to run as root; null for another user.
 */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > until) {
        throw new Error('The PostgreSQL of the tests did not start.', { cause: error });
      }
      await wait(50);
    }
  }
}

/** Shuts the server down immediately; its data is deleted anyway. */
function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGQUIT');
  });
}
