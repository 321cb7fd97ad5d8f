import { HUB_PATH, type HubMessages } from '@slumberfell/protocol';
import { io, type Socket } from 'socket.io-client';

export type HubSocket = Socket<HubMessages, Record<string, never>>;

/** The hub's socket, not connected yet. It does not reconnect by itself; `reconnect.ts` does that. */
export const hubSocket = (): HubSocket =>
  io({
    path: HUB_PATH,
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    withCredentials: true,
  });
