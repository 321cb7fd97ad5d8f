import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { IDEMPOTENCY_HEADER } from '@slumberfell/protocol';

/** A response of the server. A compressed body is Brotli. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly isCompressed: boolean;
}

export const textOf = ({ body, isCompressed }: Answer): string =>
  (isCompressed ? brotliDecompressSync(body) : body).toString();

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** A call that was sent and has no response yet. */
interface Pending {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * An HTTP client with one kept-alive connection and one call at a time. It can do only what the benchmark
 * needs. It runs on the machine of the measured server, and a complete client would take more CPU time than
 * the server.
 */
export class BareHttp {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer = Buffer.alloc(0);
  #pending: Pending | null = null;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.on('data', (chunk) => this.#take(chunk));
    const fail = (error?: Error): void => this.#fail(error ?? new Error('The server closed the connection'));
    socket.on('error', fail);
    socket.on('close', () => fail());
  }

  static async open(origin: string): Promise<BareHttp> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new BareHttp(socket, host);
  }

  /** @param body JSON for a command; null for a GET */
  call(path: string, cookie: string, body: string | null): Promise<Answer> {
    const common = `${path} HTTP/1.1\r\nhost: ${this.#host}\r\norigin: http://${this.#host}\r\ncookie: ${cookie}\r\n`;
    const text =
      body === null
        ? `GET ${common}accept-encoding: br\r\n\r\n`
        : `POST ${common}${IDEMPOTENCY_HEADER}: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#pending = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#fail(new Error(`A response without a length: ${head}`));
      return;
    }
    const from = end + END_OF_HEAD.length;
    const to = from + Number(length);
    if (this.#received.length < to) return;
    const body = this.#received.subarray(from, to);
    this.#received = this.#received.subarray(to);
    const pending = this.#pending;
    this.#pending = null;
    const isCompressed = /\r\ncontent-encoding: br/i.test(head);
    pending?.resolve({ status: Number(head.slice(9, 12)), body, isCompressed });
  }

  #fail(error: Error): void {
    this.#pending?.reject(error);
    this.#pending = null;
  }
}
