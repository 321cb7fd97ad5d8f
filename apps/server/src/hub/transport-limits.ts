import type { Duplex } from 'node:stream';
import type { Socket as Transport } from 'engine.io';

/**
 * Bytes that a client may send: `INPUT_AT_ONCE` at once, `INPUT_PER_SECOND` a second in the long run. A
 * browser sends about 10 bytes to connect and then 7 bytes every 25 s (heartbeat). The smallest message has 6
 * bytes, so the limits allow about 160 messages at once and 16 a second.
 */
const INPUT_AT_ONCE = 1_000;
const INPUT_PER_SECOND = 100;

/** Bytes that may wait for one client, in addition to the buffer of the operating system. */
const MOST_UNSENT = 256 * 1024;
/** Estimated bytes of memory for each waiting packet, in addition to its text. */
const PACKET = 100;

/** First character of socket.io's CONNECT packet. A namespace follows it and begins with a slash. */
const CONNECT = '0';

/** ms in which a client must confirm that a connection is closed. Then the server destroys the socket. */
const CLOSING_TIME = 1_000;

/**
 * Closes a connection whose client exceeds `INPUT_AT_ONCE` and `INPUT_PER_SECOND`, before the input is
 * parsed. One read of 64 KiB can contain 10,000 messages, and parsing them takes about 15 ms.
 * @param socket of a websocket that was just opened and from which nothing was read yet.
 */
export function limitInput(socket: Duplex): void {
  let left = INPUT_AT_ONCE;
  let countedAt = performance.now();
  for (const parse of socket.listeners('data') as ((chunk: Buffer) => void)[]) {
    socket.off('data', parse);
    socket.on('data', (chunk: Buffer) => {
      const now = performance.now();
      left = Math.min(INPUT_AT_ONCE, left + ((now - countedAt) / 1_000) * INPUT_PER_SECOND) - chunk.length;
      countedAt = now;
      if (left < 0) socket.destroy();
      else parse.call(socket, chunk);
    });
  }
}

/**
 * Closes a connection whose client sends a second CONNECT, or one to a namespace that the hub does not have.
 * socket.io would answer each of them and keep the connection open.
 */
export function limitConnects(transport: Transport): void {
  let hasAsked = false;
  // Runs before socket.io's own listener, which does not answer on a transport that is closing.
  transport.prependListener('data', (packet: unknown) => {
    if (typeof packet !== 'string' || !packet.startsWith(CONNECT)) return;
    if (hasAsked || packet.startsWith(`${CONNECT}/`)) transport.close();
    hasAsked = true;
  });
}

/**
 * Destroys the connection of a client for which more than `MOST_UNSENT` bytes wait. Such a client does not
 * read, and its queue would grow without limit. It gets no message, since that would wait in the same queue.
 * A page connects again and fetches what it has missed.
 */
export function limitUnsent(transport: Transport, socket: Duplex): void {
  let waiting = 0;
  transport.on('packetCreate', ({ data }: { readonly data?: string }) => {
    waiting += PACKET + (data?.length ?? 0);
    if (waiting + socket.writableLength > MOST_UNSENT) socket.destroy();
  });
  transport.on('flush', () => {
    waiting = 0;
  });
}

/** Destroys the socket of a client that does not close its side after the hub has closed the connection. */
export function limitClosing(transport: Transport, socket: Duplex): void {
  transport.once('close', () => {
    if (socket.destroyed) return;
    const timer = setTimeout(() => socket.destroy(), CLOSING_TIME);
    socket.once('close', () => clearTimeout(timer));
  });
}
