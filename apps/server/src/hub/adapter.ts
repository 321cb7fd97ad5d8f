import type { Server } from 'socket.io';

/** What carries messages between nodes (ADR 0012). It may lose some: the database has what they tell of. */
export interface Adapter {
  /** What socket.io makes its adapters with. */
  readonly create: NonNullable<Parameters<Server['adapter']>[0]>;
  /** To be called after the hub is closed. */
  close(): Promise<void>;
}
