import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { HUB_PATH } from '@slumberfell/protocol';

const END_OF_HEAD = '\r\n\r\n';
const TEXT_FRAME = 0x81;
const MASKED = 0x80;
/** The value of a frame's length byte that says that the length is in the next two bytes. */
const LENGTH_IN_TWO_BYTES = 126;

export interface RawHubOptions {
  /** Headers besides those of the websocket handshake. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Query of the handshake's address. */
  readonly query?: string;
  /** Bytes sent in the same write as the handshake. */
  readonly with?: Buffer;
  /** Local address to connect from, such as 127.0.3.4. */
  readonly from?: string;
}

/**
 * A websocket client without a library. It can send bytes that browsers never send. A test can pause its
 * `socket`, so that it stops reading.
 */
export class RawHubClient {
  readonly socket: Socket;
  /** HTTP status of the handshake's answer. */
  readonly status: number;
  /** The head of the handshake's answer, in lower case. */
  readonly head: string;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>;
  readonly #received: Buffer[];

  private constructor(socket: Socket, head: string, rest: Buffer) {
    this.socket = socket;
    this.head = head.toLowerCase();
    this.status = Number(head.slice(9, 12));
    this.#received = [rest];
    socket.on('data', (chunk) => this.#received.push(chunk));
    this.closed = new Promise((resolve) => {
      if (socket.destroyed) resolve();
      else socket.once('close', () => resolve());
    });
  }

  /**
   * Makes a websocket handshake with the hub.
   * @returns the client when the head of the answer has arrived, with any status
   * @throws Error when the connection is closed before the head has arrived
   */
  static open(url: string, options: RawHubOptions = {}): Promise<RawHubClient> {
    const { headers = {}, query = 'EIO=4&transport=websocket', from } = options;
    const { hostname, port, host } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), ...(from && { localAddress: from }) });
    const lines = Object.entries({
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const request = `GET ${HUB_PATH}/?${query} HTTP/1.1\r\n${lines.join('')}\r\n`;
    socket.write(Buffer.concat([Buffer.from(request), options.with ?? Buffer.alloc(0)]));
    return new Promise((resolve, reject) => {
      let received = Buffer.alloc(0);
      const take = (chunk: Buffer): void => {
        received = Buffer.concat([received, chunk]);
        const end = received.indexOf(END_OF_HEAD);
        if (end < 0) return;
        socket.off('data', take);
        const rest = received.subarray(end + END_OF_HEAD.length);
        resolve(new RawHubClient(socket, received.toString('latin1', 0, end), rest));
      };
      socket.on('data', take);
      socket.on('error', reject);
      socket.once('close', () => reject(new Error('the connection was closed without an answer')));
    });
  }

  /** The bytes after the head, as text. It includes the heads of the websocket frames. */
  get received(): string {
    return Buffer.concat(this.#received).toString('latin1');
  }

  /**
   * The texts of the frames that have arrived whole, each as engine.io packed it.
   * @throws Error for a frame of 64 KiB or more, which the hub does not send in these tests
   */
  get texts(): string[] {
    const bytes = Buffer.concat(this.#received);
    const texts: string[] = [];
    for (let at = 0; at + 2 <= bytes.length; ) {
      const length = bytes.readUInt8(at + 1);
      if (length > LENGTH_IN_TWO_BYTES) throw new Error('a frame of 64 KiB or more');
      const long = length === LENGTH_IN_TWO_BYTES;
      if (long && at + 4 > bytes.length) break;
      const start = at + (long ? 4 : 2);
      const end = start + (long ? bytes.readUInt16BE(at + 2) : length);
      if (end > bytes.length) break;
      if (bytes.readUInt8(at) === TEXT_FRAME) texts.push(bytes.toString('utf8', start, end));
      at = end;
    }
    return texts;
  }

  /** Sends a text `times` times, each time in a frame of its own. At most 125 bytes of ASCII. */
  send(text: string, times = 1): void {
    this.socket.write(framesOf(text, times));
  }
}

/**
 * `times` masked frames, each with the whole text: at most 125 bytes of ASCII. The mask is zero, so the text
 * is unchanged.
 */
export function framesOf(text: string, times = 1): Buffer {
  const head = Buffer.from([TEXT_FRAME, MASKED | text.length, 0, 0, 0, 0]);
  return Buffer.concat(new Array<Buffer>(times).fill(Buffer.concat([head, Buffer.from(text)])));
}
