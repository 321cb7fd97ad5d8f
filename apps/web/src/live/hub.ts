import { HUB_PATH, type HubMessages, RECONNECT_DELAYS } from '@slumberfell/protocol';
import { io, type Socket } from 'socket.io-client';
import { createReconnect } from './reconnect.ts';

/** `lost`: on its way back. `gone`: it has given up until the player asks. */
export type HubStatus = 'connecting' | 'live' | 'lost' | 'gone';

export interface HubListeners {
  readonly onStatus: (status: HubStatus) => void;
  readonly onFrame: HubMessages['frame'];
  readonly onRefetch: HubMessages['refetch'];
  readonly onPlayerCount: HubMessages['NotifyPlayerCount'];
  readonly onContent: HubMessages['StaticDataChanged'];
}

export interface Hub {
  /** The player asked for the connection after it had given up. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

/** Opens the live connection of the session's character. The client sends nothing; it only listens. */
export function openHub({ onStatus, onFrame, onRefetch, onPlayerCount, onContent }: HubListeners): Hub {
  const socket: Socket<HubMessages, Record<string, never>> = io({
    path: HUB_PATH,
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    withCredentials: true,
  });
  const way = createReconnect({
    delays: RECONNECT_DELAYS,
    attempt: () => socket.connect(),
    onGiveUp: () => onStatus('gone'),
    setTimer: (run, delay) => {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
  });
  let closed = false;
  const lost = () => {
    if (closed) return;
    onStatus('lost');
    way.lost();
  };
  socket.on('connect', () => {
    way.connected();
    onStatus('live');
  });
  socket.on('connect_error', lost);
  socket.on('disconnect', lost);
  socket.on('frame', onFrame);
  socket.on('refetch', onRefetch);
  socket.on('NotifyPlayerCount', onPlayerCount);
  socket.on('StaticDataChanged', onContent);
  onStatus('connecting');
  // Not at once: React's strict mode opens, closes and opens again, and a socket closed while it connects complains.
  const start = setTimeout(() => socket.connect(), 0);
  return {
    reconnect() {
      onStatus('connecting');
      way.again();
    },
    close() {
      closed = true;
      clearTimeout(start);
      way.stop();
      // Closed before it is open, a socket makes the browser complain.
      if (socket.connected) socket.disconnect();
      else socket.once('connect', () => socket.disconnect());
    },
  };
}
