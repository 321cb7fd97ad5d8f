import type { Frame } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Game } from '../game.ts';
import type { CharacterSockets } from './character-sockets.ts';
import type { Nodes } from './nodes.ts';

/** How often characters that are watched here are looked up, in ms: a message between nodes may be lost. */
const LOOK_EVERY = 5_000;

interface Dependencies {
  readonly nodes: Pick<Nodes, 'revisions'>;
  readonly game: { readonly characters: Pick<Game['characters'], 'inLane'> };
  /** The characters that have a socket here. */
  readonly characters: Pick<CharacterSockets, 'has' | 'ids' | 'open' | 'playback' | 'showCommand'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Follows what commands on other nodes do to characters that are watched here. A message shows the command
 * and starts the playback again from the row that it left. A message that is lost is found out by the next
 * look at the rows.
 */
export class PeerCommands {
  readonly #dependencies: Dependencies;
  readonly #looks: NodeJS.Timeout;
  #underWay: Promise<void> | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#looks = setInterval(() => void this.look(), LOOK_EVERY).unref();
  }

  /** Another node has carried out a command. */
  async follow(characterId: number, frame: Frame): Promise<void> {
    const { game, characters } = this.#dependencies;
    const { playback } = characters;
    if (!characters.has(characterId)) return;
    try {
      const isNews = await game.characters.inLane(characterId, () => {
        const standing = playback.standing(characterId);
        // Overtaken by a later one, or by a look at the row.
        if (standing !== null && standing.revision >= frame.revision) return false;
        playback.playTo(characterId, frame.to);
        characters.showCommand(characterId, frame);
        playback.close(characterId);
        return true;
      });
      // Where the row has come further, the message of that is on its way.
      if (isNews) await characters.open(characterId, frame.revision);
    } catch (error) {
      playback.close(characterId);
      this.#failed(error, characterId);
    }
  }

  /** Looks for commands that this node has not been told of. Asked while it looks, it looks once. */
  look(): Promise<void> {
    this.#underWay ??= this.#look().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  stop(): void {
    clearInterval(this.#looks);
  }

  async #look(): Promise<void> {
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
