import type { Frame } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { CommittedCommand } from '../characters/characters.ts';
import type { Game } from '../game.ts';
import type { Clock } from '../storage/database/clock.ts';
import type { ContentAnnouncements } from './content-announcements.ts';
import type { SocketServer } from './hub-server.ts';
import { Playback } from './playback.ts';
import { saveAll } from './save-all.ts';

interface Dependencies {
  readonly io: SocketServer;
  readonly game: Pick<Game, 'characters' | 'content'>;
  readonly clock: Clock;
  /**
   * Tells sockets of new content. `reach` is called with the instant of a frame before the frame is sent, so
   * that sockets learn of new content before they get frames that use it.
   */
  readonly content: ContentAnnouncements;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * The characters that have sockets on this node. Sends frames to these sockets, and saves a character when
 * its last socket disconnects.
 */
export class CharacterSockets {
  readonly playback: Playback;
  readonly #dependencies: Dependencies;
  /** Number of sockets by character id. Characters without a socket have no entry. */
  readonly #counts = new Map<number, number>();

  constructor(dependencies: Dependencies) {
    const { io, game, clock, content, log } = dependencies;
    this.#dependencies = dependencies;
    this.playback = new Playback(game, clock, {
      // Only to sockets of this node: each node plays back for its own sockets.
      show: (characterId, frame) => {
        content.reach(frame.to);
        game.characters.shown(characterId, frame.to);
        io.local.to(roomOf(characterId)).emit('frame', frame);
      },
      refetch: (characterId, why) => io.local.to(roomOf(characterId)).emit('refetch', { why }),
      broken: (characterId, error) => log.error({ err: error, characterId }, 'a playback could not go on'),
    });
  }

  countOf(characterId: number): number {
    return this.#counts.get(characterId) ?? 0;
  }

  has(characterId: number): boolean {
    return this.#counts.has(characterId);
  }

  /** Ids of the characters that have a socket on this node. */
  ids(): readonly number[] {
    return [...this.#counts.keys()];
  }

  /**
   * Counts a new socket. The character's first socket starts its playback.
   * @returns whether it is the first.
   */
  add(characterId: number): boolean {
    const others = this.countOf(characterId);
    this.#counts.set(characterId, others + 1);
    if (others > 0) return false;
    this.#dependencies.game.characters.watch(characterId);
    void this.open(characterId);
    return true;
  }

  /**
   * Counts a socket that has disconnected. The character's last socket stops its playback.
   * @returns whether it was the last.
   */
  remove(characterId: number): boolean {
    const left = this.countOf(characterId) - 1;
    if (left > 0) {
      this.#counts.set(characterId, left);
      return false;
    }
    this.#counts.delete(characterId);
    this.playback.close(characterId);
    return true;
  }

  /**
   * Starts a character's playback from its stored row, and sends its sockets the standing of the playback. If
   * that fails, disconnects these sockets.
   * @param atMost highest revision of the row. With a later revision the playback is not started.
   */
  async open(characterId: number, atMost = Number.POSITIVE_INFINITY): Promise<void> {
    const { io, game, log } = this.#dependencies;
    try {
      const loaded = await game.characters.load(characterId);
      if (loaded === null) throw new Error(`character ${characterId} is selected but does not exist`);
      if (!this.has(characterId) || loaded.revision > atMost) return;
      this.playback.open(loaded);
      this.#sendStanding(characterId);
    } catch (error) {
      log.warn({ err: error, characterId }, 'a playback could not be opened');
      io.local.in(roomOf(characterId)).disconnectSockets(true);
    }
  }

  /**
   * Sends a character's standing to its sockets on this node, with the instant to which the stored row is
   * settled now. Never throws.
   */
  async announceStanding(characterId: number): Promise<void> {
    const { game, log } = this.#dependencies;
    try {
      const loaded = await game.characters.load(characterId);
      if (loaded === null) return;
      this.playback.noteSettled(characterId, loaded.at);
      this.#sendStanding(characterId);
    } catch (error) {
      log.warn({ err: error, characterId }, 'a standing could not be sent');
    }
  }

  #sendStanding(characterId: number): void {
    const standing = this.playback.standing(characterId);
    if (standing) this.#dependencies.io.local.to(roomOf(characterId)).emit('standing', standing);
  }

  /**
   * Saves what the player has seen. Called when the character's last socket has disconnected. Never throws.
   */
  async save(characterId: number): Promise<void> {
    const { game, log } = this.#dependencies;
    try {
      await game.characters.leave(characterId);
    } catch (error) {
      log.warn({ err: error, characterId }, 'what a player saw could not be saved');
    }
  }

  /** Sends the frame of a command to the character's sockets on this node. */
  showCommand(characterId: number, frame: Frame): void {
    this.#dependencies.content.reach(frame.to);
    this.#dependencies.io.local.to(roomOf(characterId)).emit('frame', frame);
  }

  /**
   * Sends the frame of a command that this node has committed, and continues the playback from the state
   * after the command. Called in the character's queue.
   * @param tellPeers sends the frame to the other nodes. Called after the sockets of this node have the
   *   frame.
   */
  follow(committed: CommittedCommand, tellPeers: () => void): void {
    const characterId = committed.identity.id;
    const isWatched = this.has(characterId);
    try {
      if (isWatched) this.playback.playTo(characterId, committed.at);
      this.showCommand(characterId, committed.frame);
      tellPeers();
      if (isWatched) this.playback.continueFrom(committed);
    } catch (error) {
      this.playback.close(characterId);
      this.#dependencies.log.error({ err: error, characterId }, 'a playback could not follow a command');
    }
  }

  /**
   * Disconnects all sockets and saves their characters.
   * @returns the number of characters, and how many of them were saved in time.
   */
  async close(): Promise<{ readonly characters: number; readonly saved: number }> {
    this.playback.closeAll();
    const characters = this.ids();
    this.#dependencies.io.local.disconnectSockets(true);
    const saved = await saveAll(characters, (characterId) => this.save(characterId));
    return { characters: characters.length, saved };
  }
}

/** Name of the socket.io room that contains all sockets of a character. */
export const roomOf = (characterId: number): string => `character:${characterId}`;
