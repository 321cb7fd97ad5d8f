import {
  type ErrorAnswer,
  type HubMessages,
  type HubRefusal,
  RECONNECT_DELAYS,
  SIGN_OF_LIFE,
} from '@slumberfell/protocol';
import { createReconnect } from './reconnect.ts';
import type { HubSocket } from './socket.ts';

/**
 * `connecting`: the first attempt runs, the player has asked for a new one, or the page has paused the
 * connection. `live`: connected. `checking`: connected, but the page was asleep, and the hub has not answered
 * yet whether the connection still lives. `lost`: the connection was lost, and the page tries to connect
 * again. `gone`: all attempts have failed; the player can start new ones. `full`: the server refuses the
 * connection, because the character is open in too many tabs.
 */
export type HubStatus = 'connecting' | 'live' | 'checking' | 'lost' | 'gone' | 'full';

/** Refusals of the hub after which the page makes no further attempt to connect. */
type FinalRefusal = Extract<HubRefusal, 'request/not-authenticated' | 'character/none'>;

export interface HubListeners {
  readonly onStatus: (status: HubStatus) => void;
  /**
   * The connection was open and did not answer any more. The browser's other connections to the server may be
   * dead, too.
   */
  readonly onDead: () => void;
  /**
   * An attempt to connect has failed without a known reason: browsers do not let a page read the response to
   * a WebSocket handshake.
   */
  readonly onFailed: () => void;
  /**
   * Called after the hub has closed the connection. Resolves to false when this browser has no login any
   * more.
   */
  readonly hasSession: () => Promise<boolean>;
  /** The hub has refused the connection, and the page makes no further attempt. */
  readonly onRefused: (refusal: ErrorAnswer & { readonly code: FinalRefusal }) => void;
  readonly onProtocol: HubMessages['protocol'];
  readonly onFrame: HubMessages['frame'];
  readonly onRefetch: HubMessages['refetch'];
  readonly onStanding: HubMessages['standing'];
  readonly onPlayerCount: HubMessages['NotifyPlayerCount'];
  readonly onIdleReport: HubMessages['IdleReport'];
  readonly onCelebrated: HubMessages['Celebrated'];
  readonly onDecisions: HubMessages['Decisions'];
  readonly onChapterAnnounced: HubMessages['ChapterAnnounced'];
  readonly onAnnouncements: HubMessages['Announcements'];
  readonly onContent: HubMessages['StaticDataChanged'];
}

export interface Hub {
  /** Connects at once, because the player has asked for it. */
  readonly reconnect: () => void;
  /** Ends the connection, and makes no attempt until `resume` is called. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly close: () => void;
}

/**
 * The reason that socket.io gives when the server has closed the connection: the login has ended, or the
 * server stops.
 */
const CLOSED_BY_HUB = 'io server disconnect';

/** The reason that socket.io gives when no ping of the server has come for too long. */
const SILENCE = 'ping timeout';

/** Ms in which the hub must answer a page that was asleep. */
const ANSWER_TIME = 5_000;

/** Ms after which the page shows that it waits for that answer. Most answers come earlier. */
const SHOWN_AFTER = 500;

/**
 * Each attempt is delayed by a random time up to this many ms in addition, because all pages lose the
 * connection at the same moment when a node restarts.
 */
const SPREAD = 400;

/**
 * Connects to the hub for the character of this browser's login. The page receives messages; it sends nothing
 * over the socket but the question whether the connection still lives.
 * @param ready the first attempt begins when this promise has settled
 */
export function openHub(listeners: HubListeners, ready: Promise<unknown>): Hub {
  const { onStatus } = listeners;
  let socket: HubSocket | null = null;
  let closed = false;
  let paused = false;
  let checking = false;
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
    if (reason === SILENCE) listeners.onDead();
    if (reason === CLOSED_BY_HUB && !closed && !(await listeners.hasSession())) return;
    // Meanwhile the browser or the player may have started an attempt that has succeeded.
    if (!socket?.connected) lost();
  };
  const connect = async () => {
    try {
      // The socket's script is fetched after the screen's scripts, because the screen can render without the
      // hub.
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
    opened.on('Celebrated', listeners.onCelebrated);
    opened.on('Decisions', listeners.onDecisions);
    opened.on('ChapterAnnounced', listeners.onChapterAnnounced);
    opened.on('Announcements', listeners.onAnnouncements);
    opened.on('StaticDataChanged', listeners.onContent);
    return opened;
  };
  // Closes the connection at once, because the browser reports a lost network earlier than socket.io does.
  const goOffline = () => {
    if (socket?.connected) socket.disconnect();
  };
  const goOnline = () => {
    if (!socket?.connected && !paused) reconnection.again();
  };
  /**
   * Asks the hub for a sign of life. A connection that died while the device was asleep looks open until a
   * ping of the server is missing, which takes up to 45 s.
   */
  const check = async () => {
    if (checking || paused || closed || !socket?.connected) return;
    const asked = socket;
    checking = true;
    const timer = setTimeout(() => asked.connected && onStatus('checking'), SHOWN_AFTER);
    try {
      await asked.timeout(ANSWER_TIME).emitWithAck(SIGN_OF_LIFE);
      if (asked.connected) onStatus('live');
    } catch {
      if (asked.connected) {
        listeners.onDead();
        asked.disconnect();
      }
    } finally {
      clearTimeout(timer);
      checking = false;
    }
  };
  const wake = () => {
    if (document.visibilityState === 'visible') void check();
  };
  const wakeOnline = () => void check();
  addEventListener('offline', goOffline);
  addEventListener('online', goOnline);
  addEventListener('online', wakeOnline);
  addEventListener('pageshow', wakeOnline);
  // It bubbles from the document.
  addEventListener('visibilitychange', wake);
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
      removeEventListener('online', wakeOnline);
      removeEventListener('pageshow', wakeOnline);
      removeEventListener('visibilitychange', wake);
      reconnection.stop();
      // Browsers log an error when a page closes a socket that has not opened yet. Such a socket is therefore
      // closed when it has opened.
      if (socket?.connected) socket.disconnect();
      else socket?.once('connect', () => socket?.disconnect());
    },
  };
}
