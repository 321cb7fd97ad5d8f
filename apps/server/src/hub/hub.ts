import type { Server as HttpServer } from 'node:http';
import type { Announcements, ChapterAnnounced, Frame } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Logins } from '../accounts/logins/logins.ts';
import type { ToldDecisions } from '../administration/told-decisions.ts';
import type { Game } from '../game.ts';
import type { HostNews } from '../news/host-news.ts';
import type { Clock } from '../storage/database/clock.ts';
import { BroadcastShards } from './broadcast-shards.ts';
import { ChapterAnnouncements } from './chapter-announcements.ts';
import { CharacterSockets, roomOf } from './character-sockets.ts';
import { ContentAnnouncements, versionsOf } from './content-announcements.ts';
import { EndedLogins } from './ended-logins.ts';
import { type HubServerDependencies, openHubServer, type SocketServer } from './hub-server.ts';
import { PeerCommands } from './peer-commands.ts';
import { PlayerCount } from './player-count.ts';
import { SocketAdmission } from './socket-admission.ts';
import { StandingAnnouncements } from './standing-announcements.ts';

export interface HubDependencies extends Omit<HubServerDependencies, 'isClosing' | 'log'> {
  readonly game: Pick<Game, 'characters' | 'sessions' | 'content' | 'idleReports' | 'celebrations'>;
  readonly logins: Pick<Logins, 'onEnd'>;
  readonly decisions: Pick<ToldDecisions, 'onDecision' | 'publicName'>;
  readonly news: Pick<HostNews, 'current' | 'lines' | 'onChange' | 'onWrite' | 'reread'>;
  /** Whether all players are told of the chapters that say so. */
  readonly announcesChapters: boolean;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** The live connection (specification 7.44): pushes a character's frames to its sockets. */
export interface Hub {
  /** Distinct characters with a running session or an open socket. The number is at most 10 s old. */
  activeCharacters(): number;
  /** Number of open sockets on this node. */
  sockets(): number;
  /**
   * Sends every socket on this node the standing of its character, some at a time. A page whose character
   * waits for the clock then fetches its layout. Call it after the clock was set back.
   */
  announceStandings(): void;
  /** Token hashes of the logins that authenticated the open sockets. */
  openLogins(): Iterable<string>;
  /**
   * Refuses new sockets, disconnects all sockets and saves their characters, within 5 s. The HTTP server
   * stays open.
   */
  close(): Promise<void>;
}

/** Opens the hub on an http server, at `HUB_PATH`. */
export function createHub(httpServer: HttpServer, dependencies: HubDependencies): Hub {
  const { game, news, clock, nodes, log } = dependencies;
  let closing = false;
  const isClosing = (): boolean => closing;
  const { io, handshakes, ...server } = openHubServer(httpServer, { ...dependencies, isClosing });
  const ended = new EndedLogins();
  const content = new ContentAnnouncements(game.content, (live) =>
    io.local.emit('StaticDataChanged', versionsOf(live)),
  );
  const characters = new CharacterSockets({ io, game, clock, content, log });
  const shards = new BroadcastShards<number>((shard, activeCharacters) =>
    io.local.to(shard).emit('NotifyPlayerCount', { activeCharacters }),
  );
  const players = new PlayerCount({
    clock,
    count: () => (nodes ? nodes.count(characters.ids()) : game.sessions.countActive(characters.ids())),
    announce: (activeCharacters) => shards.broadcast(activeCharacters),
    failed: (error) => log.warn({ err: error }, 'active players could not be counted'),
  });
  const told = new BroadcastShards<Announcements>((shard, announcements) =>
    io.local.to(shard).emit('Announcements', announcements),
  );
  const announced = new BroadcastShards<ChapterAnnounced>((shard, message) =>
    io.local.to(shard).emit('ChapterAnnounced', message),
  );
  const now = (): number => clock.now();
  new SocketAdmission({
    handshakes,
    ended,
    characters,
    content,
    news,
    shards,
    players,
    now,
    isClosing,
  }).guard(io);
  const peers = nodes && new PeerCommands({ nodes, game, characters, log });
  if (peers) {
    io.on('frame', (characterId: number, frame: Frame) => void peers.follow(characterId, frame));
    io.on('announcements', () => void news.reread());
    io.on('chapterAnnounced', (message: ChapterAnnounced) => announced.broadcast(message));
  }
  const standings = new StandingAnnouncements(characters);
  const endListening = listen(dependencies, {
    io,
    characters,
    content,
    ended,
    told,
    announced,
    hasPeers: peers !== null,
  });
  return {
    activeCharacters: () => players.value,
    sockets: () => io.sockets.sockets.size,
    openLogins: () => Array.from(io.sockets.sockets.values(), (socket) => socket.data.tokenHash),
    announceStandings: () => standings.announce(),
    async close() {
      closing = true;
      standings.stop();
      endListening();
      peers?.stop();
      players.stop();
      const closed = await characters.close();
      await server.close();
      log.info(closed, 'the hub is closed');
    },
  };
}

interface Listening {
  readonly io: SocketServer;
  readonly characters: CharacterSockets;
  readonly content: ContentAnnouncements;
  readonly ended: EndedLogins;
  /** Sends announcements to all sockets of this node. */
  readonly told: BroadcastShards<Announcements>;
  /** Sends the end of a chapter to all sockets of this node. */
  readonly announced: BroadcastShards<ChapterAnnounced>;
  /** Whether commands and announcements are sent to other nodes: only on a shared database. */
  readonly hasPeers: boolean;
}

/**
 * Subscribes to the services and sends their events to sockets.
 * @returns the function that ends the subscriptions.
 */
function listen(
  { game, logins, decisions, news, announcesChapters, clock, log }: HubDependencies,
  { io, characters, content, ended, told, announced, hasPeers }: Listening,
): () => void {
  const chapters = new ChapterAnnouncements({
    content: game.content,
    decisions,
    news,
    log,
    announce(message) {
      announced.broadcast(message);
      if (hasPeers) io.serverSideEmit('chapterAnnounced', message);
    },
  });
  const ends = [
    game.characters.onCommand((committed) => {
      const { identity, frame } = committed;
      characters.follow(committed, () => {
        if (hasPeers) io.serverSideEmit('frame', identity.id, frame);
      });
      if (announcesChapters) void chapters.follow(identity.id, frame);
    }),
    game.idleReports.onChange((characterId, since) => {
      io.to(roomOf(characterId)).emit('IdleReport', { since });
    }),
    game.celebrations.onCelebrate((characterId, celebrations) => {
      io.to(roomOf(characterId)).emit('Celebrated', { celebrations });
    }),
    decisions.onDecision((characterId, told) => {
      // Each node finds the decisions itself, so it tells its own sockets alone.
      io.local.to(roomOf(characterId)).emit('Decisions', told);
    }),
    game.content.onChange(() => content.reach(clock.now())),
    news.onChange(() => told.broadcast(news.current())),
    news.onWrite(() => {
      if (hasPeers) io.serverSideEmit('announcements');
    }),
    logins.onEnd((tokenHash) => {
      ended.add(tokenHash);
      for (const socket of io.sockets.sockets.values())
        if (socket.data.tokenHash === tokenHash) socket.disconnect(true);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
