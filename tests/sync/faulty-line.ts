import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** The probability, from 0 to 1, with which a `FaultyLine` causes each fault. */
export interface LineFaults {
  /** Probability that a call does not reach a node. */
  readonly lostCall: number;
  /** Probability that a node executes a call, but its answer does not reach the tab. */
  readonly lostAnswer: number;
  /** Probability that the line answers a call with status 502, as a proxy without a reachable server does. */
  readonly badGateway: number;
  /** Probability that a call, an answer or a message of the hub is delayed, by up to `LONGEST_DELAY`. */
  readonly late: number;
  /** Probability that a frame of the hub does not reach the tab, although the connection stays open. */
  readonly dropped: number;
  /** Probability that a frame of the hub reaches the tab twice. */
  readonly doubled: number;
  /** Probability that a frame of the hub reaches the tab after the message that follows it. */
  readonly swapped: number;
}

export const NO_FAULTS: LineFaults = {
  lostCall: 0,
  lostAnswer: 0,
  badGateway: 0,
  late: 0,
  dropped: 0,
  doubled: 0,
  swapped: 0,
};

/** Ms by which a call, an answer or a message of the hub is delayed at most. */
const LONGEST_DELAY = 40;

const SHORT_LENGTH = 126;
const END_OF_HEAD = '\r\n\r\n';

/**
 * A proxy between one tab and the nodes. It adds the headers that a browser would send, `cookie` and
 * `origin`, and causes faults.
 */
export class FaultyLine {
  faults: LineFaults = NO_FAULTS;
  /** Port of the node to which this proxy passes calls and new connections. */
  to = 0;
  cookie = '';
  random: () => number = () => 1;
  /** Calls do not reach a node before this promise has resolved. */
  #released: Promise<void> = Promise.resolve();
  /** Name of a call whose next answer does not reach the tab; null for none. */
  loseNext: string | null = null;
  /** Number of calls that have arrived so far. */
  calls = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Duplex>();

  private constructor() {
    this.#server = createServer((call, answer) => void this.#passCall(call, answer));
    this.#server.on('connection', (socket) => this.#note(socket));
    this.#server.on('upgrade', (handshake, socket, head) => this.#passHub(handshake, socket, head));
  }

  static async open(): Promise<FaultyLine> {
    const line = new FaultyLine();
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Closes all connections of this proxy. Calls and messages that have not arrived are lost. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.cut();
    await closed;
  }

  /** Holds calls back. @returns passes them, and later calls, to the node */
  holdCalls(): () => void {
    let release = (): void => undefined;
    this.#released = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  }

  #note<S extends Duplex>(socket: S): S {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }

  #happens(chance: number): boolean {
    return this.random() < chance;
  }

  async #delay(): Promise<void> {
    if (!this.#happens(this.faults.late)) return;
    await new Promise((resolve) => setTimeout(resolve, this.random() * LONGEST_DELAY));
  }

  #headersOf({ headers }: IncomingMessage): Record<string, string | string[] | undefined> {
    return { ...headers, cookie: this.cookie, origin: this.url };
  }

  async #passCall(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat(await call.toArray().catch(() => []));
    if (this.#happens(this.faults.lostCall)) return void call.socket.destroy();
    if (this.#happens(this.faults.badGateway)) return void answer.writeHead(502).end();
    this.calls += 1;
    await this.#released;
    await this.#delay();
    const passed = request({
      host: '127.0.0.1',
      port: this.to,
      method: call.method,
      path: call.url,
      headers: this.#headersOf(call),
      agent: false,
    });
    passed.on('error', () => call.socket.destroy());
    passed.on('response', async (response: IncomingMessage) => {
      const text = Buffer.concat(await response.toArray().catch(() => []));
      await this.#delay();
      if (this.#isToLose(call) || this.#happens(this.faults.lostAnswer)) return void call.socket.destroy();
      answer.writeHead(response.statusCode ?? 502, response.headers).end(text);
    });
    passed.end(body);
  }

  #isToLose({ url }: IncomingMessage): boolean {
    const isNext = this.loseNext !== null && url?.endsWith(`/${this.loseNext}`) === true;
    if (isNext) this.loseNext = null;
    return isNext;
  }

  #passHub(handshake: IncomingMessage, tab: Duplex, head: Buffer): void {
    const node = this.#note(connect({ host: '127.0.0.1', port: this.to }));
    const lines = Object.entries(this.#headersOf(handshake)).map(([name, value]) => `${name}: ${value}\r\n`);
    node.write(`GET ${handshake.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    node.write(head);
    tab.on('data', (bytes) => node.write(bytes));
    tab.once('close', () => node.destroy());
    node.once('close', () => tab.destroy());
    void this.#passMessages(node, tab);
  }

  /** Passes the websocket frames of a node to the tab, one by one, with faults. */
  async #passMessages(node: Socket, tab: Duplex): Promise<void> {
    const send = (bytes: Buffer): void => {
      if (!tab.destroyed) tab.write(bytes);
    };
    let rest = Buffer.alloc(0);
    let isOpen = false;
    let held: Buffer | null = null;
    try {
      for await (const bytes of node) {
        rest = Buffer.concat([rest, bytes as Buffer]);
        if (!isOpen) {
          const end = rest.indexOf(END_OF_HEAD);
          if (end < 0) continue;
          isOpen = true;
          send(rest.subarray(0, end + END_OF_HEAD.length));
          rest = rest.subarray(end + END_OF_HEAD.length);
        }
        for (let frame = firstFrame(rest); frame !== null; frame = firstFrame(rest)) {
          rest = rest.subarray(frame.length);
          await this.#delay();
          const isEvent = frame.includes('42["frame"');
          if (isEvent && this.#happens(this.faults.dropped)) continue;
          if (isEvent && held === null && this.#happens(this.faults.swapped)) {
            held = frame;
            continue;
          }
          send(frame);
          if (isEvent && this.#happens(this.faults.doubled)) send(frame);
          if (held !== null) send(held);
          held = null;
        }
      }
    } catch {
      // The connection was closed.
    }
    tab.destroy();
  }
}

/** The first complete websocket frame in the received bytes; null if it is not complete. */
function firstFrame(bytes: Buffer): Buffer | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1);
  const extra = short < SHORT_LENGTH ? 0 : short === SHORT_LENGTH ? 2 : 8;
  if (bytes.length < 2 + extra) return null;
  const length = extra === 0 ? short : extra === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = 2 + extra + length;
  return bytes.length < end ? null : bytes.subarray(0, end);
}
