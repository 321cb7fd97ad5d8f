import type { Frame } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Game } from '../game.ts';
import type { CharacterSockets } from './character-sockets.ts';
import type { Nodes } from './nodes.ts';

/** ms between two checks of the rows of watched characters. A message between nodes can be lost. */
const CHECK_INTERVAL = 5_000;

interface Dependencies {
  readonly nodes: Pick<Nodes, 'revisions'>;
  readonly game: { readonly characters: Pick<Game['characters'], 'inQueue'> };
  /** The characters that have a socket on this node. */
  readonly characters: Pick<CharacterSockets, 'has' | 'ids' | 'open' | 'playback' | 'showCommand'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Shows commands of other nodes to the sockets of this node. A message from another node contains the
 * command's frame; the playback then restarts from the stored row. The next check of the rows finds a command
 * whose message was lost.
 */
export class PeerCommands {
  readonly #dependencies: Dependencies;
  readonly #checks: NodeJS.Timeout;
  #running: Promise<void> | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#checks = setInterval(() => void this.check(), CHECK_INTERVAL).unref();
  }

  /** Sends the frame of another node's command to the sockets here, and restarts the playback. */
  async follow(characterId: number, frame: Frame): Promise<void> {
    const { game, characters } = this.#dependencies;
    const { playback } = characters;
    if (!characters.has(characterId)) return;
    try {
      const isNews = await game.characters.inQueue(characterId, () => {
        const standing = playback.standing(characterId);
        // The playback has this revision or a later one already, from another message or from a check of the
        // rows.
        if (standing !== null && standing.revision >= frame.revision) return false;
        playback.playTo(characterId, frame.to);
        characters.showCommand(characterId, frame);
        playback.close(characterId);
        return true;
      });
      // If the row has a later revision, `open` does nothing: the message for that revision will arrive and
      // start the playback.
      if (isNews) await characters.open(characterId, frame.revision);
    } catch (error) {
      playback.close(characterId);
      this.#failed(error, characterId);
    }
  }

  /**
   * Compares the stored rows of the characters with their playbacks, to find commands whose message was lost.
   * A call during a check returns that check.
   */
  check(): Promise<void> {
    this.#running ??= this.#check().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  stop(): void {
    clearInterval(this.#checks);
  }

  async #check(): Promise<void> {
    const { nodes, characters } = this.#dependencies;
    try {
      for (const [characterId, revision] of await nodes.revisions(characters.ids())) {
        const standing = characters.playback.standing(characterId);
        if (standing !== null && standing.revision >= revision) continue;
        characters.playback.close(characterId);
        await characters.open(characterId);
      }
    } catch (error) {
      this.#failed(error, null);
    }
  }

  #failed(error: unknown, characterId: number | null): void {
    const { log } = this.#dependencies;
    log.warn({ err: error, characterId }, 'commands of other nodes could not be followed');
  }
}
