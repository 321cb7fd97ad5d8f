import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { unprivilegedUser } from './postgres-server.ts';

/** PATH with the folder in which Debian installs pgbouncer. Only root's PATH has that folder by default. */
const PATH = [process.env.PATH, '/usr/sbin'].join(delimiter);

const READY_WITHIN_MS = 30_000;

/** A pooler in front of a PostgreSQL server. */
export interface Pooler {
  /** The address of a database through the pooler. */
  through(databaseUrl: string): string;
  /** The file with the certificate of the pooler; it signs itself, for the name `localhost`. */
  readonly certificate: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's pgbouncer as it is installed, but for these settings.
 * @param databaseUrl the address of any database of the server.
 */
export async function startPooler(databaseUrl: string, poolMode: 'session' | 'transaction'): Promise<Pooler> {
  const server = new URL(databaseUrl);
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-pooler-'));
  const certificate = join(directory, 'certificate.pem');
  const key = join(directory, 'key.pem');
  const files = ['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      ...files,
      ...names,
    ],
    { stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = join(directory, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port || 5432} user=${server.username || 'postgres'}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${poolMode}`,
      'client_tls_sslmode = allow',
      `client_tls_cert_file = ${certificate}`,
      `client_tls_key_file = ${key}`,
    ].join('\n'),
  );
  // pgbouncer refuses to run as root.
  const user = unprivilegedUser();
  if (user !== null)
    for (const path of [directory, certificate, key, settings]) chownSync(path, user.uid, user.gid);
  const pooler = spawn('pgbouncer', [settings], { cwd: directory, ...user, env: { PATH }, stdio: 'ignore' });
  const killed = () => pooler.kill('SIGKILL');
  process.once('exit', killed);
  const stop = async () => {
    process.off('exit', killed);
    await ended(pooler);
    rmSync(directory, { recursive: true, force: true });
  };
  for (const until = Date.now() + READY_WITHIN_MS; !(await answers(port)); await wait(20)) {
    if (pooler.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error('The pgbouncer of the tests did not start.');
  }
  return {
    certificate,
    stop,
    through(url) {
      const through = new URL(url);
      through.host = `localhost:${port}`;
      return through.href;
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
