import type { Frame } from '@slumberfell/protocol';
import type { Game } from '../characters/game.ts';
import type { Nodes } from './nodes.ts';
import type { Films } from './playback.ts';

/** How often characters that are watched here are looked up, in ms: a message between nodes may be lost. */
export const LOOK_EVERY = 5_000;

/** What nodes say to each other. */
export interface NodeMessages {
  /** A command was carried out on the node that says so. */
  frame(characterId: number, frame: Frame): void;
}

interface Following {
  readonly nodes: Pick<Nodes, 'revisions'>;
  readonly game: Pick<Game, 'inLane'>;
  readonly films: Pick<Films, 'standing' | 'playTo' | 'close'>;
  /** Characters that have a socket here. */
  watched(): Iterable<number>;
  isWatched(characterId: number): boolean;
  /** Shows a command's frame to the sockets here. */
  show(characterId: number, frame: Frame): void;
  /**
   * Opens a character's film from its row and tells its sockets how far that has come.
   * @param atMost not if there have been more commands than so many.
   */
  open(characterId: number, atMost?: number): Promise<void>;
  failed(error: unknown, characterId: number | null): void;
}

/**
 * Follows what commands on other nodes do to characters that are watched here. A message shows the command and lets the film
 * start again from the row that it left; whatever message is lost, the next look at the rows finds out.
 */
export class Elsewhere {
  readonly #following: Following;
  readonly #looks: NodeJS.Timeout;
  #underWay: Promise<void> | null = null;

  constructor(following: Following) {
    this.#following = following;
    this.#looks = setInterval(() => void this.look(), LOOK_EVERY).unref();
  }

  /** Another node has carried out a command. */
  async follow(characterId: number, frame: Frame): Promise<void> {
    const { game, films, isWatched, show, open, failed } = this.#following;
    if (!isWatched(characterId)) return;
    try {
      const isNews = await game.inLane(characterId, () => {
        const standing = films.standing(characterId);
        // Overtaken by a later one, or by a look at the row.
        if (standing !== null && standing.revision >= frame.revision) return false;
        films.playTo(characterId, frame.to);
        show(characterId, frame);
        films.close(characterId);
        return true;
      });
      // Where the row has come further, the message of that is on its way.
      if (isNews) await open(characterId, frame.revision);
    } catch (error) {
      films.close(characterId);
      failed(error, characterId);
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
    const { nodes, films, watched, open, failed } = this.#following;
    try {
      for (const [characterId, revision] of await nodes.revisions([...watched()])) {
        const standing = films.standing(characterId);
        if (standing !== null && standing.revision >= revision) continue;
        films.close(characterId);
        await open(characterId);
      }
    } catch (error) {
      failed(error, null);
    }
  }
}
