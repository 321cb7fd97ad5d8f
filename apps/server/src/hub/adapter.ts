import type { Server } from 'socket.io';

/**
 * Transport of messages between nodes (ADR 0012). It may lose messages, because each node can also find the
 * commands of the other nodes in the database.
 */
export interface Adapter {
  /** Creates the socket.io adapter. */
  readonly create: NonNullable<Parameters<Server['adapter']>[0]>;
  /** How long messages of other nodes have been late, in seconds; 0 while they arrive at once. */
  lateSeconds(): number;
  /** Closes the connections of the transport. Called after the hub is closed. */
  close(): Promise<void>;
}
