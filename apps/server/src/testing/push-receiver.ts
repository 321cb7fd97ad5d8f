import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import type { PushNetwork } from '../alerts/push-network.ts';

/** A host name for tests. Its network resolves it; no DNS knows it. */
export const PUSH_HOST = 'push.slumberfell.test';

/** An address of the public network, which the tests' network leads to the receiver instead. */
export const PUBLIC_ADDRESS = '93.184.216.34';

/** ms that sending takes at most in tests that do not wait for a timeout. */
const TIMEOUT = 5_000;

/** A request that has arrived. */
export interface ReceivedPush {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The server name that the client asked for in the TLS handshake. */
  readonly serverName: string | false | undefined;
}

/** How the receiver answers. */
export interface PushAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** True: the answer never ends. */
  readonly hangs?: boolean;
}

/** Resolves names for tests; the second parameter counts the look-ups of the name, from 1. */
export type Resolver = (hostname: string, time: number) => readonly string[];

/** A push service on this machine, with a certificate of its own for `PUSH_HOST`. */
export class PushReceiver {
  readonly #server: Server;
  readonly #certificate: string;
  readonly received: ReceivedPush[] = [];
  answer: PushAnswer = { status: 201 };

  private constructor(server: Server, certificate: string) {
    this.#server = server;
    this.#certificate = certificate;
  }

  /** @param name the host name of the certificate. Default: `PUSH_HOST`. */
  static async open(name = PUSH_HOST): Promise<PushReceiver> {
    const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
      keyType: 'ec',
      algorithm: 'sha256',
      extensions: [
        { name: 'basicConstraints', cA: true },
        { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
      ],
    });
    const server = createServer({ key, cert });
    const receiver = new PushReceiver(server, cert);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers, socket } = request;
        const serverName = 'servername' in socket ? (socket.servername as string | false) : undefined;
        receiver.received.push({ method, path: url, headers, body: Buffer.concat(chunks), serverName });
        const { status, headers: sent = {}, body, hangs = false } = receiver.answer;
        response.writeHead(status, sent);
        if (body) response.write(body);
        else response.flushHeaders();
        if (!hangs) response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** A network in which names are resolved as given, and every address leads to this receiver. */
  network(resolver: Resolver = () => [PUBLIC_ADDRESS]): TestNetwork {
    return new TestNetwork(this.port, this.#certificate, resolver);
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A network for tests. The checks of the sender come before it and stay as they are. */
export class TestNetwork implements PushNetwork {
  readonly ca: string;
  timeout = TIMEOUT;
  /** The names that were looked up, and the addresses that were connected to, in order. */
  readonly lookedUp: string[] = [];
  readonly reached: string[] = [];
  readonly #port: number;
  readonly #resolver: Resolver;

  constructor(port: number, ca: string, resolver: Resolver) {
    this.#port = port;
    this.ca = ca;
    this.#resolver = resolver;
  }

  resolve(hostname: string): Promise<readonly string[]> {
    this.lookedUp.push(hostname);
    const time = this.lookedUp.filter((each) => each === hostname).length;
    return Promise.resolve(this.#resolver(hostname, time));
  }

  reach(address: string): { address: string; port: number } {
    this.reached.push(address);
    return { address: '127.0.0.1', port: this.#port };
  }
}
