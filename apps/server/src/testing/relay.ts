import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A relay of TCP connections, which a test freezes as a firewall does that forgets a connection. */
export interface Relay {
  readonly port: number;
  /** From now on no byte passes on open connections, and they stay open. New connections pass. */
  freeze(): void;
  close(): void;
}

/** Starts a relay on a free port of this machine, to the host and port of an address. */
export async function startRelay(to: string): Promise<Relay> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const passing = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.pipe(near);
    passing.add([near, far]);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      for (const [near, far] of passing) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
      passing.clear();
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
