import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A Redis server that one test uses; it keeps nothing on disk. */
export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;

/** Starts Debian's Redis on a port of this machine. Default: a free one. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const settings = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', settings, { stdio: 'ignore' });
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  for (const until = Date.now() + READY_WITHIN_MS; !(await answers(at)); await wait(20)) {
    if (server.exitCode !== null || Date.now() > until)
      throw new Error('The Redis of the tests did not start.');
  }
  return {
    url: `redis://127.0.0.1:${at}`,
    async stop() {
      process.off('exit', killed);
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
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
