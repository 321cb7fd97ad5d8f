import { type ErrorAnswer, type HubMessages, type HubRefusal, RECONNECT_DELAYS } from '@slumberfell/protocol';
import { createReconnect } from './reconnect.ts';
import type { HubSocket } from './socket.ts';

/** `lost`: on its way back. `gone`: it has given up until the player asks. `full`: the character is open too often. */
export type HubStatus = 'connecting' | 'live' | 'lost' | 'gone' | 'full';

/** Refusals that no waiting ends. */
type FinalRefusal = Extract<HubRefusal, 'request/not-authenticated' | 'character/none'>;

export interface HubListeners {
  readonly onStatus: (status: HubStatus) => void;
  /** A connection could not be made, and the browser does not tell why: the server's refusal of a handshake never reaches the page. */
  readonly onFailed: () => void;
  /** Whether the hub, which has closed the connection itself, would let this browser in again. */
  readonly mayReturn: () => Promise<boolean>;
  /** There is nothing here for this browser any more. */
  readonly onRefused: (refusal: ErrorAnswer & { readonly code: FinalRefusal }) => void;
  readonly onProtocol: HubMessages['protocol'];
  readonly onFrame: HubMessages['frame'];
  readonly onRefetch: HubMessages['refetch'];
  readonly onStanding: HubMessages['standing'];
  readonly onPlayerCount: HubMessages['NotifyPlayerCount'];
  readonly onIdleReport: HubMessages['IdleReport'];
  readonly onContent: HubMessages['StaticDataChanged'];
}

export interface Hub {
  /** The player asked for the connection after it had given up. */
  readonly reconnect: () => void;
  /** Ends the connection until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly close: () => void;
}

/** socket.io's reason when the server has closed the connection: the session is over, or the server stops. */
const CLOSED_BY_HUB = 'io server disconnect';

/** Attempts are spread over so many ms: all players of a node that is restarted lose it at once. */
const SPREAD = 400;

/**
 * Opens the live connection of the session's character. The client sends nothing; it only listens.
 * @param ready when it is settled, the first attempt is made
 */
export function openHub(listeners: HubListeners, ready: Promise<unknown>): Hub {
  const { onStatus } = listeners;
  let socket: HubSocket | null = null;
  let closed = false;
  let paused = false;
  const way = createReconnect({
    delays: RECONNECT_DELAYS,
    attempt: () => void connect(),
    onGiveUp: () => onStatus('gone'),
    setTimer: (run, delay) => {
      const timer = setTimeout(run, delay + Math.random() * SPREAD);
      return () => clearTimeout(timer);
    },
  });
  const lost = () => {
    if (closed || paused) return;
    onStatus('lost');
    way.lost();
  };
  const refused = ({ data }: Error & { readonly data?: ErrorAnswer & { readonly code: HubRefusal } }) => {
    if (closed || paused) return;
    if (data?.code === 'request/not-authenticated' || data?.code === 'character/none') {
      listeners.onRefused({ ...data, code: data.code });
    } else if (data?.code === 'request/too-many') onStatus('full');
    else {
      lost();
      if (data === undefined) listeners.onFailed();
    }
  };
  const disconnected = async (reason: string) => {
    if (reason === CLOSED_BY_HUB && !closed && !(await listeners.mayReturn())) return;
    lost();
  };
  const connect = async () => {
    try {
      // Fetched after the screen, which shows what there is without it.
      const { hubSocket } = await import('./socket.ts');
      socket ??= listenTo(hubSocket());
    } catch {
      return lost();
    }
    if (!closed && !paused) socket.connect();
  };
  const listenTo = (opened: HubSocket): HubSocket => {
    opened.on('connect', () => {
      way.connected();
      onStatus('live');
    });
    opened.on('connect_error', refused);
    opened.on('disconnect', (reason) => void disconnected(reason));
    opened.on('protocol', listeners.onProtocol);
    opened.on('frame', listeners.onFrame);
    opened.on('refetch', listeners.onRefetch);
    opened.on('standing', listeners.onStanding);
    opened.on('NotifyPlayerCount', listeners.onPlayerCount);
    opened.on('IdleReport', listeners.onIdleReport);
    opened.on('StaticDataChanged', listeners.onContent);
    return opened;
  };
  // A browser that has lost its network tells so long before the socket finds out.
  const goOffline = () => {
    if (socket?.connected) socket.disconnect();
  };
  const goOnline = () => {
    if (!socket?.connected && !paused) way.again();
  };
  addEventListener('offline', goOffline);
  addEventListener('online', goOnline);
  onStatus('connecting');
  void ready.then(() => {
    if (!closed) void connect();
  });
  return {
    reconnect() {
      if (paused) return;
      onStatus('connecting');
      way.again();
    },
    pause() {
      paused = true;
      way.stop();
      socket?.disconnect();
      onStatus('connecting');
    },
    resume() {
      if (closed || !paused) return;
      paused = false;
      way.again();
    },
    close() {
      closed = true;
      removeEventListener('offline', goOffline);
      removeEventListener('online', goOnline);
      way.stop();
      // Closed before it is open, a socket makes the browser complain.
      if (socket?.connected) socket.disconnect();
      else socket?.once('connect', () => socket?.disconnect());
    },
  };
}
