import type { Duplex } from 'node:stream';
import type { Socket as Transport } from 'engine.io';

/**
 * Bytes that a client may send at once, and per second after that. A browser sends some 10 bytes to connect
 * and 7 each 25 s as a sign of life. The smallest message has 6 bytes, so this is at most some 160 messages
 * at once and 16 a second.
 */
const INPUT_AT_ONCE = 1_000;
const INPUT_PER_SECOND = 100;

/** Bytes that may wait to be sent to one client, besides those that the operating system buffers. */
const MOST_UNSENT = 256 * 1024;
/** Bytes of memory that a waiting packet takes besides its text; estimated. */
const PACKET = 100;

/** First character of socket.io's CONNECT; a namespace begins with a slash and follows it. */
const CONNECT = '0';

/** A client has so long to answer that a connection is closed, in ms. Then it is cut off. */
const CLOSING_TIME = 1_000;

/**
 * Closes a connection whose client sends more than `INPUT_AT_ONCE` and `INPUT_PER_SECOND` allow, before what
 * it sent is parsed: a single read of 64 KiB holds 10,000 messages, and parsing them takes some 15 ms.
 * @param socket of a websocket that has just been opened, of which nothing has been read yet
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
 * Closes a connection whose client asks for a second CONNECT, or for one to a namespace that the hub does not
 * have: socket.io would answer each and keep the connection.
 */
export function limitConnects(transport: Transport): void {
  let hasAsked = false;
  // Before socket.io's own listener, which does not answer on a transport that is closing.
  transport.prependListener('data', (packet: unknown) => {
    if (typeof packet !== 'string' || !packet.startsWith(CONNECT)) return;
    if (hasAsked || packet.startsWith(`${CONNECT}/`)) transport.close();
    hasAsked = true;
  });
}

/**
 * Cuts a client off for which more than `MOST_UNSENT` bytes wait: it does not read, and what waits would grow
 * without end. It is not told, since that would wait behind the rest; a page connects again and fetches what
 * it missed.
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

/** Cuts a client off that does not close its side of a connection that the hub has closed. */
export function limitClosing(transport: Transport, socket: Duplex): void {
  transport.once('close', () => {
    if (socket.destroyed) return;
    const timer = setTimeout(() => socket.destroy(), CLOSING_TIME);
    socket.once('close', () => clearTimeout(timer));
  });
}
