import {
  type Announcements,
  type Celebration,
  type ChapterAnnounced,
  type CharacterDecisions,
  type ClientState,
  type ErrorAnswer,
  type Frame,
  foldFrame,
  HUB_PATH,
  type HubMessages,
  hubMessages,
  type Standing,
  type StaticDataChanged,
} from '@slumberfell/protocol';
import { io, type Socket } from 'socket.io-client';

/** A client of the hub. It records each message after it has checked it with the protocol's schema. */
export class Watcher {
  readonly socket: Socket<HubMessages>;
  /** Versions of the protocol, in the order in which the hub announced them. */
  readonly protocols: number[] = [];
  readonly frames: Frame[] = [];
  readonly counts: number[] = [];
  readonly refetches: string[] = [];
  readonly standings: Standing[] = [];
  readonly contents: StaticDataChanged[] = [];
  /** The `since` of each message about the pending idle report; null when the report was dismissed. */
  readonly reports: (number | null)[] = [];
  readonly celebrated: (readonly Celebration[])[] = [];
  readonly announcements: Announcements[] = [];
  readonly decisions: CharacterDecisions[] = [];
  readonly chapters: ChapterAnnounced[] = [];
  /** The names of all messages, in the order of arrival. */
  readonly order: (keyof HubMessages)[] = [];
  /** Resolves with the reason when the connection ends. */
  readonly ended: Promise<string>;

  private constructor(socket: Socket<HubMessages>) {
    this.socket = socket;
    socket.onAny((name: keyof HubMessages) => this.order.push(name));
    socket.on('protocol', (message) => {
      this.protocols.push(hubMessages.protocol.parse(message).version);
    });
    socket.on('frame', (message) => this.frames.push(hubMessages.frame.parse(message)));
    socket.on('NotifyPlayerCount', (message) => {
      this.counts.push(hubMessages.NotifyPlayerCount.parse(message).activeCharacters);
    });
    socket.on('refetch', (message) => this.refetches.push(hubMessages.refetch.parse(message).why));
    socket.on('standing', (message) => this.standings.push(hubMessages.standing.parse(message)));
    socket.on('StaticDataChanged', (message) => {
      this.contents.push(hubMessages.StaticDataChanged.parse(message));
    });
    socket.on('IdleReport', (message) => this.reports.push(hubMessages.IdleReport.parse(message).since));
    socket.on('Celebrated', (message) =>
      this.celebrated.push(hubMessages.Celebrated.parse(message).celebrations),
    );
    socket.on('Announcements', (message) =>
      this.announcements.push(hubMessages.Announcements.parse(message)),
    );
    socket.on('Decisions', (message) => this.decisions.push(hubMessages.Decisions.parse(message)));
    socket.on('ChapterAnnounced', (message) =>
      this.chapters.push(hubMessages.ChapterAnnounced.parse(message)),
    );
    this.ended = new Promise((resolve) => socket.once('disconnect', (reason) => resolve(reason)));
  }

  /** @throws ConnectRefused with the hub's answer */
  static connect(url: string, headers: Readonly<Record<string, string>>): Promise<Watcher> {
    const socket: Socket<HubMessages> = io(url, {
      path: HUB_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { ...headers },
    });
    const watcher = new Watcher(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(watcher));
      socket.once('connect_error', (error: Error & { data?: ErrorAnswer; description?: Error }) => {
        socket.close();
        const [status] = /\d{3}$/.exec(error.description?.message ?? '') ?? [];
        reject(new ConnectRefused(error.data?.code ?? null, Number(status ?? 0), error.message));
      });
    });
  }

  leave(): void {
    this.socket.disconnect();
  }
}

export class ConnectRefused extends Error {
  /** The error code with which the hub refused; null when the websocket handshake itself failed. */
  readonly code: string | null;
  /** HTTP status with which the server refused the websocket handshake; 0 when there was no such answer. */
  readonly status: number;

  constructor(code: string | null, status: number, message: string) {
    super(message);
    this.name = 'ConnectRefused';
    this.code = code;
    this.status = status;
  }
}

/**
 * Folds frames as the page does (architecture, "Frames").
 * @throws Error at a gap, where the page would fetch the layout again
 */
export function fold(held: ClientState, frames: readonly Frame[]): ClientState {
  return frames.reduce((before, frame) => {
    const folded = foldFrame(before, frame);
    if (folded.kind === 'gap')
      throw new Error(`a gap: ${JSON.stringify(frame)} onto revision ${before.revision}`);
    return folded.kind === 'folded' ? folded.held : before;
  }, held);
}
