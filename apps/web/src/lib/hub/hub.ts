import { type ErrorAnswer, type HubMessages, type HubRefusal, RECONNECT_DELAYS } from '@slumberfell/protocol';
import { createReconnect } from './reconnect.ts';
import type { HubSocket } from './socket.ts';

/**
 * `live`: connected. `lost`: the page tries to connect again. `gone`: all attempts have failed; the player
 * can start new ones. `full`: the character is open in too many tabs.
 */
export type HubStatus = 'connecting' | 'live' | 'lost' | 'gone' | 'full';

/** Refusals after which the page does not try again. */
type FinalRefusal = Extract<HubRefusal, 'request/not-authenticated' | 'character/none'>;

export interface HubListeners {
  readonly onStatus: (status: HubStatus) => void;
  /**
   * A connection failed and the reason is unknown: browsers do not show the response to a WebSocket
   * handshake.
   */
  readonly onFailed: () => void;
  /** Asked after the hub has closed the connection: whether this browser still has a session. */
  readonly hasSession: () => Promise<boolean>;
  /** The hub has refused the connection for good. */
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
  /** Starts new attempts, when the player asks for them. */
  readonly reconnect: () => void;
  /** Ends the connection until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly close: () => void;
}

/**
 * socket.io's reason when the server has closed the connection: the session has ended, or the server stops.
 */
const CLOSED_BY_HUB = 'io server disconnect';

/**
 * Attempts are delayed by a random time up to this many ms, because a node that restarts disconnects all its
 * players at once.
 */
const SPREAD = 400;

/**
 * Connects to the hub for the session's character. The page only receives; it sends nothing over the socket.
 * @param ready the first attempt is made when it has settled
 */
export function openHub(listeners: HubListeners, ready: Promise<unknown>): Hub {
  const { onStatus } = listeners;
  let socket: HubSocket | null = null;
  let closed = false;
  let paused = false;
  const reconnection = createReconnect({
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
    reconnection.lost();
  };
  const onConnectError = ({
    data,
  }: Error & { readonly data?: ErrorAnswer & { readonly code: HubRefusal } }) => {
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
    if (reason === CLOSED_BY_HUB && !closed && !(await listeners.hasSession())) return;
    lost();
  };
  const connect = async () => {
    try {
      // Fetched later than the screen, which can render without the hub.
      const { hubSocket } = await import('./socket.ts');
      socket ??= listenTo(hubSocket());
    } catch {
      return lost();
    }
    if (!closed && !paused) socket.connect();
  };
  const listenTo = (opened: HubSocket): HubSocket => {
    opened.on('connect', () => {
      reconnection.connected();
      onStatus('live');
    });
    opened.on('connect_error', onConnectError);
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
  // The browser reports a lost network long before the socket notices it.
  const goOffline = () => {
    if (socket?.connected) socket.disconnect();
  };
  const goOnline = () => {
    if (!socket?.connected && !paused) reconnection.again();
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
      reconnection.again();
    },
    pause() {
      paused = true;
      reconnection.stop();
      socket?.disconnect();
      onStatus('connecting');
    },
    resume() {
      if (closed || !paused) return;
      paused = false;
      reconnection.again();
    },
    close() {
      closed = true;
      removeEventListener('offline', goOffline);
      removeEventListener('online', goOnline);
      reconnection.stop();
      // Browsers log an error when a socket is closed before it has opened.
      if (socket?.connected) socket.disconnect();
      else socket?.once('connect', () => socket?.disconnect());
    },
  };
}
