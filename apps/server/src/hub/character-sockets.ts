import type { Frame } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { CommittedCommand } from '../characters/characters.ts';
import type { Game } from '../game.ts';
import type { Clock } from '../storage/database/clock.ts';
import type { ContentNews } from './content-news.ts';
import type { SocketServer } from './hub-server.ts';
import { Playback } from './playback.ts';
import { saveAll } from './save-all.ts';

interface Dependencies {
  readonly io: SocketServer;
  readonly game: Pick<Game, 'characters' | 'content'>;
  readonly clock: Clock;
  /** Told before anything is shown that happened under other content. */
  readonly content: ContentNews;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * The characters that have sockets on this node: what their sockets are shown, and their saves when the last
 * one goes.
 */
export class CharacterSockets {
  readonly playback: Playback;
  readonly #dependencies: Dependencies;
  /** How many sockets the characters have that have any. */
  readonly #counts = new Map<number, number>();

  constructor(dependencies: Dependencies) {
    const { io, game, clock, content, log } = dependencies;
    this.#dependencies = dependencies;
    this.playback = new Playback(game, clock, {
      // Frames of the playback are for the sockets of this node: others play their own.
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

  /** Characters with a socket here. */
  ids(): readonly number[] {
    return [...this.#counts.keys()];
  }

  /** A socket has come. The character's first one begins its playback. @returns whether it is the first */
  add(characterId: number): boolean {
    const others = this.countOf(characterId);
    this.#counts.set(characterId, others + 1);
    if (others > 0) return false;
    this.#dependencies.game.characters.watch(characterId);
    void this.open(characterId);
    return true;
  }

  /** A socket is gone. The character's last one ends its playback. @returns whether it was the last */
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
   * Begins a character's playback from its row and tells its sockets how far that has come.
   * @param atMost not if there have been more commands than so many.
   */
  async open(characterId: number, atMost = Number.POSITIVE_INFINITY): Promise<void> {
    const { io, game, log } = this.#dependencies;
    try {
      const loaded = await game.characters.load(characterId);
      if (loaded === null) throw new Error(`character ${characterId} is selected but does not exist`);
      if (!this.has(characterId) || loaded.revision > atMost) return;
      this.playback.open(loaded);
      const standing = this.playback.standing(characterId);
      if (standing) io.local.to(roomOf(characterId)).emit('standing', standing);
    } catch (error) {
      log.warn({ err: error, characterId }, 'a playback could not be opened');
      io.local.in(roomOf(characterId)).disconnectSockets(true);
    }
  }

  /** Saves what the player has seen, once the last socket is gone. Never throws. */
  async save(characterId: number): Promise<void> {
    const { game, log } = this.#dependencies;
    try {
      await game.characters.leave(characterId);
    } catch (error) {
      log.warn({ err: error, characterId }, 'what a player saw could not be saved');
    }
  }

  /** Shows a command's frame to the sockets here. */
  showCommand(characterId: number, frame: Frame): void {
    this.#dependencies.content.reach(frame.to);
    this.#dependencies.io.local.to(roomOf(characterId)).emit('frame', frame);
  }

  /**
   * Shows a command that was committed here, in the character's lane, and goes on from the state it led to.
   * @param tellPeers is called after the sockets here are told.
   */
  follow(committed: CommittedCommand, tellPeers: () => void): void {
    const characterId = committed.identity.id;
    const isWatched = this.has(characterId);
    try {
      if (isWatched) this.playback.playTo(characterId, committed.at);
      this.showCommand(characterId, committed.frame);
      tellPeers();
      if (isWatched) this.playback.goOnFrom(committed);
    } catch (error) {
      this.playback.close(characterId);
      this.#dependencies.log.error({ err: error, characterId }, 'a playback could not follow a command');
    }
  }

  /**
   * Disconnects all sockets and saves their characters. @returns how many there were, and how many were saved
   * in time
   */
  async close(): Promise<{ readonly characters: number; readonly saved: number }> {
    this.playback.closeAll();
    const characters = this.ids();
    this.#dependencies.io.local.disconnectSockets(true);
    const saved = await saveAll(characters, (characterId) => this.save(characterId));
    return { characters: characters.length, saved };
  }
}

/** The room that all sockets of a character are in. */
export const roomOf = (characterId: number): string => `character:${characterId}`;
