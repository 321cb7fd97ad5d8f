/** What a flood sends on each of its connections. */
export interface Stream {
  /** Connections that are kept open at a time. One that the server closes is opened again. */
  readonly connections: number;
  /** How many different local addresses they come from, within 127.0.0.0/8. */
  readonly addresses: number;
  /** What is sent first, for the connections in turn; base64. */
  readonly first: readonly string[];
  /** What is sent after that again and again, for the connections in turn; base64. Null: nothing. */
  readonly again: readonly string[] | null;
  /** How often `again` is sent per second on each connection; null: as fast as it is taken. */
  readonly perSecond: number | null;
  /** Whether what the server sends is read. */
  readonly reads: boolean;
}

/** An order to the generator. */
export interface Start {
  readonly port: number;
  readonly streams: readonly Stream[];
}

/** What the generator tells when it is stopped. */
export interface Sent {
  /** Connections that were made, and that were refused or closed by the other side. */
  readonly opened: number;
  readonly closed: number;
  readonly bytes: number;
}

export const encoded = (text: string | Buffer): string => Buffer.from(text).toString('base64');
