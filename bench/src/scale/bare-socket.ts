import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { HUB_PATH } from '@slumberfell/protocol';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const PATH = `${HUB_PATH}/?EIO=4&transport=websocket`;
/** Opcodes of websocket frames. */
const TEXT = 1;
const CLOSE = 8;
/** Values of the 7-bit length field. They mean that the real length follows in 2 or in 8 bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** Packet types of engine.io and socket.io. `CONNECTED` is the beginning of the hub's answer to `CONNECT`. */
const PING = '2';
const PONG = '3';
const OPEN = '0';
const CONNECT = '40';
const CONNECTED = '40{';

export interface SocketEvents {
  /** Called with each hub message as the server sent it: `42`, then a JSON array of the name and the body. */
  message(text: string): void;
  closed(socket: BareSocket, why: string): void;
}

/**
 * A connection to the hub that sends what the page's client sends. It is used because socket.io's own client
 * takes several times the CPU time that the server needs for the same message.
 */
export class BareSocket {
  readonly #socket: Socket;
  readonly #events: SocketEvents;
  #received: Buffer = Buffer.alloc(0);
  #isOpen = false;
  #hasClosed = false;

  private constructor(socket: Socket, events: SocketEvents) {
    this.#socket = socket;
    this.#events = events;
    socket.on('error', (error) => this.#close(String(error)));
    socket.on('close', () => this.#close('the server closed the connection'));
  }

  /** Resolves when the hub has accepted the connection. */
  static async open(origin: string, cookie: string, events: SocketEvents): Promise<BareSocket> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const bare = new BareSocket(socket, events);
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${PATH} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncookie: ${cookie}\r\nconnection: Upgrade\r\n` +
        `upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
    await new Promise<void>((resolve, reject) => {
      socket.on('data', (chunk) => bare.#take(chunk, resolve));
      socket.once('close', () => reject(new Error('The hub closed the connection before accepting it')));
    });
    return bare;
  }

  close(): void {
    this.#hasClosed = true;
    this.#socket.destroy();
  }

  #take(chunk: Buffer, connected: () => void): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    if (!this.#isOpen) {
      const end = this.#received.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const status = this.#received.toString('latin1', 9, 12);
      if (status !== '101') {
        this.#close(`refused with ${status}`);
        return;
      }
      this.#received = this.#received.subarray(end + END_OF_HEAD.length);
      this.#isOpen = true;
    }
    for (let text = this.#next(); text !== null; text = this.#next()) this.#hear(text, connected);
  }

  #hear(text: string, connected: () => void): void {
    if (text === PING) this.#say(PONG);
    else if (text.startsWith(OPEN)) this.#say(CONNECT);
    else if (text.startsWith(CONNECTED)) connected();
    else if (text.startsWith('42')) this.#events.message(text);
    else this.#close(text);
  }

  /**
   * Removes the next complete frame from the received bytes. @returns its text; null if no frame is complete,
   * or after a frame that is not text
   */
  #next(): string | null {
    const bytes = this.#received;
    if (bytes.length < 2) return null;
    const kind = (bytes[0] as number) & 0x0f;
    let length = (bytes[1] as number) & 0x7f;
    let from = 2;
    if (length === TWO_BYTES) {
      if (bytes.length < 4) return null;
      length = bytes.readUInt16BE(2);
      from = 4;
    } else if (length === EIGHT_BYTES) {
      if (bytes.length < 10) return null;
      length = Number(bytes.readBigUInt64BE(2));
      from = 10;
    }
    if (bytes.length < from + length) return null;
    this.#received = bytes.subarray(from + length);
    if (kind === TEXT) return bytes.toString('utf8', from, from + length);
    this.#close(kind === CLOSE ? 'the hub closed the connection' : `a frame of kind ${kind}`);
    return null;
  }

  /** Sends a masked frame, as clients must. A mask of zeros leaves the bytes unchanged. */
  #say(text: string): void {
    const head = Buffer.from([0x80 | TEXT, 0x80 | text.length, 0, 0, 0, 0]);
    this.#socket.write(Buffer.concat([head, Buffer.from(text)]));
  }

  #close(why: string): void {
    if (this.#hasClosed) return;
    this.close();
    this.#events.closed(this, why);
  }
}
