/** A group of a flood's connections, and what they send. */
export interface Stream {
  /** How many connections are open at a time. One that the server closes is opened again. */
  readonly connections: number;
  /** From how many different local addresses within 127.0.0.0/8 the connections are opened. */
  readonly addresses: number;
  /**
   * The bytes that are sent first on a connection, base64. Connection number i uses entry number i, modulo
   * the number of entries.
   */
  readonly first: readonly string[];
  /**
   * The bytes that are sent repeatedly after `first`, base64. Entries belong to connections as in `first`.
   * Null: nothing.
   */
  readonly again: readonly string[] | null;
  /**
   * How often the bytes of `again` are sent per second on each connection; null: as fast as the server reads.
   */
  readonly perSecond: number | null;
  /** Whether the generator reads what the server sends on these connections. */
  readonly reads: boolean;
}

/** The message with which the parent process starts a flood. */
export interface Start {
  readonly port: number;
  readonly streams: readonly Stream[];
}

/** What the generator sends to the parent process after the message `stop`. */
export interface Sent {
  /**
   * `opened`: connections that were established. `closed`: connections that the server refused or closed.
   * `bytes`: the bytes that all connections have sent.
   */
  readonly opened: number;
  readonly closed: number;
  readonly bytes: number;
}

export const encoded = (text: string | Buffer): string => Buffer.from(text).toString('base64');
