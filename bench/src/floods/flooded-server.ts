import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClient } from '@slumberfell/server/testing';
import { NodeProcess } from '../scale/node-process.ts';
import type { Target } from './floods.ts';
import type { Sent, Stream } from './stream.ts';

/**
 * `PLAYERS`: the number of players whose calls are measured. `GUESTS`: the number of guests whose logins the
 * floods use.
 */
const PLAYERS = 20;
const GUESTS = 4;

/**
 * Settings of the server. The two limits of an account have their default values. The server does not limit
 * the players by address, because they connect from a trusted proxy's address. The generator uses other
 * addresses.
 */
const LIMITS = {
  TRUSTED_PROXIES: '127.0.0.1',
  COMMANDS_PER_SECOND: '20',
  COSTLY_CALLS_PER_SECOND: '10',
  NEW_GUESTS_PER_MINUTE: 'off',
};

/** A server with players, a generator of floods, and a listener that discards what it receives. */
export interface FloodedServer {
  readonly node: NodeProcess;
  readonly target: Target;
  /** `Cookie` headers of the players. */
  readonly players: readonly string[];
  /**
   * Starts to send streams to the server or to the discarding listener. @returns a function that stops the
   * flood
   */
  flood(streams: readonly Stream[], to: 'server' | 'listener'): () => Promise<Sent>;
  close(): Promise<void>;
}

/** @param program the built server; null for that of this repository */
export async function openFloodedServer(program: string | null): Promise<FloodedServer> {
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-floods-'));
  const settings = { DATA_DIR: directory, LOG_LEVEL: 'info', ...LIMITS };
  const node = await NodeProcess.start(settings, program);
  const children: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    for (const child of children) child.kill();
    await node.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const { port, host } = new URL(node.origin);
    const clients: TestClient[] = [];
    for (let index = 0; index < PLAYERS + GUESTS; index++) {
      const client = new TestClient(() => Number(port));
      await client.play(`Player ${index + 1}`);
      clients.push(client);
    }
    const cookies = clients.map(({ cookie }) => cookie ?? '');
    const listener = fork(join(import.meta.dirname, 'discarding-listener.ts'));
    children.push(listener);
    const [listenerPort] = (await once(listener, 'message')) as [number];
    const generator = fork(join(import.meta.dirname, 'generator.ts'));
    children.push(generator);
    return {
      node,
      target: { host, guests: cookies.slice(PLAYERS), characterId: 1 },
      players: cookies.slice(0, PLAYERS),
      flood(streams, to) {
        generator.send({ port: to === 'server' ? Number(port) : listenerPort, streams });
        return async () => {
          const answer = once(generator, 'message');
          generator.send('stop');
          const [sent] = (await answer) as [Sent];
          return sent;
        };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
