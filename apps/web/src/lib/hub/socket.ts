import { type ClientMessages, HUB_PATH, type HubMessages } from '@slumberfell/protocol';
import { io, type Socket } from 'socket.io-client';

export type HubSocket = Socket<HubMessages, ClientMessages>;

/**
 * Creates the hub's socket, which is not connected yet. socket.io's own reconnecting is off; `reconnect.ts`
 * does that.
 */
export const hubSocket = (): HubSocket =>
  io({
    path: HUB_PATH,
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    withCredentials: true,
  });
