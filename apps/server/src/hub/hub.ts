import type { Server as HttpServer } from 'node:http';
import type { Frame, HubMessages, HubRefusal, StaticDataChanged } from '@slumberfell/protocol';
import { Server as Engine, type Socket as Transport } from 'engine.io';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Sessions } from '../accounts/sessions.ts';
import type { Game, LiveContent } from '../characters/game.ts';
import type { LoginCookies } from '../http/login-cookies.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import type { Clock } from '../storage/database/clock.ts';
import { Halls } from './broadcast-shards.ts';
import { ContentNews } from './content-news.ts';
import { type HandshakeLimits, Handshakes } from './handshakes.ts';
import type { Nodes } from './nodes.ts';
import { Elsewhere, type NodeMessages } from './peer-commands.ts';
import { Films } from './playback.ts';
import { PlayerCount } from './player-count.ts';
import { RecentEnds } from './recent-ends.ts';
import { leaveAll } from './save-all.ts';
import { Refused, type Viewer } from './socket-authentication.ts';
import { limitClosing, limitConnects, limitInput, limitUnsent } from './transport-limits.ts';

/** Sockets that one character may have: tabs and devices of one player. */
export const SOCKETS_PER_CHARACTER = 10;

const LIMITS: HandshakeLimits = {
  strangers: 1_000,
  strangersPerNetwork: 50,
  admitted: 10_000,
  admittedPerNetwork: 1_000,
  // As many again may be connecting, or closing, so that one too many is still told why it is refused.
  admittedPerCharacter: 2 * SOCKETS_PER_CHARACTER,
};

/** Clients send nothing but the protocol's own few bytes. */
const LONGEST_MESSAGE = 1_000;

/** A connection that has not sent its CONNECT after so long, in ms, is closed. */
const HANDSHAKE_TIME = 5_000;

export interface HubDependencies {
  readonly game: Game;
  readonly logins: Pick<LoginCookies, 'authenticate'>;
  readonly sessions: Pick<Sessions, 'onEnd'>;
  readonly clock: Clock;
  /** The other nodes on the same database; null where there can be none. */
  readonly nodes: Nodes | null;
  /** Where players reach the game; null: by whatever `Host` they used. */
  readonly publicUrl: URL | null;
  readonly proxies: Pick<TrustedProxies, 'has' | 'clientOf'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** The live connection (specification 7.44): pushes to the sockets of each character what happens to it. */
export interface Hub {
  /** Distinct characters with a running session or an open socket, at most 10 s old. */
  activeCharacters(): number;
  /** Sockets that are open here. */
  sockets(): number;
  /** Token hashes of the sessions by which the sockets were let in. */
  openSessions(): Iterable<string>;
  /** Lets nobody in any more, closes all sockets and saves their characters, within 5 s. The http server stays open. */
  close(): Promise<void>;
}

type HubSocket = Socket<Record<never, never>, HubMessages, NodeMessages, Viewer>;

/** Opens the hub on an http server, at `HUB_PATH`. */
export function createHub(
  httpServer: HttpServer,
  { game, logins, sessions, clock, nodes, publicUrl, proxies, log }: HubDependencies,
): Hub {
  let closing = false;
  const engine = new Engine({ transports: ['websocket'], maxHttpBufferSize: LONGEST_MESSAGE });
  const io = new Server<Record<never, never>, HubMessages, NodeMessages, Viewer>({
    connectTimeout: HANDSHAKE_TIME,
    ...(nodes && { adapter: nodes.adapter }),
  }).bind(engine);
  const handshakes = new Handshakes({
    logins,
    publicUrl,
    proxies,
    limits: LIMITS,
    headers: securityHeaders(publicUrl?.protocol === 'https:'),
    isClosing: () => closing,
    failed: (error) => log.error({ err: error }, 'a handshake failed'),
    upgrade(request, socket, head) {
      engine.handleUpgrade(request, socket, head);
      limitInput(socket);
    },
  });
  httpServer.on('upgrade', (request, socket, head) => void handshakes.take(request, socket, head));
  engine.on('connection', (transport: Transport) => {
    const { socket } = transport.request;
    limitUnsent(transport, socket);
    limitClosing(transport, socket);
    limitConnects(transport);
  });

  /** How many sockets the characters have that have any. */
  const sockets = new Map<number, number>();
  const ended = new RecentEnds();
  const films = new Films(game, clock, {
    // A film's frames are for the sockets of this node: others play their own.
    show: (characterId, frame) => {
      content.reach(frame.to);
      game.shown(characterId, frame.to);
      io.local.to(roomOf(characterId)).emit('frame', frame);
    },
    refetch: (characterId, why) => io.local.to(roomOf(characterId)).emit('refetch', { why }),
    broken: (characterId, error) => log.error({ err: error, characterId }, 'a film could not go on'),
  });
  const content = new ContentNews(game, (live) => io.local.emit('StaticDataChanged', versionsOf(live)));
  const halls = new Halls<number>((hall, activeCharacters) =>
    io.local.to(hall).emit('NotifyPlayerCount', { activeCharacters }),
  );
  const players = new PlayerCount({
    clock,
    count: () => (nodes ?? { count: game.activeCharacters }).count([...sockets.keys()]),
    tell: (activeCharacters) => halls.tell(activeCharacters),
    failed: (error) => log.warn({ err: error }, 'active players could not be counted'),
  });

  io.use((socket, next) => {
    const refuse = (code: HubRefusal): void => {
      next(new Refused(code));
      // After the packet that says why, which is sent in the next tick.
      setImmediate(() => socket.conn.close());
    };
    const viewer = handshakes.viewerOf(socket.request);
    if (viewer === null || ended.has(viewer.tokenHash)) refuse('request/not-authenticated');
    else if (closing) refuse('busy');
    else if ((sockets.get(viewer.characterId) ?? 0) >= SOCKETS_PER_CHARACTER) refuse('request/too-many');
    else {
      Object.assign(socket.data, viewer);
      next();
    }
  });

  /** @param atMost not if there have been more commands than so many. */
  async function open(characterId: number, atMost = Number.POSITIVE_INFINITY): Promise<void> {
    try {
      const loaded = await game.load(characterId);
      if (loaded === null) throw new Error(`character ${characterId} is selected but does not exist`);
      if (!sockets.has(characterId) || loaded.revision > atMost) return;
      films.open(loaded);
      const standing = films.standing(characterId);
      if (standing) io.local.to(roomOf(characterId)).emit('standing', standing);
    } catch (error) {
      log.warn({ err: error, characterId }, 'a film could not be opened');
      io.local.in(roomOf(characterId)).disconnectSockets(true);
    }
  }

  async function leave(characterId: number): Promise<void> {
    try {
      await game.leave(characterId);
    } catch (error) {
      log.warn({ err: error, characterId }, 'what a player saw could not be saved');
    }
  }

  function enter(socket: HubSocket): void {
    const { characterId, tokenHash } = socket.data;
    const others = sockets.get(characterId) ?? 0;
    if (closing || ended.has(tokenHash) || others >= SOCKETS_PER_CHARACTER) {
      socket.disconnect(true);
      return;
    }
    void socket.join([roomOf(characterId), halls.admit()]);
    content.reach(clock.now());
    socket.emit('StaticDataChanged', versionsOf(content.told));
    socket.emit('NotifyPlayerCount', { activeCharacters: players.value });
    // Nothing is expected of clients, so whatever comes is no client of ours.
    socket.onAny(() => socket.disconnect(true));
    socket.once('disconnect', () => exit(characterId));
    sockets.set(characterId, others + 1);
    const standing = films.standing(characterId);
    if (standing) socket.emit('standing', standing);
    if (others > 0) return;
    game.watch(characterId);
    players.changed();
    void open(characterId);
  }

  function exit(characterId: number): void {
    const left = (sockets.get(characterId) ?? 0) - 1;
    if (left > 0) {
      sockets.set(characterId, left);
      return;
    }
    sockets.delete(characterId);
    films.close(characterId);
    players.changed();
    if (!closing) void leave(characterId);
  }

  io.on('connection', enter);

  const showCommand = (characterId: number, frame: Frame): void => {
    content.reach(frame.to);
    io.local.to(roomOf(characterId)).emit('frame', frame);
  };
  const elsewhere =
    nodes &&
    new Elsewhere({
      nodes,
      game,
      films,
      watched: () => sockets.keys(),
      isWatched: (characterId) => sockets.has(characterId),
      show: showCommand,
      open,
      failed: (error, characterId) =>
        log.warn({ err: error, characterId }, 'commands of other nodes could not be followed'),
    });
  if (elsewhere)
    io.on('frame', (characterId: number, frame: Frame) => void elsewhere.follow(characterId, frame));

  const endFrames = game.onFrame((played) => {
    const characterId = played.identity.id;
    const isWatched = sockets.has(characterId);
    try {
      if (isWatched) films.playTo(characterId, played.at);
      showCommand(characterId, played.frame);
      if (elsewhere) io.serverSideEmit('frame', characterId, played.frame);
      if (isWatched) films.cutTo(played);
    } catch (error) {
      films.close(characterId);
      log.error({ err: error, characterId }, 'a film could not follow a command');
    }
  });
  const endReports = game.idleReports.onChange((characterId, since) =>
    io.to(roomOf(characterId)).emit('IdleReport', { since }),
  );
  const endContent = game.onContentChange(() => content.reach(clock.now()));
  const endEnds = sessions.onEnd((tokenHash) => {
    ended.add(tokenHash);
    for (const socket of io.sockets.sockets.values()) {
      if (socket.data.tokenHash === tokenHash) socket.disconnect(true);
    }
  });

  return {
    activeCharacters: () => players.value,
    sockets: () => io.sockets.sockets.size,
    openSessions: () => Array.from(io.sockets.sockets.values(), (socket) => socket.data.tokenHash),
    async close() {
      closing = true;
      endFrames();
      endReports();
      endContent();
      endEnds();
      elsewhere?.stop();
      players.stop();
      films.closeAll();
      const characters = [...sockets.keys()];
      io.local.disconnectSockets(true);
      const saved = await leaveAll(characters, leave);
      engine.close();
      await io.of('/').adapter.close();
      log.info({ characters: characters.length, saved }, 'the hub is closed');
    },
  };
}

const versionsOf = ({ version, versions }: LiveContent): StaticDataChanged => ({
  content: version,
  versions,
});

const roomOf = (characterId: number): string => `character:${characterId}`;
