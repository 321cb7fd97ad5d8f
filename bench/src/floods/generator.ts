import { connect, type Socket } from 'node:net';
import type { Sent, Start, Stream } from './stream.ts';

/**
 * The process that sends floods to a port of this machine. It starts and stops a flood when the parent
 * process sends a message, and exits when the parent process has ended.
 */

/**
 * How many connections are opened every `TURN` ms. If all were opened at the same time, the benchmark would
 * mainly measure the server's queue of new connections.
 */
const OPENED_AT_ONCE = 500;
const TURN = 20;
/** Ms after which a closed connection is opened again. */
const AGAIN_AFTER = 10;

/**
 * The loopback address from which the connection with this index connects: 127.1.0.1 for index 0. The
 * addresses of the indexes 0 to 127 differ.
 */
const addressOf = (index: number): string =>
  `127.${1 + (index >> 16)}.${(index >> 8) & 255}.${1 + (index & 127)}`;

class Flood {
  readonly #port: number;
  readonly #stream: Stream;
  readonly #first: readonly Buffer[];
  readonly #again: readonly Buffer[];
  readonly #sockets = new Set<Socket>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #waiting: number[];
  opened = 0;
  closed = 0;
  bytes = 0;

  constructor(port: number, stream: Stream) {
    this.#port = port;
    this.#stream = stream;
    this.#first = stream.first.map((text) => Buffer.from(text, 'base64'));
    this.#again = (stream.again ?? []).map((text) => Buffer.from(text, 'base64'));
    this.#waiting = Array.from({ length: stream.connections }, (_, index) => index);
    this.#timers.add(setInterval(() => this.#openSome(), TURN));
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#waiting = [];
    for (const socket of this.#sockets) {
      // These sockets are still open. The `close` handler has already added the bytes of the closed sockets.
      this.bytes += socket.bytesWritten;
      socket.removeAllListeners('close');
      socket.resetAndDestroy();
    }
    this.#sockets.clear();
  }

  #openSome(): void {
    for (const index of this.#waiting.splice(0, OPENED_AT_ONCE)) this.#open(index);
  }

  #open(index: number): void {
    const { addresses, reads, perSecond } = this.#stream;
    const socket = connect({
      host: '127.0.0.1',
      port: this.#port,
      localAddress: addressOf(index % addresses),
    });
    this.#sockets.add(socket);
    const send = (texts: readonly Buffer[]): boolean => {
      const text = texts[index % texts.length];
      return text === undefined || socket.write(text);
    };
    const sendMany = (): void => {
      while (!socket.destroyed && send(this.#again));
    };
    socket.on('connect', () => {
      this.opened += 1;
      send(this.#first);
      if (this.#again.length === 0) return;
      if (perSecond === null) {
        socket.on('drain', sendMany);
        sendMany();
      } else {
        const timer = setInterval(() => {
          if (socket.writableLength === 0) send(this.#again);
        }, 1_000 / perSecond);
        this.#timers.add(timer);
        socket.once('close', () => {
          clearInterval(timer);
          this.#timers.delete(timer);
        });
      }
    });
    if (reads) socket.on('data', () => undefined);
    else socket.pause();
    socket.on('end', () => socket.destroy());
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      this.bytes += socket.bytesWritten;
      this.closed += 1;
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#waiting.push(index);
      }, AGAIN_AFTER);
      this.#timers.add(timer);
    });
  }
}

let floods: readonly Flood[] = [];

process.on('message', (order: Start | 'stop') => {
  if (order === 'stop') {
    for (const flood of floods) flood.stop();
    const total = (of: 'opened' | 'closed' | 'bytes'): number =>
      floods.reduce((sum, flood) => sum + flood[of], 0);
    const sent: Sent = { opened: total('opened'), closed: total('closed'), bytes: total('bytes') };
    floods = [];
    process.send?.(sent);
  } else floods = order.streams.map((stream) => new Flood(order.port, stream));
});
process.once('disconnect', () => process.exit());
