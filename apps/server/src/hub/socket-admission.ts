import { type HubRefusal, PROTOCOL_VERSION, SIGN_OF_LIFE } from '@slumberfell/protocol';
import { SOCKETS_PER_CHARACTER } from '../http/limits/hub-limits.ts';
import type { HostNews } from '../news/host-news.ts';
import type { BroadcastShards } from './broadcast-shards.ts';
import { type CharacterSockets, roomOf } from './character-sockets.ts';
import { type ContentAnnouncements, versionsOf } from './content-announcements.ts';
import type { EndedLogins } from './ended-logins.ts';
import type { Handshakes } from './handshakes.ts';
import type { HubSocket, SocketServer } from './hub-server.ts';
import type { PlayerCount } from './player-count.ts';
import { Refused } from './socket-authentication.ts';

interface Dependencies {
  readonly handshakes: Pick<Handshakes, 'viewerOf'>;
  readonly ended: EndedLogins;
  readonly characters: CharacterSockets;
  readonly content: ContentAnnouncements;
  readonly news: Pick<HostNews, 'current'>;
  readonly shards: BroadcastShards<number>;
  readonly players: PlayerCount;
  /** Epoch ms. */
  now(): number;
  isClosing(): boolean;
}

/** Accepts sockets whose handshake was accepted, and sends each its first messages. */
export class SocketAdmission {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Registers the listeners on the socket.io server. Called once. */
  guard(io: SocketServer): void {
    io.use((socket, next) => {
      const refused = this.#refusalOf(socket);
      if (refused === null) {
        next();
        return;
      }
      next(new Refused(refused));
      // socket.io sends the packet with the error in the next tick; the connection is closed after it.
      setImmediate(() => socket.conn.close());
    });
    io.on('connection', (socket) => this.#enter(socket));
  }

  #refusalOf(socket: HubSocket): HubRefusal | null {
    const { handshakes, ended, characters, isClosing } = this.#dependencies;
    const viewer = handshakes.viewerOf(socket.request);
    if (viewer === null || ended.has(viewer.tokenHash)) return 'request/not-authenticated';
    if (isClosing()) return 'busy';
    if (characters.countOf(viewer.characterId) >= SOCKETS_PER_CHARACTER) return 'request/too-many';
    Object.assign(socket.data, viewer);
    return null;
  }

  #enter(socket: HubSocket): void {
    const { ended, characters, content, news, shards, players, now, isClosing } = this.#dependencies;
    const { characterId, tokenHash } = socket.data;
    if (isClosing() || ended.has(tokenHash) || characters.countOf(characterId) >= SOCKETS_PER_CHARACTER) {
      socket.disconnect(true);
      return;
    }
    socket.emit('protocol', { version: PROTOCOL_VERSION });
    void socket.join([roomOf(characterId), shards.add()]);
    content.reach(now());
    socket.emit('StaticDataChanged', versionsOf(content.announced));
    socket.emit('NotifyPlayerCount', { activeCharacters: players.value });
    socket.emit('Announcements', news.current());
    // Pages ask for a sign of life and send nothing else, so a socket that does is disconnected.
    socket.onAny((name: string, ...content: unknown[]) => {
      const [answer] = content;
      if (name === SIGN_OF_LIFE && content.length === 1 && typeof answer === 'function') answer();
      else socket.disconnect(true);
    });
    socket.once('disconnect', () => this.#exit(characterId));
    const standing = characters.playback.standing(characterId);
    if (standing) socket.emit('standing', standing);
    if (characters.add(characterId)) players.changed();
  }

  #exit(characterId: number): void {
    const { characters, players, isClosing } = this.#dependencies;
    if (!characters.remove(characterId)) return;
    players.changed();
    if (!isClosing()) void characters.save(characterId);
  }
}
